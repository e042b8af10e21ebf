import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import type { TextKey } from '../../../texts/texts.js'
import type { Field } from './draft.js'

/** A problem that the service found in a field. */
export interface Fault {
  readonly field: Field | null
  readonly path: string
  readonly message: string
}

/** The messages that teachers come across, with their texts. The groups of the pattern are values of the text. */
const KNOWN: readonly (readonly [RegExp, TextKey])[] = [
  [/^must all have the same number of cards$/, 'boards.fault.sizes'],
  [/^holds (?<card>\w+), which (?<seat>[NESW]) has$/, 'boards.fault.taken'],
  [/^must contain at least one group/, 'boards.fault.groups'],
  [/^needs an auction that ends in a contract$/, 'boards.fault.noContract'],
  [/^needs all four hands$/, 'boards.fault.fourHands'],
  [/^card (?<at>\d+), (?<card>\w+), is not in the hand of (?<seat>[NESW])/, 'boards.fault.notHeld'],
  [/^card (?<at>\d+), (?<card>\w+), does not follow suit/, 'boards.fault.revoke'],
  [/^must not contain more than (?<most>\d+) paragraphs and steps$/, 'boards.fault.paragraphs'],
  [/^must not be larger than 64 KiB$/, 'boards.fault.size'],
]

/** The message about an illegal accepted call of a note. */
const ILLEGAL_CALL = /^(?<call>[1-7](?:NT|[CDHS])|XX?|P) (?:is the|is insufficient|is not a legal|comes) /

/** A fault in words: the pages' text if the message is known, or else the service's. */
export const faultText = (
  { field, message }: Pick<Fault, 'message'> & Partial<Fault>,
  t: (key: TextKey, values?: Readonly<Record<string, string>>) => string,
): string => {
  if (field === 'title') return t('boards.fault.title')
  const { call } = (field === 'callNotes' && ILLEGAL_CALL.exec(message)?.groups) || {}
  if (call !== undefined) return t('boards.noteIllegal', { call })
  for (const [pattern, key] of KNOWN) {
    const match = pattern.exec(message)
    if (match === null) continue
    const { seat, card, ...values } = match.groups ?? {}
    return t(key, {
      ...values,
      ...(card === undefined ? {} : { card: `${SUIT_SYMBOLS[card[0] as 'S']}${card.slice(1).replace('T', '10')}` }),
      ...(seat === undefined ? {} : { seat: t(`seat.${seat as 'N'}`) }),
    })
  }
  return message
}
