import { type Deal, unwrap } from 'dealbook-client'
import { asReaderNow, based, contentChanged, withEtag } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { useAction } from '../../ui/use-action.js'
import { notSharedWith, type Sharing, sharedAlsoWith } from '../sharing-with-groups.js'

/** Takes a board of this account back from a group, with an undo. */
export const useUnshare = ({ id: groupId, name }: { readonly id: string; readonly name: string }) => {
  const { t } = useTexts()
  const act = useAction()
  return async ({ id, title }: Pick<Deal, 'id' | 'title'>): Promise<void> => {
    const client = asReaderNow()
    /** Changes the sharing as it is now, unless the board has become public. */
    const change = async (changed: (board: Sharing) => Sharing): Promise<void> => {
      const { data, etag } = await withEtag(client.GET('/deals/{id}', { params: { path: { id } } }))
      const before: Sharing = { sharing: data.sharing, sharingGroupIds: data.sharingGroupIds ?? [] }
      const after = before.sharing === 'public' ? before : changed(before)
      if (after !== before)
        await unwrap(
          client.PATCH('/deals/{id}', {
            params: based(id, etag),
            body: { sharing: after.sharing, sharingGroupIds: [...after.sharingGroupIds] },
          }),
        )
      await contentChanged()
    }
    await act(
      () => change((board) => notSharedWith(board, groupId)),
      t('groups.unshared', { title, name }),
      () => void act(() => change((board) => sharedAlsoWith(board, [{ id: groupId }])), null),
    )
  }
}
