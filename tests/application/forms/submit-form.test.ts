import { describe, expect, it } from 'vitest'
import { ANONYMOUS, asAccount, BACKEND } from '../../../src/domain/actor.js'
import type { FormFields } from '../../../src/domain/form-submission.js'
import { anAccount, NOON } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const FIELDS: FormFields = {
  form: 'contact',
  name: 'Carol',
  email: 'carol@example.org',
  message: 'Hello',
  locale: 'en',
}

describe('submitting a form', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const kept = async () => (await world.repositories.formSubmissions.listPage({ page: 1, pageSize: 10 })).items
    return { submit: world.useCases.submitForm, kept }
  }

  it('stores what anyone sends', async () => {
    for (const actor of [ANONYMOUS, BACKEND, asAccount(anAccount({ isActive: false }))]) {
      const { submit, kept } = await openWorld()
      const submission = await submit.execute({ actor, fields: FIELDS, trap: '' })
      expect(submission).toEqual({ id: submission.id, ...FIELDS, createdAt: NOON })
      expect(await kept()).toEqual([submission])
    }
  })

  it('stores each of several', async () => {
    const { submit, kept } = await openWorld()
    const input = { actor: ANONYMOUS, fields: FIELDS, trap: '' }
    const sent = [await submit.execute(input), await submit.execute(input)]
    expect(new Set((await kept()).map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)))
    expect(await kept()).toHaveLength(2)
  })

  it('stores nothing if the trap is filled in, with the same result', async () => {
    const { submit, kept } = await openWorld()
    for (const trap of ['https://spam.example.org', ' ']) {
      const submission = await submit.execute({ actor: ANONYMOUS, fields: FIELDS, trap })
      expect(submission).toEqual({ id: expect.any(String), ...FIELDS, createdAt: NOON })
    }
    expect(await kept()).toEqual([])
  })
})
