import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type SlowReaderLimits, slowReaders } from '../../src/http/plugins/connection/slow-readers.js'
import { until } from '../support/until.js'

const MIB = 1024 * 1024
const PATIENT: SlowReaderLimits = { patience: 3_600_000, least: 1, untaken: Number.POSITIVE_INFINITY, check: 20 }

let app: FastifyInstance | undefined
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await app?.close()
})

/** A service with one response that is far larger than the kernel's buffers. */
const serve = async (limits: Partial<SlowReaderLimits>): Promise<number> => {
  app = Fastify()
  await app.register(slowReaders, { ...PATIENT, ...limits })
  app.get('/', async () => Buffer.alloc(24 * MIB, 'x'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Once the service has taken its connection. */
const asking = async (port: number): Promise<Socket> => {
  const taken = once((app as FastifyInstance).server, 'connection')
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await Promise.all([once(socket, 'connect'), taken])
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return socket
}

/**
 * Reads a chunk, pauses for a number of milliseconds, and reads the next. Returns a function with the amount read so
 * far.
 */
const sip = (socket: Socket, pause: number): (() => number) => {
  let taken = 0
  socket.on('data', (chunk: Buffer) => {
    taken += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), pause)
  })
  socket.resume()
  return () => taken
}

const connections = (): Promise<number> =>
  new Promise((resolve) => app?.server.getConnections((_error, count) => resolve(count)))

describe('a reader', () => {
  it('is cut off if it reads nothing for too long', async () => {
    const port = await serve({ patience: 100 })
    await asking(port)
    await until(async () => (await connections()) === 0)
    expect(await connections()).toBe(0)
  })

  it('is cut off if it reads less than the minimum', async () => {
    const port = await serve({ patience: 300, least: 16 * MIB })
    const taken = sip(await asking(port), 50)
    await until(async () => (await connections()) === 0)
    expect(taken()).toBeGreaterThan(0)
    expect(taken()).toBeLessThan(24 * MIB)
  })

  it('is waited for while it reads enough, however slowly', async () => {
    const port = await serve({ patience: 1_000, least: 1_000 })
    const taken = sip(await asking(port), 8)
    await until(async () => taken() >= 24 * MIB || (await connections()) === 0)
    expect(await connections()).toBe(1)
  })

  it('is not cut off once it has read everything, however long it stays', async () => {
    const port = await serve({ patience: 50 })
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    await once(socket, 'connect')
    socket.resume()
    // Meanwhile others that take nothing come and are cut off, one after another.
    for (let i = 0; i < 3; i++) {
      await asking(port)
      await until(async () => (await connections()) === 1)
    }
    expect(socket.readyState).toBe('open')
    expect(await connections()).toBe(1)
  })

  it('is cut off soon if all readers together leave too much unread, but only those that read nothing', async () => {
    const port = await serve({ untaken: 60 * MIB })
    for (let i = 0; i < 6; i++) await asking(port)
    const taken = sip(await asking(port), 0)
    await until(async () => taken() >= 24 * MIB && (await connections()) <= 4)
    expect(await connections()).toBeGreaterThan(1)
  })
})
