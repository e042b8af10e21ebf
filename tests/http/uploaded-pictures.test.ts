import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES } from '../../src/domain/uploaded-picture.js'
import { aHandle } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const RED = { r: 255, g: 0, b: 0 }
const aPicture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: RED } })

let world: HttpWorld
let owner: Client

beforeEach(async () => {
  world = await openHttpWorld()
  owner = await aClient(world, { handle: aHandle('ann') })
})

const upload = async (payload: Buffer | string, type = 'image/png', client = owner) => {
  const headers = { ...client.headers, 'content-type': type }
  const answer = await world.app.inject({ method: 'PUT', url: '/accounts/me/avatar', headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const pathOf = (address: string) => new URL(address).pathname
const read = (address: string) => world.app.inject({ url: pathOf(address) })

describe('PUT /accounts/me/avatar', () => {
  it.each([
    ['image/png', async () => aPicture().png().toBuffer()],
    ['image/jpeg', async () => aPicture(40, 30).jpeg().toBuffer()],
    ['image/webp', async () => aPicture(2_000, 10).webp().toBuffer()],
  ])('keeps a %s as a small square without metadata, which anyone can read by its address', async (type, make) => {
    const { status, body } = await upload(await make(), type)
    expect({ status, avatarTrusted: body.avatarTrusted }).toEqual({ status: 200, avatarTrusted: false })
    const answer = await read(body.avatarUrl)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 256, height: 256, exif: undefined })
    expect((await owner.get('/accounts/me')).body.avatarUrl).toBe(body.avatarUrl)
  })

  it('turns a picture upright and removes its location', async () => {
    const left = await aPicture(10, 20).png().toBuffer()
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(picture, 'image/jpeg')
    const { rawPayload } = await read(body.avatarUrl)
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const greenAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] as number
    // Turned clockwise, the left half is at the top.
    expect([greenAt(128, 20) < 60, greenAt(128, 230) > 200, greenAt(20, 230) > 200]).toEqual([true, true, true])
    expect(rawPayload.includes('Ann')).toBe(false)
  })

  it('refuses anything but pictures, whatever the media type, and keeps the previous one', async () => {
    const { body } = await upload(await aPicture().png().toBuffer())
    const cut = (await aPicture(300, 300).png().toBuffer()).subarray(0, 60)
    const vast = await aPicture(7_000, 6_000).png().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    const gif = await aPicture(9, 9).gif().toBuffer()
    for (const bytes of ['', 'text', svg, gif, cut, vast])
      expect(await upload(bytes)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1))).toMatchObject({ status: 413 })
    for (const type of ['image/svg+xml', 'application/json', 'image/gif'])
      expect(await upload('{}', type)).toMatchObject({ status: 415 })
    expect((await read(body.avatarUrl)).statusCode).toBe(200)
  })

  it('deletes the previous picture after an upload, a new address or a DELETE', async () => {
    const png = await aPicture().png().toBuffer()
    const first = (await upload(png)).body.avatarUrl
    const second = (await upload(png)).body.avatarUrl
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    // The same address, as a form sends it, changes nothing.
    await owner.patch('/accounts/me', { avatarUrl: second.replace('http:', 'https:') })
    expect((await read(second)).statusCode).toBe(404)
    const third = (await upload(png)).body.avatarUrl
    expect(await owner.patch('/accounts/me', { displayName: 'Ann' })).toMatchObject({ status: 200 })
    expect((await read(third)).statusCode).toBe(200)
    for (let i = 0; i < 2; i++) expect(await owner.delete('/accounts/me/avatar')).toMatchObject({ status: 204 })
    expect((await read(third)).json()).toMatchObject({ code: 'AVATAR_NOT_FOUND' })
    expect((await owner.get('/accounts/me')).body.avatarUrl).toBeNull()
  })

  it('honours If-Match', async () => {
    const png = await aPicture().png().toBuffer()
    const { headers } = await owner.get('/accounts/me')
    const current = { ...owner.headers, 'content-type': 'image/png', 'if-match': headers.etag as string }
    const put = () => world.app.inject({ method: 'PUT', url: '/accounts/me/avatar', headers: current, payload: png })
    expect([(await put()).statusCode, (await put()).statusCode]).toEqual([200, 412])
    expect(await owner.delete('/accounts/me/avatar', { 'if-match': headers.etag as string })).toMatchObject({
      status: 412,
    })
    expect((await owner.get('/accounts/me')).body.avatarUrl).not.toBeNull()
  })

  it('is shown to others once an admin trusts it, and is in the export', async () => {
    const { body } = await upload(await aPicture().png().toBuffer())
    const admin = await aClient(world, { role: 'admin' })
    const of = (path: string) => world.app.inject({ url: path, headers: admin.headers })
    const { rawPayload } = await read(body.avatarUrl)
    expect((await of(`/back-office/accounts/${owner.account.id}/avatar`)).rawPayload).toEqual(rawPayload)
    expect((await of('/catalog/authors/ann/avatar')).statusCode).toBe(404)
    await admin.patch(`/accounts/${owner.account.id}`, { avatarTrusted: true })
    expect((await of('/catalog/authors/ann/avatar')).rawPayload).toEqual(rawPayload)
    expect((await of('/catalog/authors/ann')).json().avatarUrl).toBe(body.avatarUrl)
    const { uploadedPicture } = (await owner.get('/accounts/me/export')).body
    expect(Buffer.from(uploadedPicture, 'base64')).toEqual(rawPayload)
    expect((await admin.get('/accounts/me/export')).body.uploadedPicture).toBeNull()
  })

  it('is limited for an account', async () => {
    world = await openHttpWorld({ rateLimits: { pictures: { count: 2, seconds: 3_600 } } })
    owner = await aClient(world)
    const statuses = [await upload('x'), await upload('x'), await upload('x')].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 429])
    expect(await upload('x', 'image/png', await aClient(world))).toMatchObject({ status: 400 })
  })
})
