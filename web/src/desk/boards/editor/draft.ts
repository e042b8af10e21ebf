import type { components, Deal } from 'dealbook-client'
import { UNKNOWN_HANDS } from 'dealbook-domain/bridge/hand.js'
import { type DealContent, defaultDealer, defaultVulnerability } from 'dealbook-domain/deal-content.js'
import type { Sharing } from 'dealbook-domain/sharing.js'
import { changedFields, type Merge, mergeOf, withFieldsOf } from '../../../three-way-merge.js'

/** The editable fields of a board. */
export interface Draft extends Omit<DealContent, 'doubleDummy' | 'supplement'> {
  readonly sharing: Sharing
  readonly sharingGroupIds: readonly string[]
}

export type Field = keyof Draft

export const NEW_DRAFT: Draft = {
  title: '',
  boardNumber: null,
  dealer: defaultDealer(null),
  vulnerability: defaultVulnerability(null),
  hands: UNKNOWN_HANDS,
  auction: [],
  callNotes: [],
  play: [],
  result: null,
  commentary: [],
  themes: [],
  personalThemes: [],
  inspirations: [],
  sharing: 'private',
  sharingGroupIds: [],
}

export const FIELDS = Object.keys(NEW_DRAFT) as readonly Field[]

const pick = (from: Draft, fields: readonly Field[]): Partial<Draft> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]))

export const draftOf = (deal: Deal): Draft => pick(deal as unknown as Draft, FIELDS) as Draft

type Group = readonly Field[]

/** Notes may not fit another auction. */
const AUCTION: Group = ['auction', 'callNotes']
/** Fields that are sent together, because the service derives them from each other or validates them together. */
const SENT_TOGETHER: readonly Group[] = [
  ['boardNumber', 'dealer', 'vulnerability'],
  AUCTION,
  ['sharing', 'sharingGroupIds'],
]
const MERGED_TOGETHER: readonly Group[] = [AUCTION]

/** The fields, and all fields of the groups that they belong to. */
const withGroups = (fields: readonly Field[], groups: readonly Group[]): readonly Field[] => [
  ...new Set([...fields, ...groups.filter((group) => group.some((field) => fields.includes(field))).flat()]),
]

const input = (fields: Partial<Draft>) => fields as unknown as components['schemas']['DealPatch']

/** The patch that turns the loaded board into the draft. */
export const patchOf = (loaded: Draft, draft: Draft): components['schemas']['DealPatch'] =>
  input(pick(draft, withGroups(changedFields(loaded, draft), SENT_TOGETHER)))

export const bodyOf = (draft: Draft) => draft as unknown as components['schemas']['DealInput']

/**
 * The draft with another board number. If dealer and vulnerability matched the old number, they follow the new one; the
 * dealer only before the auction and play have begun.
 */
export const withBoardNumber = (draft: Draft, boardNumber: number | null): Draft => {
  const { dealer, vulnerability } = draft
  const isBegun = draft.auction.length > 0 || draft.play.length > 0
  return {
    ...draft,
    boardNumber,
    dealer: dealer === defaultDealer(draft.boardNumber) && !isBegun ? defaultDealer(boardNumber) : dealer,
    vulnerability:
      vulnerability === defaultVulnerability(draft.boardNumber) ? defaultVulnerability(boardNumber) : vulnerability,
  }
}

/** Compares a draft and the current board with the board that the draft is based on. */
export const mergeOfBoards = (loaded: Draft, mine: Draft, current: Draft): Merge<Draft> =>
  mergeOf(loaded, mine, current, withGroups(changedFields(loaded, mine), MERGED_TOGETHER))

/** The draft with some fields, and those merged together with them, replaced by those of another draft. */
export const withBoardFieldsOf = (draft: Draft, other: Draft, fields: readonly Field[]): Draft =>
  withFieldsOf(draft, other, withGroups(fields, MERGED_TOGETHER))
