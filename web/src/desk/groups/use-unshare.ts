import { type Deal, unwrap } from 'dealbook-client'
import { based, contentChanged, visitorNow, withEtag } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { useAction } from '../../ui/use-action.js'
import { notSharedWith, type Sharing } from '../sharing-with-groups.js'

/** Takes a board of this account back from a group, with an undo. */
export const useUnshare = ({ id: groupId, name }: { readonly id: string; readonly name: string }) => {
  const { t } = useTexts()
  const act = useAction()
  return async ({ id, title }: Pick<Deal, 'id' | 'title'>): Promise<void> => {
    const client = visitorNow()
    const change = async (changed: (board: Sharing) => Sharing): Promise<Sharing> => {
      const { data, etag } = await withEtag(client.GET('/deals/{id}', { params: { path: { id } } }))
      const before: Sharing = { sharing: data.sharing, sharingGroupIds: data.sharingGroupIds ?? [] }
      const { sharing, sharingGroupIds } = changed(before)
      await unwrap(
        client.PATCH('/deals/{id}', {
          params: based(id, etag),
          body: { sharing, sharingGroupIds: [...sharingGroupIds] },
        }),
      )
      await contentChanged()
      return before
    }
    let before: Sharing | null = null
    await act(
      async () => {
        before = await change((board) => notSharedWith(board, groupId))
      },
      t('groups.unshared', { title, name }),
      () => void act(() => change((board) => before ?? board), null),
    )
  }
}
