import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const CHECK_MS = 50

/**
 * A TCP load balancer for several instances: each new connection goes to an instance that is ready, and stays there.
 */
export const openBalancer = async (instances: readonly string[]) => {
  const targets = instances.map((address) => new URL(address))
  let ready: readonly URL[] = []
  let turn = 0
  const check = async (): Promise<void> => {
    const answers = await Promise.all(
      targets.map((target) =>
        fetch(new URL('/health/ready', target)).then(
          (response) => response.arrayBuffer().then(() => response.ok),
          () => false,
        ),
      ),
    )
    ready = targets.filter((_, i) => answers[i])
  }
  await check()
  const checks = setInterval(() => void check(), CHECK_MS)

  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const target = ready[turn++ % Math.max(ready.length, 1)]
    if (target === undefined) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one))
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of instances that are ready now. */
    ready: () => ready.length,
    close: () => {
      clearInterval(checks)
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
