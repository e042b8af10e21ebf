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
