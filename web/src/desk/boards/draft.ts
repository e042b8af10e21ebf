import type { components, Deal } from 'dealbook-client'
import { type DealContent, defaultDealer, defaultVulnerability } from 'dealbook-domain/deal-content.js'
import { UNKNOWN_HANDS } from 'dealbook-domain/hand.js'
import type { Sharing } from 'dealbook-domain/sharing.js'

/** What can be edited of a board. */
export interface Draft extends Omit<DealContent, 'supplement'> {
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

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two drafts differ. */
export const changedFields = (before: Draft, after: Draft): readonly Field[] =>
  FIELDS.filter((field) => !isSame(before[field], after[field]))

/** Fields that the service derives from each other where only one of them is sent. */
const TOGETHER: readonly (readonly Field[])[] = [
  ['boardNumber', 'dealer', 'vulnerability'],
  ['sharing', 'sharingGroupIds'],
]

const input = (fields: Partial<Draft>) => fields as unknown as components['schemas']['DealPatch']

/** What has to be sent to turn the board that was loaded into the draft. */
export const patchOf = (loaded: Draft, draft: Draft): components['schemas']['DealPatch'] => {
  const changed = new Set(changedFields(loaded, draft))
  for (const group of TOGETHER)
    if (group.some((field) => changed.has(field))) for (const field of group) changed.add(field)
  return input(pick(draft, [...changed]))
}

export const bodyOf = (draft: Draft) => draft as unknown as components['schemas']['DealInput']

/** The draft with another board number: the dealer and the sides that followed the old number follow the new one. */
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

/** What became of a board that two people, or two windows, changed at once. */
export interface Merge {
  /** Both changed it, and not to the same. */
  readonly conflicts: readonly Field[]
  /** Only changed there. */
  readonly theirs: readonly Field[]
}

export const mergeOf = (loaded: Draft, mine: Draft, current: Draft): Merge => {
  const own = new Set(changedFields(loaded, mine))
  const others = changedFields(loaded, current).filter((field) => !isSame(mine[field], current[field]))
  return {
    conflicts: others.filter((field) => own.has(field)),
    theirs: others.filter((field) => !own.has(field)),
  }
}

/** The draft with some fields as another one has them. */
export const withFieldsOf = (draft: Draft, other: Draft, fields: readonly Field[]): Draft => ({
  ...draft,
  ...pick(other, fields),
})
