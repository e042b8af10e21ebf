import { describe, expect, it } from 'vitest'
import { aFormSubmission, later } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

describe('the submitted forms', () => {
  it('are paged for admins, newest first', async () => {
    const { useCases, repositories, signUp } = await openUseCaseWorld()
    const { actor } = await signUp({ role: 'admin' })
    const [oldest, newest, middle] = [0, 2, 1].map((ms) => aFormSubmission({ createdAt: later(ms) }))
    for (const one of [oldest, newest, middle]) if (one !== undefined) await repositories.formSubmissions.insert(one)
    const list = (page: number) => useCases.listFormSubmissions.execute({ actor, page, pageSize: 2 })
    expect(await list(1)).toEqual({ items: [newest, middle], total: 3 })
    expect(await list(2)).toEqual({ items: [oldest], total: 3 })
    expect(await list(3)).toEqual({ items: [], total: 3 })
  })

  it('are refused to everyone else', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { actor } = await signUp()
    const listing = useCases.listFormSubmissions.execute({ actor, page: 1, pageSize: 10 })
    await expect(listing).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
