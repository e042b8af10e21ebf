import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { useKept } from '../../kept.js'
import { asReader, based, withEtag } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { useAction } from '../../ui/use-action.js'

export type Group = components['schemas']['SharingGroup']
type Member = Pick<Group['members'][number], 'id' | 'displayName'>

const MEMBER = '/sharing-groups/{id}/members/{accountId}'

/** A sharing group and the actions on it. */
export const useGroup = (id: string) => {
  const { t } = useTexts()
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: ['reader', 'sharing-group', useKept(actsAs), id],
    queryFn: async () => {
      const { data, etag } = await withEtag(asReader.GET('/sharing-groups/{id}', { params: { path: { id } } }))
      return { group: data, etag }
    },
  })

  const refresh = (...names: readonly string[]): void => {
    for (const name of names) void cache.invalidateQueries({ queryKey: ['reader', name] })
  }
  const act = useAction()
  const change = (...what: Parameters<typeof act>): Promise<boolean> =>
    act(...what).finally(() => refresh('sharing-group', 'sharing-groups'))
  /** For actions after which this account no longer sees the group, so that it isn't refetched. */
  const end = (...what: Parameters<typeof act>): Promise<boolean> =>
    act(...what).finally(() => refresh('sharing-groups'))
  const params = { path: { id } }
  const memberAt = (accountId: string) => ({ params: { path: { id, accountId } } })
  const add = ({ id: accountId, displayName: name }: Member): Promise<boolean> =>
    change(() => unwrap(asReader.PUT(MEMBER, memberAt(accountId))), t('groups.added', { name }))

  return {
    query,
    add,
    remove: (member: Member) =>
      change(
        () => unwrap(asReader.DELETE(MEMBER, memberAt(member.id))),
        t('groups.removed', { name: member.displayName }),
        () => void add(member),
      ),
    leave: (accountId: string, { name }: Group) =>
      end(() => unwrap(asReader.DELETE(MEMBER, memberAt(accountId))), t('groups.left', { name })),
    rename: (name: string) =>
      change(
        () =>
          unwrap(
            asReader.PATCH('/sharing-groups/{id}', {
              params: based(id, query.data?.etag),
              body: { name },
            }),
          ),
        t('groups.renamed'),
      ),
    erase: ({ name }: Group) =>
      end(() => unwrap(asReader.DELETE('/sharing-groups/{id}', { params })), t('groups.deleted', { name })),
  }
}
