import { describe, expect, it } from 'vitest'
import { creatingOnce } from '../../web/src/creating-once.js'

const failing = (keys: string[]) => async (key: string) => {
  keys.push(key)
  throw new Error('the response was lost')
}
const succeeding = (keys: string[]) => async (key: string) => {
  keys.push(key)
  return key
}

describe('the key of a creating request', () => {
  it('stays the same until the work succeeds, and is another one afterwards', async () => {
    const once = creatingOnce()
    const keys: string[] = []
    for (let i = 0; i < 2; i++) await expect(once({ title: 'a' }, failing(keys))).rejects.toThrow('lost')
    for (let i = 0; i < 2; i++) await once({ title: 'a' }, succeeding(keys))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.slice(0, 3)).toEqual(Array(3).fill(keys[0]))
    expect(keys[3]).not.toBe(keys[0])
  })

  it('is another one once the content has been edited', async () => {
    const once = creatingOnce()
    const keys: string[] = []
    await expect(once({ title: 'a' }, failing(keys))).rejects.toThrow('lost')
    await once({ title: 'b' }, succeeding(keys))
    await once({ title: 'a' }, succeeding(keys))
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
  })

  it('is kept if the work ends without success', async () => {
    const once = creatingOnce()
    const keys: string[] = []
    await once('a', async (key) => {
      keys.push(key)
      return null
    })
    await once('a', succeeding(keys))
    expect(keys[1]).toBe(keys[0])
  })
})
