import { beforeAll, describe, expect, it } from 'vitest'
import { aHandle } from '../support/builders.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const URL = 'https://avatars.example.org/zoe.webp'
const BYTES = Buffer.from([0xff, 0x00, 0x80])

let world: HttpWorld
let admin: { authorization: string }

beforeAll(async () => {
  world = await openHttpWorld({ pictures: { [URL]: { type: 'image/webp', bytes: BYTES } } })
  admin = (await world.signIn({ role: 'admin' })).headers
})

const get = (url: string) => world.app.inject({ url, headers: admin })
const ofAccount = (id: string) => get(`/back-office/accounts/${id}/avatar`)
const ofAuthor = (handle: string) => get(`/catalog/authors/${handle}/avatar`)

describe('an avatar', () => {
  it('is shown to admins before it is trusted, and to others afterwards', async () => {
    const { account } = await world.signIn({ handle: aHandle('zoe'), avatarUrl: URL })
    const shown = await ofAccount(account.id)
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload).toEqual(BYTES)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    expect((await ofAuthor('zoe')).json()).toMatchObject({ code: 'AVATAR_NOT_FOUND' })

    await world.request({
      method: 'PATCH',
      url: `/accounts/${account.id}`,
      headers: admin,
      payload: { avatarTrusted: true },
    })
    expect((await ofAuthor('@Zoe')).rawPayload).toEqual(BYTES)
  })

  it('is not found if there is none, or no picture at its address', async () => {
    const { account: without } = await world.signIn({})
    const { account: gone } = await world.signIn({ avatarUrl: 'https://avatars.example.org/gone.png' })
    for (const { id } of [without, gone]) {
      const { statusCode, body } = await ofAccount(id)
      expect({ statusCode, code: JSON.parse(body).code }).toEqual({ statusCode: 404, code: 'AVATAR_NOT_FOUND' })
    }
    expect((await ofAccount('nobody')).json()).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
    expect((await ofAuthor('nobody')).json()).toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })
})
