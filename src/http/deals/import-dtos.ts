import { type Static, Type } from 'typebox'
import {
  BOARD_STANDINGS,
  EXISTING_BOARDS,
  type ImportPreview,
  type ImportReport,
  MAX_COUNTED_WARNINGS,
  MAX_REMARKS,
} from '../../application/deals/import-deals.js'
import { READ_FORMATS } from '../../application/ports/board-reader.js'
import { called, nullable, oneOf, says, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS } from '../openapi/examples.js'
import { HandsDto, seat, vulnerability } from './deal-fields.js'

/** The maximum length of `except`: enough for a thousand records. */
const MAX_EXCEPT_LENGTH = 8_000

export const ImportQuery = Type.Object({
  existing: oneOf(EXISTING_BOARDS, {
    default: 'add',
    ...says(
      'What to do with boards that the account already has outside the trash (with the same number, dealer, vulnerability and hands): add them again, or skip them and count them as repeated.',
      'skip',
    ),
  }),
  except: Type.String({
    default: '',
    maxLength: MAX_EXCEPT_LENGTH,
    pattern: '^([0-9]{1,7}(,[0-9]{1,7})*)?$',
    ...says('The indexes of records to skip, separated by commas.', '7,12'),
  }),
  after: Type.Optional(
    Type.String(
      says(
        'For a file that is sent in pieces: a deal from the previous piece. The boards get its `createdAt`, so that lists show them after it, in file order. It is ignored unless it is a deal that the owner created in the last 24 hours.',
        EXAMPLE_IDS.deal,
      ),
    ),
  ),
  dryRun: Type.Boolean({
    default: false,
    ...says(
      'Stores nothing, and says what an import would do. The report then has `boards`, its `imported` says how many deals would be created, and `ids` is empty. An `Idempotency-Key` has no effect.',
      false,
    ),
  }),
})

export const ApiImportQuery = Type.Object({
  ownerId: Type.String({ minLength: 1, ...says('The account that will own the deals.', EXAMPLE_IDS.account) }),
  ...ImportQuery.properties,
})

const ForeseenBoardDto = {
  index: Type.Integer(says('The record in the file, from 0.', 0)),
  line: Type.Integer(says('The line at which the record begins, from 1.', 1)),
  standing: oneOf(
    BOARD_STANDINGS,
    says(
      '`new`: it would become a deal; `repeated`: it repeats a board from earlier in the file; `owned`, with `existing=skip`: the account already has it.',
      'owned',
    ),
  ),
  dealId: nullable(
    Uuid('The id of a deal with this board that the account already has, if it is `owned`.', EXAMPLE_IDS.deal),
  ),
  title: Type.String(says('The title.', EXAMPLE_BOARD.title)),
  boardNumber: nullable(Type.Integer(says('The number of the board, if it has one.', EXAMPLE_BOARD.boardNumber))),
  dealer: seat('Who deals, and calls first.', EXAMPLE_BOARD.dealer),
  vulnerability: vulnerability('Which sides are vulnerable.'),
  hands: HandsDto,
}

const remark = (message: string) => ({
  index: Type.Integer(says('The record in the file, from 0.', 1)),
  line: Type.Integer(says('The line at which the record begins, from 1.', 12)),
  message: Type.String(says('What is wrong, in English.', message)),
})

export const ImportDto = Type.Object(
  {
    format: oneOf(
      READ_FORMATS,
      says('The format of the file, as its content says; `handviewer` is a text with links to a hand viewer.', 'pbn'),
    ),
    imported: Type.Integer(says('How many deals were created.', 1)),
    repeated: Type.Integer(
      says(
        'Records that repeat a board from earlier in the file or, with `existing=skip`, one that the account already has. They are skipped.',
        0,
      ),
    ),
    rejected: Type.Array(
      Type.Object(remark('The deal is missing.'), called('ImportRemark', 'A remark on a record of a file.')),
      {
        maxItems: MAX_REMARKS,
        description: `Records that could not be read as boards, up to ${MAX_REMARKS}.`,
      },
    ),
    rejectedTotal: Type.Integer(says('How many records could not be read as boards.', 1)),
    warnings: Type.Array(
      Type.Object(
        {
          ...remark("the players' names were kept for you alone (West, North, East, South)"),
          boards: Type.Integer(says('How many boards it applies to.', 1)),
        },
        called('ImportWarning', 'Something that was left out of imported boards, or kept for their owner alone.'),
      ),
      {
        maxItems: MAX_REMARKS,
        description: `What was left out of the imported boards or kept for you alone, up to ${MAX_REMARKS} different warnings. Each is listed once, with the first board it applies to.`,
      },
    ),
    warningsTotal: Type.Integer({
      maximum: MAX_COUNTED_WARNINGS,
      ...says(`How many different warnings there were. Counting stops at ${MAX_COUNTED_WARNINGS}.`, 1),
    }),
    ids: Type.Array(Uuid('The id of a deal.', EXAMPLE_IDS.deal), says('The ids of the new deals, in file order.')),
    boards: Type.Optional(
      Type.Array(
        Type.Object(ForeseenBoardDto, called('ForeseenBoard', 'A board of a file, as an import would find it.')),
        {
          maxItems: MAX_REMARKS,
          description: `Only with \`dryRun\`: the boards that could be read, in file order, up to ${MAX_REMARKS}.`,
        },
      ),
    ),
  },
  called('ImportReport', 'What became of an imported file.'),
)

export const toImportDto = ({
  format,
  imported,
  repeated,
  rejected,
  rejectedTotal,
  warnings,
  warningsTotal,
  ids,
}: ImportReport): Static<typeof ImportDto> => ({
  format,
  imported,
  repeated,
  rejectedTotal,
  warningsTotal,
  rejected: rejected.map(({ index, line, message }) => ({ index, line, message })),
  warnings: warnings.map(({ index, line, message, boards }) => ({ index, line, message, boards })),
  ids: [...ids],
})

/** The indexes that `except` names. */
export const indexesOf = (except: string): readonly number[] => except.split(',').filter(Boolean).map(Number)

export const toPreviewDto = ({ boards, ...report }: ImportPreview): Static<typeof ImportDto> => ({
  ...toImportDto(report),
  boards: boards.map(
    ({ index, line, standing, ownedId, deal: { title, boardNumber, dealer, vulnerability, hands } }) => ({
      ...{ index, line, standing, dealId: ownedId },
      ...{ title, boardNumber, dealer, vulnerability, hands },
    }),
  ),
})
