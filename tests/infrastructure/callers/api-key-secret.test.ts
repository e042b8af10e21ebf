import { describe, expect, it } from 'vitest'
import { isSecret, newSecret } from '../../../src/infrastructure/callers/api-key-secret.js'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A number in base 62, computed independently of the service. */
const base62 = (number: bigint): string =>
  (number >= 62n ? base62(number / 62n) : '') + BASE62.charAt(Number(number % 62n))

/** The CRC-32 with the reversed polynomial of ISO 3309, bit by bit. */
const crc32 = (ascii: string): number => {
  let crc = 0xffffffff
  for (let i = 0; i < ascii.length; i++) {
    crc ^= ascii.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('the secret of an API key', () => {
  it('is a prefix, 43 random characters and six of their CRC-32', () => {
    for (let i = 0; i < 100; i++) {
      const secret = newSecret()
      const [, letters = ''] = /^dbk_([0-9A-Za-z]{43})[0-9A-Za-z]{6}$/.exec(secret) ?? []
      const checksum = base62(BigInt(crc32(letters))).padStart(6, '0')
      expect(secret).toBe(`dbk_${letters}${checksum}`)
      expect(isSecret(secret)).toBe(true)
    }
  })

  it('is recognised as mistyped if any character is wrong, two have changed places, or some are missing', () => {
    const secret = newSecret()
    for (let i = 0; i < secret.length; i++) {
      const other = secret[i] === 'x' ? 'y' : 'x'
      expect(isSecret(`${secret.slice(0, i)}${other}${secret.slice(i + 1)}`), `character ${i}`).toBe(false)
      expect(isSecret(secret.slice(0, i))).toBe(false)
    }
    for (const text of ['', `${secret} `, ` ${secret}`, `${secret}\n`, secret.toUpperCase(), `${secret}, ${secret}`])
      expect(isSecret(text)).toBe(false)
  })

  it('contains every letter and digit with the same frequency', () => {
    const counts = new Map<string, number>()
    const letters = Array.from({ length: 1_500 }, () => newSecret().slice(4, 4 + 43)).join('')
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect(counts.size).toBe(62)
    for (const count of counts.values()) expect(Math.abs(count - letters.length / 62)).toBeLessThan(300)
  })
})
