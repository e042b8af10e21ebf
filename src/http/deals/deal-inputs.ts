import { Type } from 'typebox'
import { CALL_PATTERN, type Call, MAX_CALLS } from '../../domain/bridge/auction.js'
import { MAX_BOARD_NUMBER, type Seat } from '../../domain/bridge/board.js'
import { CARD_PATTERN, type Card, MAX_CARDS, MAX_TRICKS } from '../../domain/bridge/play.js'
import { MAX_ACCEPTED_CALLS, MAX_CALL_NOTE_LENGTH } from '../../domain/call-note.js'
import { MAX_BATCH_DEALS } from '../../domain/deal-content.js'
import { CommentaryInput } from '../dtos/paragraph-dtos.js'
import { AccountIdText, called, nullable, says, strictObject, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS, EXAMPLE_NOTE } from '../openapi/examples.js'
import { CONTENT_RULE } from '../validation/content-rule.js'
import {
  ACCEPTED_CALLS,
  HAND,
  INSPIRATIONS,
  NOTE_ALERT,
  NOTE_TEXT,
  NOTED_CALL,
  PERSONAL_THEMES,
  RESULT,
  seat,
  sharing,
  THEMES,
  themes,
  title,
  vulnerability,
} from './deal-fields.js'
import { SupplementPatch } from './supplement-dtos.js'

const handText = (name: Seat) =>
  Type.Optional(
    nullable(Type.String({ maxLength: 16, ...says(`${HAND} \`null\` if it is unknown.`, EXAMPLE_BOARD.hands[name]) })),
  )

const CallText = Type.Unsafe<Call>({ type: 'string', pattern: CALL_PATTERN, examples: ['1NT'] })

const CallNoteInput = strictObject(
  {
    call: Type.Integer({ minimum: 0, ...says(NOTED_CALL, EXAMPLE_NOTE.call) }),
    text: Type.Optional(
      nullable(Type.String({ maxLength: MAX_CALL_NOTE_LENGTH, ...says(NOTE_TEXT, EXAMPLE_NOTE.text) })),
    ),
    alert: Type.Optional(nullable(Type.Boolean(says(NOTE_ALERT, EXAMPLE_NOTE.alert)))),
    accepts: Type.Optional(
      nullable(Type.Array(CallText, { maxItems: MAX_ACCEPTED_CALLS, ...says(ACCEPTED_CALLS, EXAMPLE_NOTE.accepts) })),
    ),
  },
  called('CallNoteInput', 'A note on one call: an explanation, an alert, accepted calls, or any of these.'),
)

const fields = {
  boardNumber: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_BOARD_NUMBER,
        ...says('The number of the board, if it has one.', EXAMPLE_BOARD.boardNumber),
      }),
    ),
  ),
  dealer: Type.Optional(
    nullable(seat('Who deals, and calls first. Defaults to the dealer of the board number.', EXAMPLE_BOARD.dealer)),
  ),
  vulnerability: Type.Optional(
    nullable(vulnerability('Which sides are vulnerable. Defaults to the vulnerability of the board number.')),
  ),
  hands: Type.Optional(
    nullable(
      strictObject(
        { N: handText('N'), E: handText('E'), S: handText('S'), W: handText('W') },
        called('HandsInput', 'The hands of a deal to be stored, by seat. No card may be held twice.'),
      ),
    ),
  ),
  auction: Type.Optional(
    nullable(
      Type.Array(CallText, {
        maxItems: MAX_CALLS,
        ...says(
          'The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`. The auction must be legal.',
          EXAMPLE_BOARD.auction,
        ),
      }),
    ),
  ),
  callNotes: Type.Optional(
    nullable(
      Type.Array(CallNoteInput, {
        maxItems: MAX_CALLS,
        ...says('Notes on single calls: at most one for each, in the order of the calls. They must fit the auction.', [
          EXAMPLE_NOTE,
        ]),
      }),
    ),
  ),
  play: Type.Optional(
    nullable(
      Type.Array(Type.Unsafe<Card>({ type: 'string', pattern: CARD_PATTERN, examples: ['SA'] }), {
        maxItems: MAX_CARDS,
        ...says(
          'The cards in the order in which they were played, starting with the opening lead. Needs four hands and an auction that ends in a contract.',
          EXAMPLE_BOARD.play,
        ),
      }),
    ),
  ),
  result: Type.Optional(
    nullable(Type.Integer({ minimum: 0, maximum: MAX_TRICKS, ...says(RESULT, EXAMPLE_BOARD.result) })),
  ),
  commentary: Type.Optional(nullable(CommentaryInput)),
  themes: Type.Optional(nullable(themes(...THEMES))),
  personalThemes: Type.Optional(nullable(themes(...PERSONAL_THEMES))),
  inspirations: Type.Optional(nullable(themes(...INSPIRATIONS))),
  sharing: Type.Optional(nullable(sharing('Who may see the deal; `private` by default.', 'group'))),
  sharingGroupIds: Type.Optional(
    nullable(
      Type.Array(Uuid('The id of a sharing group of yours.', EXAMPLE_IDS.sharingGroup), {
        maxItems: 100,
        uniqueItems: true,
        description: 'Your groups whose members see the deal: at least one if `sharing` is `group`.',
      }),
    ),
  ),
}

const WHOLE = { [CONTENT_RULE]: 'deal' }
const PATCH = { [CONTENT_RULE]: 'deal-patch' }

export const DealBody = strictObject({ title, ...fields }, { ...WHOLE, ...called('DealInput', 'A new deal.') })
export const ApiDealBody = strictObject(
  { ownerId: AccountIdText('The account that will own the deal.'), ...DealBody.properties },
  { ...WHOLE, ...called('OwnedDealInput', 'A new deal of an account.') },
)
export const DealPatchBody = strictObject(
  {
    title: Type.Optional(title),
    ...fields,
    supplement: SupplementPatch,
  },
  {
    ...PATCH,
    ...called('DealPatch', 'What to change in a deal. Fields that are left out stay; `null` resets a field.'),
    examples: [{ title: 'Counting trumps', themes: ['counting', 'trumps'], boardNumber: null }],
  },
)

export const DealBatchBody = strictObject(
  {
    ids: Type.Array(Uuid('The id of a deal.', EXAMPLE_IDS.deal), {
      minItems: 1,
      maxItems: MAX_BATCH_DEALS,
      uniqueItems: true,
      description: 'The deals to change.',
    }),
    set: strictObject(
      { sharing: fields.sharing, sharingGroupIds: fields.sharingGroupIds, themes: fields.themes },
      { minProperties: 1, description: 'What to change in each of them.', ...PATCH },
    ),
  },
  called('DealBatch', 'A change to several deals, all or none of them.'),
)
