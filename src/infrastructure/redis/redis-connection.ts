import { Redis } from 'ioredis'

/** A connection that does not respond for this long is given up. */
const SILENCE_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 1_000
const MAX_RECONNECT_DELAY_MS = 1_000

/**
 * Opens a connection for commands that must not wait: while Redis is out of reach they fail immediately, and the client
 * reconnects in the background. Resolves once it is connected, or the first attempt has failed.
 */
export const openRedis = async (url: string): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    socketTimeout: SILENCE_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 50, MAX_RECONNECT_DELAY_MS),
    // After a failover, the former primary still responds, but refuses writes.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  })
  // Each command reports its own failure; without a listener the error would also be printed.
  redis.on('error', () => {})
  await redis.connect().catch(() => {})
  return redis
}
