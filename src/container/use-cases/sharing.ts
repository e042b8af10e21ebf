import { GiveGrant } from '../../application/entitlements/give-grant.js'
import { ListGrants } from '../../application/entitlements/list-grants.js'
import { PutGrant } from '../../application/entitlements/put-grant.js'
import { RevokeAccountGrant } from '../../application/entitlements/revoke-account-grant.js'
import { RevokeGrant } from '../../application/entitlements/revoke-grant.js'
import { AddGroupMember } from '../../application/sharing-groups/add-group-member.js'
import { CreateGroup } from '../../application/sharing-groups/create-group.js'
import { DeleteGroup } from '../../application/sharing-groups/delete-group.js'
import { GetGroup } from '../../application/sharing-groups/get-group.js'
import { ListGroupDeals } from '../../application/sharing-groups/list-group-deals.js'
import { ListGroups } from '../../application/sharing-groups/list-groups.js'
import { RemoveGroupMember } from '../../application/sharing-groups/remove-group-member.js'
import { UpdateGroup } from '../../application/sharing-groups/update-group.js'
import type { Build } from './build.js'

export const sharingGroupUseCases = {
  addGroupMember: ({ unitOfWork, quotas, clock }) => new AddGroupMember(unitOfWork, quotas, clock),
  createGroup: ({ unitOfWork, quotas, ids, clock }) => new CreateGroup(unitOfWork, quotas, ids, clock),
  deleteGroup: ({ unitOfWork, work, clock }) => new DeleteGroup(unitOfWork, work, clock),
  getGroup: ({ repositories }) => new GetGroup(repositories.sharingGroups),
  listGroupDeals: ({ repositories }) => new ListGroupDeals(repositories),
  listGroups: ({ repositories }) => new ListGroups(repositories.sharingGroups),
  removeGroupMember: ({ unitOfWork }) => new RemoveGroupMember(unitOfWork),
  updateGroup: ({ unitOfWork }) => new UpdateGroup(unitOfWork),
} satisfies Build

export const grantUseCases = {
  giveGrant: ({ unitOfWork, rights, trail, ids, clock }) => new GiveGrant(unitOfWork, rights, trail, ids, clock),
  listGrants: ({ repositories }) => new ListGrants(repositories),
  putGrant: ({ unitOfWork, clock }) => new PutGrant(unitOfWork, clock),
  revokeAccountGrant: ({ unitOfWork, rights, trail, clock }) =>
    new RevokeAccountGrant(unitOfWork, rights, trail, clock),
  revokeGrant: ({ unitOfWork, clock }) => new RevokeGrant(unitOfWork, clock),
} satisfies Build
