import { isIP } from 'node:net'
import { wholeNumber } from './environment.js'

export const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:\/\//.test(value)

export const isPostgresUrl = (value: string): boolean => URL.canParse(value) && /^postgres(ql)?:\/\//.test(value)

const MAX_REPLICAS = 8

export const replicaUrls = (value: string): readonly string[] | null => {
  const urls = value.split(',').map((url) => url.trim())
  return urls.length <= MAX_REPLICAS && urls.every(isPostgresUrl) ? urls : null
}

export const isRedisUrl = (value: string): boolean => URL.canParse(value) && /^rediss?:\/\//.test(value)

/** Origins as a browser writes them: scheme, host, and the port unless it is the scheme's default. */
export const origins = (value: string): readonly string[] | null => {
  const entries = value.split(',').map((entry) => entry.trim())
  if (entries.length === 1 && entries[0] === '*') return entries
  return entries.every((entry) => isHttpUrl(entry) && new URL(entry).origin === entry) ? entries : null
}

const isNetwork = (entry: string): boolean => {
  if (/^(loopback|linklocal|uniquelocal)$/.test(entry)) return true
  const [address = '', prefix = '0', ...rest] = entry.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && wholeNumber(0, bits)(prefix) !== null
}

/** Addresses and networks, or the names of ranges that Fastify knows. */
export const networks = (value: string): readonly string[] | null => {
  const entries = value.split(',').map((entry) => entry.trim())
  return entries.every(isNetwork) ? entries : null
}
