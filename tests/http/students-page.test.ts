import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import { DEFAULT_SITE } from '../../src/http/pages/site.js'
import { aCollection, aDeal, aGrant } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

/** Replaces the built pages: each rendering has a number, and shows its input. */
const RENDERER = `let count = 0
export const renderPage = (data) => \`<p>\${++count} \${data.language} \${data.at} \${data.site.name} \${data.titles.join()} \${data.deals.map((deal) => [deal.boardNumber, deal.dealer, deal.contract?.declarer].join(' '))}</p>\`
export const renderProblem = (problem, language) => \`<p>\${++count} \${problem} \${language}</p>\`
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealbook-students-'))
  for (const name of ['assets', 'server']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Dealbook</title></head>')
  writeFileSync(join(folder, 'favicon.ico'), 'an icon')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'students.json'), '{}')
  writeFileSync(join(folder, 'server', 'server.js'), RENDERER)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const openWorld = (name = 'Club') =>
  openHttpWorld({ options: { web: { folder, signIn: null, site: { ...DEFAULT_SITE, name } } } })

describe('the page of a link', () => {
  let world: HttpWorld
  let owner: Client
  let deal: Deal
  let collection: Collection

  const keepLink = async (of: HttpWorld): Promise<void> => {
    const { deals, collections } = of.repositories
    await deals.insertMany([deal])
    await collections.insert(collection)
  }
  const get = (path = '/c/token', headers: Readonly<Record<string, string>> = {}, of = world) =>
    of.request({ url: path, headers: { 'accept-language': 'en', ...headers } })
  const numberOf = ({ text }: { readonly text: string }): number => Number(/<p>(\d+)/.exec(text)?.[1])

  beforeEach(async () => {
    world = await openWorld()
    owner = await aClient(world)
    deal = aDeal({ ownerId: owner.account.id, title: 'One' })
    collection = aCollection({
      ownerId: owner.account.id,
      dealIds: [deal.id],
      publicEnabled: true,
      publicToken: 'token',
    })
    await keepLink(world)
  })

  it('is rendered once for all readers of one state, including concurrent ones', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => get()))
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
    const tag = pages[0]?.headers.etag as string
    const first = numberOf(await get())
    expect((await get('/c/token', { 'if-none-match': tag })).status).toBe(304)
    expect((await world.request({ method: 'HEAD', url: '/c/token' })).headers.etag).toBe(tag)
    await world.repositories.deals.save(deal, { ...deal, title: 'Two' })
    const changed = await get()
    expect(changed.text).toContain('Two')
    expect(numberOf(changed)).toBe(first + 1)
    expect(changed.headers.etag).not.toBe(tag)
  })

  it('counts as a view for each reader who gets it, also from the cache', async () => {
    const views = async () => {
      await world.flushViews()
      return (await world.repositories.collections.findById(collection.id))?.views.total
    }
    const before = (await views()) as number
    const { headers } = await get()
    await get()
    await get('/c/token', { 'if-none-match': headers.etag as string })
    await world.request({ method: 'HEAD', url: '/c/token' })
    await get('/c/token', { 'user-agent': 'facebookexternalhit/1.1' })
    await get('/c/unknown')
    expect(await views()).toBe(before + 2)
  })

  it('has its boards numbered by their places, and turned so that the declarer sits South', async () => {
    const auction = ['1S', 'P', 'P', 'P'] as Call[]
    const other = aDeal({ ownerId: owner.account.id, title: 'Two', boardNumber: 8, dealer: 'W', auction })
    const trashed = aDeal({ ownerId: owner.account.id, title: 'Gone', lifecycle: 'trashed' })
    await world.repositories.deals.insertMany([other, trashed])
    const dealIds = [deal.id, trashed.id, other.id]
    let stored = (await world.repositories.collections.save(collection, { ...collection, dealIds })) as Collection
    expect((await get()).text).toContain('One,Two  N ,8 W W')
    expect((await get('/c/token?numbers=place')).text).toContain('One,Two 1 N ,2 E E')
    expect((await get('/c/token?numbers=dealer')).text).toContain('One,Two  N ,8 W W')
    const studentView = { ...stored.studentView, south: 'declarer' as const }
    stored = (await world.repositories.collections.save(stored, { ...stored, studentView })) as Collection
    expect((await get('/c/token?numbers=place')).text).toContain('One,Two 1 N ,2 S S')
    // As long as the bidding is practised, the board is not turned.
    const practice = { ...stored.practice, bidding: true }
    await world.repositories.collections.save(stored, { ...stored, practice })
    expect((await get('/c/token?numbers=place')).text).toContain('One,Two 1 N ,2 E E')
  })

  it('is rendered again once the badges of its author have changed', async () => {
    const before = await get()
    await world.repositories.grants.put(aGrant({ accountId: owner.account.id, startsAt: new Date(0) }))
    const after = await get('/c/token', { 'if-none-match': before.headers.etag as string })
    expect(after.status).toBe(200)
    expect(numberOf(after)).toBe(numberOf(before) + 1)
  })

  it.each([false, true])('is not indexed, and can only be framed if the collection is embeddable: %s', async (is) => {
    await world.repositories.collections.save(collection, { ...collection, embeddable: is })
    for (const method of ['GET', 'HEAD'] as const) {
      const { headers } = await world.request({ method, url: '/c/token' })
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${is ? '*' : "'none'"}`)
      expect(headers['x-frame-options']).toBe(is ? undefined : 'DENY')
      expect(headers['cross-origin-opener-policy']).toBe(is ? undefined : 'same-origin')
    }
    const closed = await get('/c/unknown')
    expect(closed.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'x-frame-options': 'DENY' })
  })

  it('is rendered for each language and board, and for no place beyond the largest collection', async () => {
    const texts = [await get(), await get('/c/token?lang=fr'), await get('/c/token?board=2')].map(({ text }) => text)
    expect(new Set(texts).size).toBe(3)
    const [far, farther] = [await get('/c/token?board=600'), await get('/c/token?board=700')]
    expect(farther.text).toBe(far.text)
    expect(farther.headers.etag).toBe(far.headers.etag)
  })

  it('is not shown from the cache once the link is closed, nor is its tag', async () => {
    const { headers } = await get()
    await world.repositories.collections.save(collection, { ...collection, publicEnabled: false })
    const closed = await get('/c/token', { 'if-none-match': headers.etag as string })
    expect(closed.status).toBe(404)
    expect(closed.text).toContain('closed en')
    expect(closed.headers.etag).not.toBe(headers.etag)
  })

  it('has a different tag if the name of the site differs', async () => {
    const other = await openWorld('Another club')
    await other.repositories.accounts.insert(owner.account)
    await keepLink(other)
    const [here, there] = [await get(), await get('/c/token', {}, other)]
    expect(there.text).toContain('Another club')
    expect(there.headers.etag).not.toBe(here.headers.etag)
  })

  it('is rendered once for each language if the link is unknown', async () => {
    const unknown = async (path: string) => numberOf(await get(path))
    const first = await unknown('/c/guess-1')
    expect(await unknown('/c/guess-2')).toBe(first)
    expect(await unknown('/c/guess-1?lang=fr')).toBe(first + 1)
  })
})
