import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { nameResolver } from '../../../src/infrastructure/outgoing-http/resolved-name.js'

const [A, AAAA] = [1, 28]
/** DNS response flags: the name exists, or it doesn't. */
const [KNOWN, UNKNOWN] = [0x8180, 0x8183]

let server: Socket | undefined
afterEach(() => server?.close())

/** A name server. For each question, it gets the type of record, and returns addresses, or `null` to say nothing. */
const serving = async (answer: (type: number) => readonly (readonly number[])[] | null) => {
  server = createSocket('udp4')
  const asked: number[] = []
  server.on('message', (question, { port, address }) => {
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1)
    asked.push(type)
    const addresses = answer(type)
    if (addresses === null) return
    const end = question.indexOf(0, 12) + 5
    const head = Buffer.from(question.subarray(0, end))
    head.writeUInt16BE(addresses.length > 0 ? KNOWN : UNKNOWN, 2)
    head.writeUInt16BE(addresses.length, 6)
    head.writeUInt32BE(0, 8)
    const records = addresses.map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
    )
    server?.send(Buffer.concat([head, ...records]), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  return { resolve: nameResolver([`127.0.0.1:${server.address().port}`]), asked }
}

describe('a name', () => {
  it('has the addresses of both kinds', async () => {
    const { resolve } = await serving((type) => [type === AAAA ? [0x20, 1, ...Array(13).fill(0), 1] : [192, 0, 2, 1]])
    expect(await resolve('receiver.example.org')).toEqual([
      { address: '192.0.2.1', family: 4 },
      { address: '2001::1', family: 6 },
    ])
  })

  it('can have addresses of one kind only', async () => {
    const { resolve } = await serving((type) => (type === A ? [[192, 0, 2, 1]] : []))
    expect(await resolve('receiver.example.org')).toEqual([{ address: '192.0.2.1', family: 4 }])
  })

  it('can have none', async () => {
    const { resolve } = await serving(() => [])
    await expect(resolve('nobody.example.org')).rejects.toThrow('ENOTFOUND')
  })

  it('is given up after a second attempt if its server hangs', async () => {
    const { resolve, asked } = await serving(() => null)
    const start = performance.now()
    await expect(resolve('hostile.example.org')).rejects.toThrow('ETIMEOUT')
    expect(performance.now() - start).toBeLessThan(8_000)
    expect(asked.filter((type) => type === A)).toHaveLength(2)
  })
})
