import { type Collection, unwrap } from 'dealbook-client'
import { useRef } from 'react'
import { asReader, contentChanged } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { useAction } from '../../ui/use-action.js'

interface CollectionActionsProps {
  readonly collection: Collection
  readonly onGone?: () => void
}

/** Archives a collection or takes it out of the archive, or moves it to the trash. */
export const CollectionActions = ({ collection, onGone }: CollectionActionsProps) => {
  const { t } = useTexts()
  const { id, title, archivedAt } = collection
  const params = { path: { id } }

  const act = useAction()
  const actAndShow = async (
    work: () => Promise<unknown>,
    done: string,
    undo?: () => Promise<unknown>,
  ): Promise<void> => {
    await act(work, done, undo && (() => void actAndShow(undo, t('ownCollections.undone', { title }))))
    await contentChanged()
  }
  /** Set until the lists show the result of a click, so that a second one does nothing. */
  const isBusy = useRef(false)
  const actOnce = (...what: Parameters<typeof actAndShow>): void => {
    if (isBusy.current) return
    isBusy.current = true
    void actAndShow(...what).finally(() => {
      isBusy.current = false
    })
  }

  const archive = () => unwrap(asReader.POST('/collections/{id}/archive', { params }))
  const unarchive = () => unwrap(asReader.POST('/collections/{id}/unarchive', { params }))
  const remove = async () => {
    await unwrap(asReader.DELETE('/collections/{id}', { params }))
    onGone?.()
  }
  // Not offered for a degraded collection: the plan has no room for it, so the service would refuse.
  const restore = () => unwrap(asReader.POST('/collections/{id}/restore', { params }))

  return (
    <>
      {archivedAt === null ? (
        !collection.degraded && (
          <button
            type="button"
            className="quiet"
            onClick={() => actOnce(archive, t('ownCollections.archivedNow', { title }), unarchive)}
          >
            {t('collection.archive')}
            <span className="hidden"> {title}</span>
          </button>
        )
      ) : (
        <button type="button" onClick={() => actOnce(unarchive, t('ownCollections.unarchivedNow', { title }), archive)}>
          {t('collection.unarchive')}
          <span className="hidden"> {title}</span>
        </button>
      )}
      <button
        type="button"
        className="quiet danger"
        onClick={() =>
          actOnce(
            remove,
            t(collection.publicEnabled ? 'ownCollections.deleted' : 'ownCollections.deletedPlain', { title }),
            collection.degraded ? undefined : restore,
          )
        }
      >
        {t('collection.delete')}
        <span className="hidden"> {title}</span>
      </button>
    </>
  )
}
