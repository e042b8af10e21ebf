import { GiveGrant } from '../../application/grants/give-grant.js'
import { ListGrants } from '../../application/grants/list-grants.js'
import { PutGrant } from '../../application/grants/put-grant.js'
import { RevokeAccountGrant } from '../../application/grants/revoke-account-grant.js'
import { RevokeGrant } from '../../application/grants/revoke-grant.js'
import type { Build } from './build.js'

export const grantUseCases = {
  giveGrant: ({ unitOfWork, rights, trail, ids, clock }) => new GiveGrant(unitOfWork, rights, trail, ids, clock),
  listGrants: ({ repositories }) => new ListGrants(repositories),
  putGrant: ({ unitOfWork, clock }) => new PutGrant(unitOfWork, clock),
  revokeAccountGrant: ({ unitOfWork, rights, trail, clock }) =>
    new RevokeAccountGrant(unitOfWork, rights, trail, clock),
  revokeGrant: ({ unitOfWork, clock }) => new RevokeGrant(unitOfWork, clock),
} satisfies Build
