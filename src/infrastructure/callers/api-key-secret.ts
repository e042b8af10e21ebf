import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 'dbk_'
const RANDOM_CHARACTERS = 43
const CHECKSUM_CHARACTERS = 6
const SECRET = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_CHARACTERS}})([0-9A-Za-z]{${CHECKSUM_CHARACTERS}})$`)

/** The CRC-32 of a text in base 62. */
const checksumOf = (text: string): string => {
  let rest = crc32(text)
  let digits = ''
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    digits = `${BASE62[rest % BASE62.length]}${digits}`
    rest = Math.floor(rest / BASE62.length)
  }
  return digits
}

/** A secret of an API key: with a prefix by which scanners recognise it, and a checksum. */
export const newSecret = (): string => {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => BASE62[randomInt(BASE62.length)]).join('')
  return `${PREFIX}${random}${checksumOf(random)}`
}

/** Whether a text can be a secret: a mistyped one is recognised without looking it up. */
export const isSecret = (text: string): boolean => {
  const [, random, checksum] = SECRET.exec(text) ?? []
  return random !== undefined && checksumOf(random) === checksum
}
