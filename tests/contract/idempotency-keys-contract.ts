import { describe, expect, it } from 'vitest'
import type { IdempotentRequest } from '../../src/domain/idempotent-request.js'
import { later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const request: IdempotentRequest = { caller: 'account:a', key: 'k', fingerprint: 'f' }
const response = { status: 201, body: '{"a":"é"}', location: '/x' }

export const idempotencyKeysContract = (open: OpenWorld) =>
  describe('IdempotencyKeys', () => {
    it('returns the stored response to the owner of the key only', async () => {
      const { idempotency } = (await open()).repositories
      expect(await idempotency.claim(request, NOON, later(-10))).toBeNull()
      await idempotency.keep(request, response)
      expect(await idempotency.claim({ ...request, fingerprint: 'other' }, later(1), later(-9))).toEqual({
        fingerprint: 'f',
        response,
      })
      expect(await idempotency.claim({ ...request, caller: 'account:b' }, NOON, later(-10))).toBeNull()
      expect(await idempotency.claim({ ...request, key: 'K' }, NOON, later(-10))).toBeNull()
    })

    it('replaces an expired record', async () => {
      const { idempotency } = (await open()).repositories
      await idempotency.claim(request, NOON, later(-10))
      await idempotency.keep(request, { ...response, location: null })
      expect(await idempotency.claim(request, later(10), NOON)).toMatchObject({ response: { location: null } })
      expect(await idempotency.claim({ ...request, fingerprint: 'new' }, later(11), later(1))).toBeNull()
      await idempotency.keep({ ...request, fingerprint: 'new' }, response)
      expect(await idempotency.claim(request, later(12), later(2))).toEqual({ fingerprint: 'new', response })
    })

    it('deletes the oldest responses from before a given time', async () => {
      const { idempotency } = (await open()).repositories
      const keys = ['c', 'a', 'b', 'd']
      for (const [i, key] of keys.entries()) {
        await idempotency.claim({ ...request, key }, later(i), later(-10))
        await idempotency.keep({ ...request, key }, response)
      }
      expect(await idempotency.deleteBefore(later(3), 2)).toBe(2)
      expect(await idempotency.deleteBefore(later(3), 2)).toBe(1)
      expect(await idempotency.deleteBefore(later(3), 2)).toBe(0)
      expect(await idempotency.claim({ ...request, key: 'd' }, later(9), later(-10))).toMatchObject({ response })
      expect(await idempotency.claim({ ...request, key: 'c' }, later(9), later(-10))).toBeNull()
    })

    it('releases the key of a failed transaction, and makes others wait for a running one', async () => {
      const { unitOfWork } = await open()
      const failing = unitOfWork.run(async ({ idempotency }) => {
        await idempotency.claim(request, NOON, later(-10))
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () =>
          unitOfWork.run(async ({ idempotency }) => {
            const kept = await idempotency.claim(request, NOON, later(-10))
            if (kept !== null) return kept.response
            await idempotency.keep(request, response)
            return 'first'
          }),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'first')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome !== 'first')).toEqual(Array.from({ length: 9 }, () => response))
    })
  })
