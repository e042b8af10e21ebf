import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Deal } from '../../src/domain/deal.js'
import { later, NOON } from '../support/builders.js'
import type { Answer } from '../support/http-world.js'
import { rulesOf } from './rules.js'
import { worldClock } from './world-clock.js'
import type { RandomWorld } from './worlds.js'

type Get = (url: string) => Promise<Answer>

/** The fields that the catalog never shows. */
const PERSONAL = ['personalThemes', 'inspirations', 'supplement', 'sharingGroupIds']

/** Reads a deal and its files from the catalog: shown if and only if the recent order shows it. */
export const checkPublished = async (get: Get, world: RandomWorld, deal: Deal): Promise<void> => {
  const rules = rulesOf(world)
  const url = `/catalog/deals/${deal.id}`
  const forms = [url, `${url}.pbn`, `${url}.lin`, `${url}.svg`]
  if (!rules.recent.some(({ id }) => id === deal.id)) {
    for (const form of forms)
      expect(await get(form)).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND', meta: {} } })
    return
  }
  for (const form of forms) expect(await get(form)).toMatchObject({ status: 200 })
  const { body } = await get(url)
  const author = rules.accountOf(deal.ownerId) as Account
  expect(body).toMatchObject({ id: deal.id, author: { handle: author.handle, badges: rules.badges(author) } })
  for (const key of PERSONAL) expect(body).not.toHaveProperty(key)
}

/** Texts from folded names and handles, to search for. */
const NAMES = ['ada', 'zo', 'author', 'bob', 'SECRET']

/** Reads the directory of authors: exactly those in the recent order, with the counts and positions derived from it. */
export const checkDirectory = async (get: Get, world: RandomWorld): Promise<void> => {
  const rules = rulesOf(world)
  for (const q of ['', ...NAMES]) {
    const expected = rules.directory(q)
    const walked: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null && walked.length <= expected.length; ) {
      const query = `limit=2${q === '' ? '' : `&q=${q}`}${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { body } = await get(`/catalog/authors?${query}`)
      walked.push(...body.authors)
      cursor = body.nextCursor
    }
    expect(walked).toEqual(
      expected.map(({ author, exposed }) => ({
        handle: author.handle,
        displayName: author.displayName,
        avatarUrl: author.avatarTrusted ? author.avatarUrl : null,
        badges: rules.badges(author),
        createdAt: author.createdAt.toISOString(),
        dealCount: exposed.length,
        lastPublishedAt: exposed[0]?.publishedAt?.toISOString() ?? null,
      })),
    )
  }
}

/**
 * Reads the themes: exactly the public ones in the recent order, the most frequent first, each with one of its
 * spellings.
 */
export const checkThemes = async (get: Get, world: RandomWorld): Promise<void> => {
  const rules = rulesOf(world)
  // They are only counted again if the clock has moved by a minute; the rules do not depend on it.
  worldClock.at = later(-60_000)
  await get('/catalog/themes')
  worldClock.at = NOON
  for (const q of ['', 'squ', 'play squeeze', 'secret']) {
    const expected = rules.themes(q)
    const { themes } = (await get(`/catalog/themes?q=${q}`)).body
    expect(themes).toEqual(expected.map(({ dealCount }) => ({ theme: expect.any(String), dealCount })))
    for (const [i, { spellings }] of expected.entries()) expect(spellings).toContain(themes[i].theme)
  }
}

/** Searches the catalog: exactly the deals of the recent order whose titles and public themes match. */
export const checkSearch = async (get: Get, world: RandomWorld): Promise<void> => {
  const rules = rulesOf(world)
  const handles = world.accounts.flatMap(({ handle }) => (handle === null ? [] : [handle]))
  for (const author of [null, ...handles])
    for (const [q, theme] of [
      ['squ', ''],
      ['secret title', ''],
      ['secret theme', ''],
      ['', 'SQUEEZE play'],
      ['title', 'endplay'],
    ] as const) {
      const expected = rules.searched(q, theme).filter(({ ownerId }) => {
        return author === null || rules.accountOf(ownerId)?.handle === author
      })
      const filter = `q=${q}&theme=${theme}${author === null ? '' : `&author=${author}`}`
      const walked: { readonly id: string }[] = []
      for (let cursor: string | null = ''; cursor !== null && walked.length <= expected.length; ) {
        const { body } = await get(`/catalog/deals?limit=2&${filter}${cursor === '' ? '' : `&cursor=${cursor}`}`)
        walked.push(...body.deals)
        cursor = body.nextCursor
      }
      expect([filter, walked.map(({ id }) => id)]).toEqual([filter, expected.map(({ id }) => id)])
    }
}
