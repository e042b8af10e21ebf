import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const DEFAULTS = { hands: 'all', south: null, auction: true, commentary: true, doubleDummy: false, play: false }
const CHOSEN = {
  hands: 'defending',
  south: 'declarer',
  auction: false,
  commentary: false,
  doubleDummy: true,
  play: true,
}

let world: HttpWorld
let owner: Client

beforeAll(async () => {
  world = await openHttpWorld()
})
beforeEach(async () => {
  owner = await aClient(world)
})

const make = async (fields: object = {}) => (await owner.post('/collections', { title: 'Lesson', ...fields })).body
const patch = (id: string, changes: object) => owner.patch(`/collections/${id}`, changes)

describe('how students see a collection', () => {
  it('is set on creation, in part or not at all', async () => {
    expect(await make()).toMatchObject({ embeddable: false, studentView: DEFAULTS })
    expect(await make({ embeddable: null, studentView: null })).toMatchObject({
      embeddable: false,
      studentView: DEFAULTS,
    })
    expect(await make({ embeddable: true, studentView: { hands: 'S', auction: null } })).toMatchObject({
      embeddable: true,
      studentView: { ...DEFAULTS, hands: 'S' },
    })
  })

  it('is merged with a patch, in which null restores the default', async () => {
    const { id } = await make({ embeddable: true, studentView: CHOSEN })
    const afterPatch = async (changes: object) => (await patch(id, changes)).body
    expect(await afterPatch({ title: 'Another' })).toMatchObject({ embeddable: true, studentView: CHOSEN })
    expect(await afterPatch({ studentView: { hands: 'none' } })).toMatchObject({
      studentView: { ...CHOSEN, hands: 'none' },
    })
    expect(await afterPatch({ embeddable: null, studentView: { hands: null, play: null } })).toMatchObject({
      embeddable: false,
      studentView: { ...CHOSEN, hands: 'all', play: false },
    })
    const reset = await patch(id, { studentView: null })
    expect(reset.body.studentView).toEqual(DEFAULTS)
    expect((await owner.get(`/collections/${id}`)).text).toBe(reset.text)
  })

  it('names every fault, and changes nothing', async () => {
    const { id } = await make({ studentView: CHOSEN })
    const faulty = { embeddable: 'yes', studentView: { hands: 'NE', south: 'N', auction: 1, cards: true } }
    const paths = [
      '/embeddable',
      '/studentView/hands',
      '/studentView/south',
      '/studentView/auction',
      '/studentView/cards',
    ]
    for (const { status, body } of [
      await patch(id, faulty),
      await owner.post('/collections', { title: 'Lesson', ...faulty }),
    ]) {
      expect(status).toBe(400)
      expect(body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual(paths.sort())
    }
    expect((await owner.get(`/collections/${id}`)).body.studentView).toEqual(CHOSEN)
  })

  it('is in the public read, and in its tag', async () => {
    const { id } = await make({ studentView: CHOSEN })
    const { publicToken } = (await owner.put(`/collections/${id}/public-link`)).body
    const read = () => world.request({ url: `/public/collections/${publicToken}` })
    const before = await read()
    expect(before.body.studentView).toEqual(CHOSEN)
    await patch(id, { studentView: null })
    const after = await read()
    expect(after.body.studentView).toEqual(DEFAULTS)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })
})

describe('the address of a public link', () => {
  const open = async (of: Client, headers = {}) => {
    const { id, publicUrl } = (await of.post('/collections', { title: 'Lesson' })).body
    expect(publicUrl).toBeNull()
    const { status, body } = await of.put(`/collections/${id}/public-link`, undefined, headers)
    expect(status).toBe(200)
    return body
  }

  it.each([
    ['lessons.example.org', 'http://lessons.example.org'],
    ['lessons.example.org:8080', 'http://lessons.example.org:8080'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['somebody:secret@lessons.example.org/path?query', 'http://lessons.example.org'],
  ])('begins with the requested address, %s', async (host, address) => {
    const { publicToken, publicUrl } = await open(owner, { host })
    expect(publicUrl).toBe(`${address}/c/${publicToken}`)
  })

  it('stays the same while the link is closed, and is in lists and in the export', async () => {
    const { id, publicUrl } = await open(owner)
    expect((await owner.delete(`/collections/${id}/public-link`)).body.publicUrl).toBe(publicUrl)
    expect((await owner.get('/collections')).body.collections[0].publicUrl).toBe(publicUrl)
    expect((await owner.get('/accounts/me/export')).body.collections[0].publicUrl).toBe(publicUrl)
  })

  it('begins with the configured address, if any, whatever the caller or a proxy says', async () => {
    const told = await openHttpWorld({ trustProxy: 1, options: { publicUrl: 'https://bridge.example.org' } })
    const of = await aClient(told)
    const headers = { host: 'elsewhere.example.org', 'x-forwarded-host': 'other.example.org' }
    const { publicToken, publicUrl } = await open(of, headers)
    expect(publicUrl).toBe(`https://bridge.example.org/c/${publicToken}`)
    await told.app.close()
  })

  it('trusts a configured proxy, and no other', async () => {
    const headers = { 'x-forwarded-host': 'bridge.example.org', 'x-forwarded-proto': 'https' }
    expect((await open(owner, headers)).publicUrl).not.toContain('bridge.example.org')
    const behind = await openHttpWorld({ trustProxy: 1 })
    expect((await open(await aClient(behind), headers)).publicUrl).toMatch(/^https:\/\/bridge\.example\.org\/c\//)
    await behind.app.close()
  })
})
