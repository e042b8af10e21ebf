import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import { asAccount } from '../../../src/domain/actor.js'
import type { Exposure } from '../../../src/domain/exposure.js'
import { aHandle, anAccount } from '../../support/builders.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const failing = ({ rules }: Exposure) => rules.filter(({ passes }) => !passes).map(({ rule }) => rule)

describe('ExplainAccountExposure', () => {
  let world: UseCaseWorld

  beforeEach(async () => {
    world = await openUseCaseWorld()
  })

  const explain = async (overrides: Partial<Account>) => {
    const { actor } = await world.signUp(overrides)
    return world.useCases.explainAccountExposure.execute({ actor })
  }

  it('explains that an author is in the catalog, rule by rule', async () => {
    expect(await explain({ handle: aHandle('ann') })).toEqual({
      exposed: true,
      rules: [
        { rule: 'authorActive', passes: true, detail: expect.stringMatching(/\S/) },
        { rule: 'authorHasHandle', passes: true, detail: expect.stringMatching(/\S/) },
      ],
    })
  })

  it('explains why an account without a handle is not', async () => {
    const exposure = await explain({ handle: null })
    expect(exposure.exposed).toBe(false)
    expect(failing(exposure)).toEqual(['authorHasHandle'])
  })

  it('uses the stored account, whatever the actor says', async () => {
    const { account } = await world.signUp({ handle: aHandle('ann') })
    await world.repositories.accounts.save(account, { ...account, isActive: false })
    const exposure = await world.useCases.explainAccountExposure.execute({ actor: asAccount(account) })
    expect(exposure.exposed).toBe(false)
    expect(failing(exposure)).toEqual(['authorActive'])
  })

  it('refuses a deleted account', async () => {
    const actor = asAccount(anAccount())
    await expect(world.useCases.explainAccountExposure.execute({ actor })).rejects.toMatchObject({
      code: 'ACCOUNT_REQUIRED',
    })
  })
})
