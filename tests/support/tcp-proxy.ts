import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** A proxy in front of a server, which can fail as networks do. */
export const openProxy = async (target: { readonly hostname: string; readonly port: number }) => {
  const pairs = new Set<Pair>()
  let isHung = false
  let isCuttingAnswers = false

  const drop = (pair: Pair): void => {
    for (const socket of [pair.client, pair.server]) socket.resetAndDestroy()
  }
  const hold = ({ client, server }: Pair): void => {
    for (const socket of [client, server]) socket.pause()
  }
  const proxy = createServer((client) => {
    const pair = { client, server: connect(target.port, target.hostname) }
    const { server } = pair
    pairs.add(pair)
    client.on('data', (data) => server.write(data))
    server.on('data', (data) => (isCuttingAnswers ? drop(pair) : client.write(data)))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('end', () => other.end())
      one.on('close', () => {
        other.destroySoon()
        pairs.delete(pair)
      })
    }
    if (isHung) hold(pair)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  return {
    port: (proxy.address() as AddressInfo).port,
    /** Resets every connection, whatever is running on it. */
    cut: () => pairs.forEach(drop),
    /** From now on requests reach the server, but each connection is reset instead of its next response. */
    cutAnswers: () => {
      isCuttingAnswers = true
    },
    /** From now on nothing passes either way, without any notice. */
    hang: () => {
      isHung = true
      pairs.forEach(hold)
    },
    /** Lets everything pass again; held-back data arrives late. */
    heal: () => {
      isHung = isCuttingAnswers = false
      for (const { client, server } of pairs) for (const socket of [client, server]) socket.resume()
    },
    close: () => {
      proxy.close()
      pairs.forEach(drop)
    },
  }
}
