import { Redis } from 'ioredis'

/** A connection that leaves commands unanswered for this long is given up. */
const SILENCE_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 1_000
const MAX_RECONNECT_DELAY_MS = 1_000

/**
 * A connection that is there for what must never wait: while Redis is out of reach commands fail at once, and the
 * connection is made again in the background. Resolves once it is connected, or cannot be for now.
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
    // The former primary of a replicated pair answers, and refuses to count.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  })
  // Each command reports its own failure; without a listener the error would also be printed.
  redis.on('error', () => {})
  await redis.connect().catch(() => {})
  return redis
}
