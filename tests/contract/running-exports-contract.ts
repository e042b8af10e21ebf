import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunningExports } from '../../src/application/ports/running-exports.js'
import { anAccount, anAccountId, later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const [one, two] = [anAccountId('one'), anAccountId('two')] as const

export const runningExportsContract = (open: OpenWorld) =>
  describe('RunningExports', () => {
    let running: RunningExports
    const [first, second] = [v7(), v7()] as const

    beforeEach(async () => {
      const { repositories } = await open()
      running = repositories.runningExports
      for (const id of [one, two]) await repositories.accounts.insert(anAccount({ id }))
    })

    it('allows one export per account at a time', async () => {
      expect(await running.begin(one, first, NOON, later(-60))).toBe(true)
      expect(await running.begin(one, second, later(1), later(-59))).toBe(false)
      expect(await running.begin(two, second, later(1), later(-59))).toBe(true)
      await running.end(one, second)
      expect(await running.begin(one, second, later(1), later(-59))).toBe(false)
      await running.end(one, first)
      expect(await running.begin(one, second, later(1), later(-59))).toBe(true)
    })

    it('replaces an export that has stopped reporting, but not a running one', async () => {
      await running.begin(one, first, NOON, later(-60))
      await running.touch(one, first, later(30))
      await running.touch(one, second, later(90))
      expect(await running.begin(one, second, later(80), later(20))).toBe(false)
      expect(await running.begin(one, second, later(91), later(31))).toBe(true)
      await running.end(one, first)
      expect(await running.begin(one, first, later(92), later(32))).toBe(false)
    })

    it('lets one of several concurrent ones start', async () => {
      const begun = await Promise.all(Array.from({ length: 8 }, () => running.begin(one, v7(), NOON, later(-60))))
      expect(begun.filter(Boolean)).toHaveLength(1)
    })
  })
