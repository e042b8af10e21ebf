import type { Settings } from '../../process/settings.js'
import { type Finding, ok, problem, reasonOf } from './finding.js'

const OLDEST_MAJOR = 6
/** The key that is written as a test. It has the service's prefix, because the role may be limited to that. */
const KEY = 'dealbook:limit:doctor'

const unusable = (what: string, remedy: string): Finding =>
  problem(`${what}, so each instance counts requests on its own.`, remedy)

const ask = async (url: string): Promise<readonly Finding[]> => {
  const { openRedis } = await import('../../infrastructure/redis/redis-connection.js')
  const redis = await openRedis(url)
  try {
    if (redis.status !== 'ready')
      return [unusable('Redis at REDIS_URL does not respond', 'Start it, and check address, password and firewall.')]
    const [, version = '0'] = /redis_version:(\S+)/.exec(await redis.info('server')) ?? []
    if (Number.parseInt(version, 10) < OLDEST_MAJOR)
      return [unusable(`Redis ${version} is too old`, 'Upgrade it to Redis 6 or later.')]
    await redis.set(KEY, '1', 'PX', 1_000)
    return [ok(`Redis ${version} responds, and can be written.`)]
  } catch (error) {
    return [
      unusable(
        `Redis refuses commands (${reasonOf(error)})`,
        'Set user and password in REDIS_URL, and let it read and write keys that begin with dealbook:limit:.',
      ),
    ]
  } finally {
    redis.disconnect()
  }
}

/** Examines the Redis server on which instances share their request counts, if there is one. */
export const examineRedis = async ({ redisUrl }: Settings): Promise<readonly Finding[]> =>
  redisUrl === null ? [ok('There is no REDIS_URL: each instance counts requests on its own.')] : ask(redisUrl)
