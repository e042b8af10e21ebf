import { describe, expect, it } from 'vitest'
import { asAuthor } from '../../src/domain/author.js'
import { GRANT_SOURCES, isActiveGrant } from '../../src/domain/grant.js'
import { aGrant, aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const accountId = anAccountId('grantee')

export const entitlementsContract = (open: OpenWorld) =>
  describe('Entitlements', () => {
    it("lists exactly the grants that are active by the domain's rule, oldest start first", async () => {
      const { entitlements, repositories, putGrant } = await open()
      const account = anAccount({ id: accountId, handle: aHandle('grantee') })
      await repositories.accounts.insert(account)
      await repositories.accounts.insert(anAccount({ id: anAccountId('other') }))
      const starts = [later(-10), NOON, later(1)]
      const ends = [null, later(-1), NOON, later(1)]
      const every = GRANT_SOURCES.flatMap((source) =>
        starts.flatMap((startsAt) =>
          ends.flatMap((endsAt) =>
            [null, later(-5)].map((revokedAt) => aGrant({ accountId, source, startsAt, endsAt, revokedAt })),
          ),
        ),
      )
      for (const grant of [...every, aGrant({ accountId: anAccountId('other') })]) await putGrant(grant)
      const expected = every
        .filter((grant) => isActiveGrant(grant, NOON))
        .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
      expect(expected).not.toEqual([])
      expect(await entitlements.listActiveGrants(accountId, NOON)).toEqual(expected)
      expect(await repositories.accounts.findAuthor(aHandle('grantee'), NOON)).toEqual({
        author: asAuthor(account),
        grants: expected,
      })
      expect(await repositories.accounts.findAuthor(aHandle('nobody'), NOON)).toBeNull()
    })
  })
