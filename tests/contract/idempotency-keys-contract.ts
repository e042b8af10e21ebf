import { describe, expect, it } from 'vitest'
import type { IdempotentRequest } from '../../src/domain/idempotent-request.js'
import { later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const request: IdempotentRequest = { caller: 'account:a', key: 'k', fingerprint: 'f' }
const answer = { status: 201, body: '{"a":"é"}', location: '/x' }

export const idempotencyKeysContract = (open: OpenWorld) =>
  describe('IdempotencyKeys', () => {
    it('gives the kept answer to who claims the key again, and to nobody else', async () => {
      const { idempotency } = (await open()).repositories
      expect(await idempotency.claim(request, NOON, later(-10))).toBeNull()
      await idempotency.keep(request, answer)
      expect(await idempotency.claim({ ...request, fingerprint: 'other' }, later(1), later(-9))).toEqual({
        fingerprint: 'f',
        answer,
      })
      expect(await idempotency.claim({ ...request, caller: 'account:b' }, NOON, later(-10))).toBeNull()
      expect(await idempotency.claim({ ...request, key: 'K' }, NOON, later(-10))).toBeNull()
    })

    it('lets a record that is too old give way', async () => {
      const { idempotency } = (await open()).repositories
      await idempotency.claim(request, NOON, later(-10))
      await idempotency.keep(request, { ...answer, location: null })
      expect(await idempotency.claim(request, later(10), NOON)).toMatchObject({ answer: { location: null } })
      expect(await idempotency.claim({ ...request, fingerprint: 'new' }, later(11), later(1))).toBeNull()
      await idempotency.keep({ ...request, fingerprint: 'new' }, answer)
      expect(await idempotency.claim(request, later(12), later(2))).toEqual({ fingerprint: 'new', answer })
    })

    it('deletes the oldest answers from before a moment', async () => {
      const { idempotency } = (await open()).repositories
      const keys = ['c', 'a', 'b', 'd']
      for (const [i, key] of keys.entries()) {
        await idempotency.claim({ ...request, key }, later(i), later(-10))
        await idempotency.keep({ ...request, key }, answer)
      }
      expect(await idempotency.deleteBefore(later(3), 2)).toBe(2)
      expect(await idempotency.deleteBefore(later(3), 2)).toBe(1)
      expect(await idempotency.deleteBefore(later(3), 2)).toBe(0)
      expect(await idempotency.claim({ ...request, key: 'd' }, later(9), later(-10))).toMatchObject({ answer })
      expect(await idempotency.claim({ ...request, key: 'c' }, later(9), later(-10))).toBeNull()
    })

    it('frees the key of a transaction that fails, and makes others wait for one that runs', async () => {
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
            if (kept !== null) return kept.answer
            await idempotency.keep(request, answer)
            return 'first'
          }),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'first')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome !== 'first')).toEqual(Array.from({ length: 9 }, () => answer))
    })
  })
