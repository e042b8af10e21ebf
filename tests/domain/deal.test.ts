import { describe, expect, it } from 'vitest'
import { ANONYMOUS, asAccount, BACKEND } from '../../src/domain/actor.js'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Card } from '../../src/domain/bridge/play.js'
import {
  contractOfDeal,
  mayManageDeal,
  newDeal,
  orphaned,
  overwriteDeal,
  patchFields,
  withBatch,
  withSharing,
} from '../../src/domain/deal.js'
import { boardKey, boardKeyOf, type DealFields, type DealPatch } from '../../src/domain/deal-content.js'
import type { DomainError, Issue } from '../../src/domain/errors.js'
import type { DealId, SharingGroupId } from '../../src/domain/ids.js'
import { aDeal, anAccount, anAccountId, later, NOON } from '../support/builders.js'

const made = (fields: Partial<DealFields> = {}) =>
  newDeal(
    { id: 'id' as DealId, ownerId: anAccountId('owner'), fields: { title: 'T', ...fields }, sharingGroupIds: [] },
    NOON,
  )

const lines = (count: number) => Array.from({ length: count }, () => ({ type: 'paragraph', children: [] }) as const)

const patched = (deal: ReturnType<typeof made>, patch: DealPatch) =>
  overwriteDeal(deal, patchFields(deal, patch), [], later(9))

describe('a new deal', () => {
  it('has a default for everything but its title', () => {
    expect(made()).toEqual({
      id: 'id',
      revision: 1,
      ownerId: 'owner',
      title: 'T',
      boardNumber: null,
      dealer: 'N',
      vulnerability: 'None',
      hands: { N: null, E: null, S: null, W: null },
      auction: [],
      callNotes: [],
      play: [],
      result: null,
      doubleDummy: null,
      commentary: [],
      themes: [],
      personalThemes: [],
      inspirations: [],
      supplement: [],
      sharing: 'private',
      sharingGroupIds: [],
      lifecycle: 'active',
      imported: false,
      publishedAt: null,
      createdAt: NOON,
      updatedAt: NOON,
    })
  })

  it('derives dealer and vulnerability from the board number if they are missing', () => {
    expect(made({ boardNumber: 4 })).toMatchObject({ dealer: 'W', vulnerability: 'All' })
    expect(made({ boardNumber: 4, dealer: 'S' })).toMatchObject({ dealer: 'S', vulnerability: 'All' })
    expect(made({ boardNumber: 4, vulnerability: 'NS', dealer: null })).toMatchObject({
      dealer: 'W',
      vulnerability: 'NS',
    })
  })

  it('is refused with every fault named', () => {
    try {
      made({
        hands: { N: 'x' },
        auction: ['X'] as Call[],
        callNotes: [{ call: 0 }],
        sharing: 'group',
        commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(70_000) }] }],
      })
      expect.unreachable()
    } catch (error) {
      const issues = (error as DomainError).meta.issues as Issue[]
      expect(issues.map(({ path }) => path)).toEqual([
        ...['/hands/N', '/auction/0', '/callNotes/0', '/commentary', '/sharingGroupIds'],
      ])
      expect(issues.at(-1)?.message).toMatch(/^must contain at least one group/)
    }
  })

  it('has a commentary of at most 200 paragraphs', () => {
    expect(made({ commentary: lines(200) }).commentary).toHaveLength(200)
    expect(() => made({ commentary: lines(201) })).toThrow('not valid')
  })

  it('is published immediately if it is created as public', () => {
    expect(made({ sharing: 'public' }).publishedAt).toEqual(NOON)
    expect(made({ sharing: 'private' }).publishedAt).toBeNull()
  })
})

describe('publishedAt', () => {
  it('is the first time the deal became public, whatever happens later', () => {
    const published = withSharing(made(), 'public', [], later(1))
    const hidden = withSharing(published, 'private', [], later(2))
    const again = withSharing(hidden, 'public', [], later(3))
    expect([published, hidden, again].map(({ publishedAt }) => publishedAt)).toEqual([later(1), later(1), later(1)])
  })
})

describe('sharing', () => {
  it('names groups only while the deal is shared with groups', () => {
    const group = 'group' as SharingGroupId
    const shared = withSharing(made(), 'group', [group], NOON)
    expect(shared).toMatchObject({ sharing: 'group', sharingGroupIds: [group], publishedAt: null })
    expect(withSharing(shared, 'private', [group], NOON).sharingGroupIds).toEqual([])
  })
})

describe('a patch', () => {
  it('changes the given fields, and restores defaults for null', () => {
    const deal = made({ boardNumber: 4, themes: ['a'], hands: { N: 'A...', S: 'K...' }, auction: ['1C'] as Call[] })
    expect(patched(deal, { title: 'New', hands: { E: 'Q...', S: null } })).toEqual({
      ...deal,
      title: 'New',
      hands: { N: 'A...', E: 'Q...', S: null, W: null },
      updatedAt: later(9),
    })
    expect(patched(deal, { themes: null, auction: null, hands: null })).toMatchObject({
      themes: [],
      auction: [],
      hands: { N: null, S: null },
    })
  })

  it('updates dealer and vulnerability with a new board number if they came from the old one', () => {
    const deal = made({ boardNumber: 4 })
    expect(patched(deal, { boardNumber: 1 })).toMatchObject({ dealer: 'N', vulnerability: 'None' })
    expect(patched(deal, { boardNumber: null })).toMatchObject({ dealer: 'N', vulnerability: 'None' })
    expect(patched(made({}), { boardNumber: 2 })).toMatchObject({ dealer: 'E', vulnerability: 'NS' })
  })

  it('keeps a dealer and vulnerability that were set by hand, or are set with the new board number', () => {
    const deal = made({ boardNumber: 4, dealer: 'S', vulnerability: 'NS' })
    expect(patched(deal, { boardNumber: 1 })).toMatchObject({ dealer: 'S', vulnerability: 'NS' })
    const brought = made({ boardNumber: 4 })
    expect(patched(brought, { boardNumber: 1, dealer: 'E' })).toMatchObject({ dealer: 'E', vulnerability: 'None' })
    expect(patched(brought, { boardNumber: 1, vulnerability: 'EW' })).toMatchObject({
      dealer: 'N',
      vulnerability: 'EW',
    })
  })

  it('keeps a commentary that was stored when more paragraphs were allowed', () => {
    const deal = aDeal({ commentary: lines(300) })
    expect(patched(deal, { title: 'Another' })).toMatchObject({ title: 'Another', commentary: deal.commentary })
    expect(() => patched(deal, { commentary: lines(301) })).toThrow('not valid')
    expect(() => patched(aDeal(), { commentary: lines(201) })).toThrow('not valid')
  })

  it('keeps the dealer of an auction when the board number changes', () => {
    const auction = ['1C'] as Call[]
    const deal = made({ boardNumber: 4, auction })
    expect(patched(deal, { boardNumber: 1 })).toMatchObject({ dealer: 'W', vulnerability: 'None' })
    expect(patched(deal, { boardNumber: 1, auction: [] })).toMatchObject({ dealer: 'N' })
    expect(patched(made({ boardNumber: 4 }), { boardNumber: 1, auction })).toMatchObject({ dealer: 'W' })
  })

  const played = () =>
    made({
      boardNumber: 4,
      hands: { N: 'A...', E: 'K...', S: 'Q...', W: 'J...' },
      auction: ['1C', 'P', 'P', 'P'] as Call[],
      play: ['SA', 'SK'] as Card[],
      result: 1,
    })

  it('only accepts a legal play', () => {
    expect(played()).toMatchObject({ play: ['SA', 'SK'], result: 1 })
    expect(() => made({ play: ['SA'] as Card[] })).toThrow('not valid')
    for (const patch of [
      { play: ['SK'] },
      { auction: ['P', 'P', 'P', 'P'] },
      { auction: ['1C'] },
      { auction: null },
      { dealer: 'N' },
      { hands: { S: null } },
      { hands: { N: 'K...', E: 'A...' } },
    ] as DealPatch[])
      expect(() => patched(played(), patch), JSON.stringify(patch)).toThrow('not valid')
    expect(patched(played(), { boardNumber: 1, result: null })).toMatchObject({
      dealer: 'W',
      vulnerability: 'None',
      play: { length: 2 },
      result: null,
    })
    expect(patched(played(), { play: null, hands: null, auction: null })).toMatchObject({ play: [], auction: [] })
  })

  const noted = () =>
    made({
      auction: ['1NT', 'P', '2C', 'P'] as Call[],
      callNotes: [
        { call: 2, text: 'Stayman', alert: true },
        { call: 4, accepts: ['2D'] as Call[] },
      ],
    })

  it('only accepts notes at calls of its auction', () => {
    expect(noted().callNotes).toEqual([
      { call: 2, text: 'Stayman', alert: true, accepts: [] },
      { call: 4, text: '', alert: false, accepts: ['2D'] },
    ])
    for (const patch of [
      { auction: ['1NT', 'P', '2C'] },
      { auction: ['1NT', 'P', '3C', 'P'] },
      { auction: null },
      { auction: ['1NT', 'P', '2C', 'P'], callNotes: [{ call: 5, alert: true }] },
      { callNotes: [{ call: 5, alert: true }] },
    ] as DealPatch[])
      expect(() => patched(noted(), patch), JSON.stringify(patch)).toThrow('not valid')
    expect(patched(noted(), { title: 'New' }).callNotes).toEqual(noted().callNotes)
    expect(patched(noted(), { auction: ['1NT', 'P', '2C', 'P', '2H'] as Call[] }).callNotes).toHaveLength(2)
    expect(patched(noted(), { auction: null, callNotes: null })).toMatchObject({ auction: [], callNotes: [] })
    const callNotes = [{ call: 0, text: 'Weak', alert: false, accepts: [] }]
    expect(patched(noted(), { auction: ['2H'] as Call[], callNotes })).toMatchObject({ auction: ['2H'], callNotes })
    expect(overwriteDeal(noted(), { title: 'Over' }, [], NOON)).toMatchObject({ callNotes: [] })
    expect(withBatch(noted(), { themes: ['x'] }, [], NOON)).toMatchObject({ callNotes: { length: 2 } })
    expect(orphaned(noted(), NOON)).toMatchObject({ callNotes: noted().callNotes })
  })

  it('keeps its supplement through any change until it is cleared', () => {
    const supplement = [{ name: 'West', value: 'Ada' }]
    const deal = made({ supplement })
    expect(deal).toMatchObject({ supplement })
    expect(patched(deal, { title: 'New' })).toMatchObject({ supplement })
    expect(overwriteDeal(deal, { title: 'New' }, [], NOON)).toMatchObject({ supplement })
    expect(withBatch(deal, { themes: ['x'] }, [], NOON)).toMatchObject({ supplement })
    expect(patched(deal, { supplement: [] })).toMatchObject({ supplement: [] })
    expect(orphaned(deal, NOON)).toMatchObject({ supplement: [] })
  })
})

describe('an overwrite', () => {
  it('resets missing fields, but neither owner nor dates nor lifecycle', () => {
    const deal = aDeal({
      themes: ['a'],
      sharing: 'public',
      publishedAt: later(-5),
      lifecycle: 'trashed',
      boardNumber: 3,
    })
    expect(overwriteDeal(deal, { title: 'Over' }, [], later(9))).toEqual({
      ...deal,
      title: 'Over',
      themes: [],
      sharing: 'private',
      boardNumber: null,
      updatedAt: later(9),
    })
  })
})

describe('contractOfDeal', () => {
  it('is derived from the auction and the dealer', () => {
    expect(contractOfDeal(made({ dealer: 'E', auction: ['1C', 'P', 'P', 'P'] as Call[] }))).toMatchObject({
      declarer: 'E',
    })
    expect(contractOfDeal(made())).toBeNull()
  })
})

describe('boardKey', () => {
  const hands = { N: null, E: null, S: null, W: null }
  const north = 'AKQJ.T98.765.432'

  it('distinguishes boards by number, dealer, vulnerability and hands alone', () => {
    const key = boardKey(made())
    expect(boardKey(made({ title: 'Another', commentary: [] }))).toBe(key)
    for (const fields of [
      { boardNumber: 7 },
      { dealer: 'W' },
      { vulnerability: 'All' },
      { hands: { ...hands, N: north } },
      { hands: { ...hands, E: north } },
    ] as const)
      expect(boardKey(made(fields))).not.toBe(key)
  })

  it('is that of the resulting deal, and is null for input that would be refused', () => {
    const fields = { title: 'T', boardNumber: 3, hands: { ...hands, N: north } }
    expect(boardKeyOf(fields)).toBe(boardKey(made(fields)))
    expect(boardKeyOf({ ...fields, hands: { ...hands, N: north, S: north } })).toBeNull()
    expect(() => boardKeyOf(null as never)).toThrow(TypeError)
  })
})

describe('mayManageDeal', () => {
  it('allows the owner and internal backends; an orphaned deal has no owner', () => {
    const deal = aDeal()
    const owner = asAccount(anAccount({ id: anAccountId('owner') }))
    const admin = asAccount(anAccount({ role: 'admin' }))
    expect([owner, BACKEND, admin, ANONYMOUS].map((actor) => mayManageDeal(actor, deal))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(mayManageDeal(owner, { ownerId: null })).toBe(false)
  })
})
