import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type SlowReaderLimits, slowReaders } from '../../src/http/plugins/slow-readers.js'

const MIB = 1024 * 1024
const PATIENT: SlowReaderLimits = { patience: 3_600_000, least: 1, untaken: Number.POSITIVE_INFINITY, check: 20 }

let app: FastifyInstance | undefined
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await app?.close()
})

/** A service whose one answer is far larger than what the kernel takes off its hands. */
const serve = async (limits: Partial<SlowReaderLimits>): Promise<number> => {
  app = Fastify()
  await app.register(slowReaders, { ...PATIENT, ...limits })
  app.get('/', async () => Buffer.alloc(24 * MIB, 'x'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

const asking = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return socket
}

/** Takes a chunk, pauses for a number of milliseconds, and takes the next. Returns how to ask what was taken so far. */
const sip = (socket: Socket, pause: number): (() => number) => {
  let taken = 0
  socket.on('data', (chunk: Buffer) => {
    taken += chunk.length
    socket.pause()
    globalThis.setTimeout(() => socket.resume(), pause)
  })
  socket.resume()
  return () => taken
}

const connections = (): Promise<number> =>
  new Promise((resolve) => app?.server.getConnections((_error, count) => resolve(count)))

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await setTimeout(10)
}

describe('a reader', () => {
  it('is cut off when it takes nothing for too long', async () => {
    const port = await serve({ patience: 100 })
    await asking(port)
    await until(async () => (await connections()) === 0)
  })

  it('is cut off when it takes less than the least', async () => {
    const port = await serve({ patience: 300, least: 16 * MIB })
    const taken = sip(await asking(port), 50)
    await until(async () => (await connections()) === 0)
    expect(taken()).toBeGreaterThan(0)
    expect(taken()).toBeLessThan(24 * MIB)
  })

  it('is waited for while it takes enough, however slowly', async () => {
    const port = await serve({ patience: 1_000, least: 1_000 })
    const taken = sip(await asking(port), 8)
    await until(async () => taken() >= 24 * MIB || (await connections()) === 0)
    expect(await connections()).toBe(1)
  })

  it('is not cut off while it has taken all there is, however long it stays', async () => {
    const port = await serve({ patience: 50 })
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    await once(socket, 'connect')
    await setTimeout(300)
    expect(await connections()).toBe(1)
  })

  it('is cut off soon when all readers together leave too much, those that take nothing alone', async () => {
    const port = await serve({ untaken: 60 * MIB })
    for (let i = 0; i < 6; i++) await asking(port)
    const taken = sip(await asking(port), 0)
    await until(async () => taken() >= 24 * MIB && (await connections()) <= 4)
    expect(await connections()).toBeGreaterThan(1)
  })
})
