import { type Static, Type } from 'typebox'
import type { VisibleGroup } from '../../application/sharing-groups/visible-group.js'
import {
  AccountIdText,
  called,
  nameOf,
  nullable,
  ref,
  SharingGroupParams,
  says,
  strictObject,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS } from '../openapi/examples.js'

export const SharingGroupDto = Type.Object(
  {
    id: Uuid('The id of the group.', EXAMPLE_IDS.sharingGroup),
    name: Type.String(says('The name.', 'Club teachers')),
    ownerId: AccountIdText('The account that owns the group.'),
    members: Type.Array(
      Type.Object(
        {
          id: AccountIdText('The id of the account.', EXAMPLE_IDS.otherAccount),
          email: nullable(
            Type.String(
              says(
                'The group owner sees every address; members see their own and those of members who show theirs.',
                'bob@example.org',
              ),
            ),
          ),
          displayName: Type.String(says('The name that others see.', 'Bob Bernard')),
          avatarUrl: nullable(
            Type.String(
              says(
                'The address of the picture; `null` until an admin trusts it.',
                'https://avatars.example.org/bob.png',
              ),
            ),
          ),
        },
        called('SharingGroupMember', 'A member of a sharing group.'),
      ),
      says('The members, without the owner.'),
    ),
  },
  { $id: 'SharingGroup', description: 'A group of colleagues with whom its owner shares deals.' },
)

export const toSharingGroupDto = ({ group, members }: VisibleGroup): Static<typeof SharingGroupDto> => ({
  id: group.id,
  name: group.name,
  ownerId: group.ownerId,
  members: members.map(({ id, email, displayName, avatarUrl }) => ({ id, email, displayName, avatarUrl })),
})

export const SHARING_GROUP = ref(SharingGroupDto)

export const SharingGroupsDto = Type.Object(
  { sharingGroups: Type.Array(ref(SharingGroupDto), says('The groups you own or belong to.')) },
  called('SharingGroups', 'The sharing groups of an account.'),
)

const name = nameOf('The name, on one line.', 'Club teachers')

export const SharingGroupBody = strictObject({ name }, called('SharingGroupInput', 'A sharing group to be created.'))
export const SharingGroupPatchBody = strictObject(
  { name: Type.Optional(name) },
  called('SharingGroupPatch', 'What to change in a sharing group.'),
)
export const MemberParams = Type.Object({
  ...SharingGroupParams.properties,
  accountId: AccountIdText('The account of the member.', EXAMPLE_IDS.otherAccount),
})
