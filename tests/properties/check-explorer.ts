import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Deal } from '../../src/domain/deal.js'
import type { Answer } from '../support/http-world.js'
import type { RandomWorld } from './worlds.js'

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
/** Sufficient for the simple texts of these worlds. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9]+/)

const isFound = (deal: Deal, q: string): boolean => {
  const words = [deal.title, ...deal.themes, ...deal.personalThemes].flatMap(wordsOf)
  return wordsOf(q).every((start) => words.some((word) => word.startsWith(start)))
}

const SORTS = ['createdAt', 'updatedAt', 'publishedAt', 'title', 'boardNumber'] as const

const byValue = (sort: (typeof SORTS)[number], descending: boolean) => (a: Deal, b: Deal) => {
  const [x, y] = [a, b].map((deal) => {
    const value = deal[sort]
    return typeof value === 'string' ? value.toLowerCase() : (value?.valueOf() ?? null)
  }) as [string | number | null, string | number | null]
  const byId = a.id < b.id ? -1 : 1
  if (x === null || y === null) return x === y ? byId : x === null ? 1 : -1
  if (x === y) return byId
  return x < y === descending ? 1 : -1
}

/**
 * Compares what an account finds among its own deals, including personal themes and trashed deals, with a plain
 * implementation.
 */
export const checkDealListQuery = async (
  get: (url: string) => Promise<Answer>,
  world: RandomWorld,
  reader: Account,
): Promise<void> => {
  const own = world.deals.filter(({ ownerId }) => ownerId === reader.id)
  const number = world.deals.length > 0 ? world.accounts.indexOf(reader) % world.deals.length : 0
  const asked = ['', 'secret', `SECRET theme ${number}`, `title ${number}`, 'heme', `secret-theme-${number} nothing`]
  for (const [i, q] of asked.entries()) {
    // A different order for each reader, so that all are covered over several worlds.
    const turn = i + number + world.deals.length
    const [sort, descending] = [SORTS[turn % SORTS.length] ?? 'title', turn % 2 === 0]
    const expected = own.filter((deal) => q === '' || isFound(deal, q)).sort(byValue(sort, descending))
    const query = `q=${encodeURIComponent(q)}&sort=${descending ? '-' : ''}${sort}&pageSize=100`
    const { body } = await get(`/deals?${query}`)
    expect([query, idsOf(body.deals), body.pagination.total]).toEqual([query, idsOf(expected), expected.length])
  }
  const theme = world.deals[number]?.personalThemes[0] ?? 'none'
  const { body } = await get(`/deals?theme=${encodeURIComponent(theme.toUpperCase())}&sort=title&pageSize=100`)
  const themed = own.filter(({ themes, personalThemes }) => [...themes, ...personalThemes].includes(theme))
  expect(idsOf(body.deals)).toEqual(idsOf(themed.sort(byValue('title', false))))
}
