import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** A Redis server for the test, which can be killed, suspended and restarted at the same address. */
export const aRedisServer = async () => {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', args, { stdio: 'ignore' })
    const client = new Redis(url, { lazyConnect: true, retryStrategy: null })
    client.on('error', () => {})
    for (let tries = 0; ; tries++) {
      if (
        await client.connect().then(
          () => true,
          () => false,
        )
      )
        break
      if (tries > 100) throw new Error('redis-server does not start')
      await setTimeout(50)
    }
    client.disconnect()
  }
  const kill = async (): Promise<void> => {
    const running = child
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    start,
    kill,
    /** The number of keys in it. */
    keys: async (): Promise<number> => {
      const client = new Redis(url)
      const count = await client.dbsize()
      client.disconnect()
      return count
    },
    clear: async (): Promise<void> => {
      const client = new Redis(url)
      await client.flushall()
      client.disconnect()
    },
    /** Whether it responds within half a second. */
    answers: async (): Promise<boolean> => {
      const client = new Redis(url, {
        lazyConnect: true,
        retryStrategy: null,
        commandTimeout: 500,
        connectTimeout: 500,
      })
      client.on('error', () => {})
      try {
        return (await client.ping()) === 'PONG'
      } catch {
        return false
      } finally {
        client.disconnect()
      }
    },
    /** Suspends it: it accepts connections but does not respond until it is resumed. */
    hold: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  }
}
