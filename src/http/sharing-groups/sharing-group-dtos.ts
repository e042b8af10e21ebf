import { type Static, Type } from 'typebox'
import type { VisibleGroup } from '../../application/sharing-groups/visible-group.js'
import { SharedDealDto } from '../deals/deal-dtos.js'
import { Name, nullable, PaginationDto, ref, strictObject } from '../schemas.js'

export const SharingGroupDto = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    ownerId: Type.String(),
    members: Type.Array(
      Type.Object({
        id: Type.String(),
        email: nullable(
          Type.String({
            description:
              'The group owner sees every address; members see their own and those of members who show theirs.',
          }),
        ),
        displayName: Type.String(),
        avatarUrl: nullable(Type.String()),
      }),
    ),
  },
  { $id: 'SharingGroup' },
)

export const toSharingGroupDto = ({ group, members }: VisibleGroup): Static<typeof SharingGroupDto> => ({
  id: group.id,
  name: group.name,
  ownerId: group.ownerId,
  members: members.map(({ id, email, displayName, avatarUrl }) => ({ id, email, displayName, avatarUrl })),
})

export const SHARING_GROUP = ref(SharingGroupDto)

export const SharingGroupsDto = Type.Object({ sharingGroups: Type.Array(ref(SharingGroupDto)) })
export const SharingGroupDealsDto = Type.Object({
  deals: Type.Array(ref(SharedDealDto)),
  pagination: ref(PaginationDto),
})

export const SharingGroupBody = strictObject({ name: Name })
export const SharingGroupPatchBody = strictObject({ name: Type.Optional(Name) })
export const MemberParams = Type.Object({ id: Type.String(), accountId: Type.String() })
