import { afterEach, beforeEach, expect, it } from 'vitest'
import { asBackendKey } from '../../../src/domain/api-key.js'
import { newSecret } from '../../../src/infrastructure/callers/api-key-secret.js'
import { SnapshotCallerKeys } from '../../../src/infrastructure/callers/snapshot-caller-keys.js'
import { InMemoryApiKeyRepository } from '../../../src/infrastructure/in-memory/api-keys/in-memory-api-key-repository.js'
import { InMemoryDatabase } from '../../../src/infrastructure/in-memory/in-memory-database.js'
import { anApiKey, NOON } from '../../support/builders.js'
import { type HeldTime, holdTime, MINUTE, SECOND } from '../../support/held-time.js'
import { withMethods } from '../../support/stores.js'

let time: HeldTime
beforeEach(() => {
  time = holdTime()
})
afterEach(() => time.release())

const aSecret = () => newSecret()

/** A cache of one key, with a record of its requests to the store. */
const openKeys = async () => {
  const stored = new InMemoryApiKeyRepository(new InMemoryDatabase())
  const key = anApiKey()
  const secret = aSecret()
  await stored.insert(key, secret)
  const asked = { reads: 0, uses: 0 }
  const state = { readMs: 0, isDown: false }
  const start = Date.now()
  const repository = withMethods(stored, {
    listLive: async (at) => {
      asked.reads++
      const live = await stored.listLive(at)
      if (state.readMs > 0) await new Promise((resolve) => setTimeout(resolve, state.readMs))
      return live
    },
    noteUse: async (id, hour) => {
      asked.uses++
      if (state.isDown) throw new Error('the database is down')
      await stored.noteUse(id, hour)
    },
  })
  const errors: unknown[] = []
  const clock = { now: () => new Date(NOON.getTime() + Date.now() - start) }
  const keys = new SnapshotCallerKeys(repository, clock, (error) => errors.push(error))
  return { stored, key, secret, asked, state, errors, keys }
}

it('unknown secrets are looked up every 250 ms, however many callers send them', async () => {
  const { keys, secret, key, asked } = await openKeys()
  expect(await keys.find(secret)).toEqual(asBackendKey(key))
  const found: unknown[] = []
  for (let ms = 0; ms < SECOND; ms += 10) {
    void Promise.resolve(keys.find(aSecret())).then((answer) => found.push(answer))
    expect(keys.find(secret)).toEqual(asBackendKey(key))
    await time.pass(10)
  }
  await time.pass(SECOND)
  expect(found).toEqual(Array(100).fill(null))
  expect(asked.reads).toBeLessThanOrEqual(6)
})

it('a revoked key that is still used causes no more reads than a guess', async () => {
  const { keys, stored, secret, key, asked } = await openKeys()
  await keys.find(secret)
  await stored.revoke(key.id, NOON)
  keys.refresh()
  expect(await keys.find(secret)).toBeNull()
  const before = asked.reads
  const answers = Array.from({ length: 50 }, () => keys.find(secret))
  await time.pass(SECOND)
  expect(await Promise.all(answers)).toEqual(Array(50).fill(null))
  expect(asked.reads - before).toBe(1)
})

it('a key that another instance has created is found within 250 ms', async () => {
  const { keys, stored, secret } = await openKeys()
  await keys.find(secret)
  const other = { key: anApiKey(), secret: aSecret() }
  await stored.insert(other.key, other.secret)
  const found = keys.find(other.secret)
  await time.pass(250)
  expect(await found).toEqual(asBackendKey(other.key))
})

it('a read that began before a revocation does not bring the key back', async () => {
  const { keys, stored, secret, key, state } = await openKeys()
  state.readMs = SECOND
  const before = keys.find(secret)
  await time.pass(SECOND / 2)
  await stored.revoke(key.id, NOON)
  keys.refresh()
  await time.pass(SECOND / 2)
  expect(await before).toEqual(asBackendKey(key))
  const after = keys.find(secret)
  await time.pass(SECOND)
  expect(await after).toBeNull()
})

it('a use is recorded once an hour, and retried a minute after a failure', async () => {
  const { keys, key, asked, state, errors } = await openKeys()
  const use = async () => {
    keys.noteUse(asBackendKey(key))
    await time.pass(0)
  }
  state.isDown = true
  await use()
  expect(errors).toHaveLength(1)
  state.isDown = false
  await time.pass(MINUTE - 1)
  await use()
  expect(asked.uses).toBe(1)
  await time.pass(1)
  await use()
  expect(asked.uses).toBe(2)
  await time.pass(30 * MINUTE)
  await use()
  expect(asked.uses).toBe(2)
  await time.pass(29 * MINUTE)
  await use()
  expect(asked.uses).toBe(3)
})
