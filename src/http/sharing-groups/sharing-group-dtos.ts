import { type Static, Type } from 'typebox'
import type { GroupWithMembers } from '../../application/ports/sharing-group-repository.js'
import { publicAvatarUrl } from '../../domain/account.js'
import { emailForFellows } from '../../domain/sharing-group.js'
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
        email: nullable(Type.String({ description: 'Only of those who show it publicly, and to the owner.' })),
        displayName: Type.String(),
        avatarUrl: nullable(Type.String()),
      }),
    ),
  },
  { $id: 'SharingGroup' },
)

/** The owner chose the members by their addresses; members see those of who shows them. */
export const toSharingGroupDto =
  (readerId: string) =>
  ({ group, members }: GroupWithMembers): Static<typeof SharingGroupDto> => ({
    id: group.id,
    name: group.name,
    ownerId: group.ownerId,
    members: members.map((member) => ({
      id: member.id,
      email: readerId === group.ownerId || readerId === member.id ? member.email : emailForFellows(member),
      displayName: member.displayName,
      avatarUrl: publicAvatarUrl(member),
    })),
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
