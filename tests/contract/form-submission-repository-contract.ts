import { beforeEach, describe, expect, it } from 'vitest'
import type { FormSubmissionRepository } from '../../src/application/ports/form-submission-repository.js'
import type { FormSubmission } from '../../src/domain/form-submission.js'
import { aFormSubmission, later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const ALL = { page: 1, pageSize: 100 }

export const formSubmissionRepositoryContract = (open: OpenWorld) =>
  describe('FormSubmissionRepository', () => {
    let formSubmissions: FormSubmissionRepository

    beforeEach(async () => {
      formSubmissions = (await open()).repositories.formSubmissions
    })

    it('returns every field as it was stored', async () => {
      const contact = aFormSubmission({
        name: 'Ann "O\'Hara" %_\\',
        message: 'line\r\nline\u2028\t<b>&amp; 🂡',
        locale: 'pt-BR',
        createdAt: later(1),
      })
      const newsletter = aFormSubmission({ form: 'newsletter', name: null, message: null, locale: null })
      for (const submission of [contact, newsletter]) await formSubmissions.insert(submission)
      expect(await formSubmissions.listPage(ALL)).toEqual({ items: [contact, newsletter], total: 2 })
    })

    it('pages newest first, then by id', async () => {
      const [a, b, c] = [aFormSubmission({ createdAt: later(1) }), aFormSubmission(), aFormSubmission()]
      for (const submission of [b, a, c]) await formSubmissions.insert(submission)
      expect(await formSubmissions.listPage({ page: 1, pageSize: 2 })).toEqual({ items: [a, c], total: 3 })
      expect(await formSubmissions.listPage({ page: 2, pageSize: 2 })).toEqual({ items: [b], total: 3 })
      expect(await formSubmissions.listPage({ page: 3, pageSize: 2 })).toEqual({ items: [], total: 3 })
    })

    it('is empty at first, and returns copies', async () => {
      expect(await formSubmissions.listPage(ALL)).toEqual({ items: [], total: 0 })
      const kept = aFormSubmission()
      await formSubmissions.insert(kept)
      Object.assign((await formSubmissions.listPage(ALL)).items[0] as FormSubmission, { email: 'changed' })
      expect((await formSubmissions.listPage(ALL)).items).toEqual([kept])
    })

    it('deletes those before a given time, the oldest first, up to a maximum', async () => {
      const kept = [-3, -2, -1, 0, 1].map((ms) => aFormSubmission({ createdAt: later(ms) }))
      for (const submission of kept) await formSubmissions.insert(submission)
      const left = async () => (await formSubmissions.listPage(ALL)).items.map(({ createdAt }) => createdAt)
      expect(await formSubmissions.deleteBefore(NOON, 2)).toBe(2)
      expect(await left()).toEqual([later(1), NOON, later(-1)])
      expect(await formSubmissions.deleteBefore(NOON, 2)).toBe(1)
      expect(await formSubmissions.deleteBefore(NOON, 2)).toBe(0)
      expect(await left()).toEqual([later(1), NOON])
    })
  })
