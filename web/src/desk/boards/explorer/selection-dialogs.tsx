import type { Deal } from 'dealbook-client'
import { unwrap } from 'dealbook-client'
import { MAX_THEMES, MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { type SubmitEvent, useState } from 'react'
import { asReader, contentChanged } from '../../../service.js'
import { useTexts } from '../../../texts/use-texts.js'
import { Dialog } from '../../../ui/dialog.js'
import { complain, notify } from '../../../ui/toasts.js'
import { useOnce } from '../../../use-once.js'
import { isChangeable } from '../../collections/collection-state.js'
import { GroupChoice } from '../../group-choice.js'
import { useOwnCollections } from '../../own-collections.js'
import { useOwnGroups } from '../../own-groups.js'
import { WordsEditor } from '../editor/words-editor.js'
import { addToCollection } from './bulk.js'

interface GroupsDialogProps {
  readonly ownerId: string
  readonly onClose: () => void
  readonly onChoose: (groups: readonly Group[]) => void
}

type Group = ReturnType<typeof useOwnGroups>[number]

export const GroupsDialog = ({ ownerId, onClose, onChoose }: GroupsDialogProps) => {
  const { t } = useTexts()
  const groups = useOwnGroups(ownerId)
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Dialog title={t('boards.shareWithGroups')} onClose={onClose}>
      {groups.length === 0 ? (
        <p>{t('boards.noGroups')}</p>
      ) : (
        <GroupChoice groups={groups} chosen={chosen} onChange={setChosen} />
      )}
      <div className="row">
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="primary"
          disabled={chosen.length === 0}
          onClick={() => onChoose(groups.filter(({ id }) => chosen.includes(id)))}
        >
          {t('boards.share')}
        </button>
      </div>
    </Dialog>
  )
}

interface CollectionDialogProps {
  readonly deals: readonly Pick<Deal, 'id'>[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Adds boards to an existing or a new collection. */
export const CollectionDialog = ({ deals, onClose, onDone }: CollectionDialogProps) => {
  const { t, explain } = useTexts()
  const collections = useOwnCollections()?.filter(isChangeable) ?? []
  const [id, setId] = useState('')
  const [title, setTitle] = useState('')
  const once = useOnce()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = async (body: { readonly title: string }, key: string) => {
    const existing = collections.find((collection) => collection.id === id)
    if (existing !== undefined) return existing
    return unwrap(asReader.POST('/collections', { params: { header: { 'idempotency-key': key } }, body }))
  }
  const addToChosen = () => {
    const body = { title: title.trim() }
    return once(body, async (key) => {
      const collection = await chosen(body, key)
      const ids = deals.map((deal) => deal.id)
      return { collection, ...(await addToCollection(collection.id, ids)) }
    })
  }
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { collection, added, undo } = await addToChosen()
      notify(
        t('boards.added', { count: added.length, collection: collection.title }),
        added.length === 0
          ? undefined
          : () =>
              void undo()
                .then(
                  () => notify(t('boards.undone', { count: added.length })),
                  (error) => complain(explain(error)),
                )
                .then(contentChanged),
      )
      await contentChanged()
      onDone()
      onClose()
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('boards.addToCollection')} onClose={onClose}>
      <form className="form" onSubmit={add}>
        <label className="field">
          {t('boards.collection')}
          <select value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">{t('boards.newCollection')}</option>
            {collections.map((collection) => (
              <option key={collection.id} value={collection.id}>
                <bdi>{collection.title}</bdi>
              </option>
            ))}
          </select>
        </label>
        {id === '' && (
          <label className="field">
            {t('boards.collectionTitle')}
            <input
              dir="auto"
              value={title}
              required
              maxLength={MAX_TITLE_LENGTH}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
        )}
        {problem !== null && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="primary" disabled={isBusy || (id === '' && title.trim() === '')}>
            {t('boards.add')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface ThemesDialogProps {
  readonly deals: readonly Deal[]
  readonly onClose: () => void
  readonly onChoose: (settingOf: (deal: Deal) => { themes: readonly string[] }) => void
}

/** Adds themes to all selected boards, or removes some of theirs. */
export const ThemesDialog = ({ deals, onClose, onChoose }: ThemesDialogProps) => {
  const { t } = useTexts()
  const [added, setAdded] = useState<readonly string[]>([])
  const [dropped, setDropped] = useState<readonly string[]>([])
  const present = [...new Set(deals.flatMap(({ themes }) => themes))].sort((a, b) => a.localeCompare(b))
  const settingOf = ({ themes }: Deal) => ({
    themes: [...new Set([...themes.filter((theme) => !dropped.includes(theme)), ...added])].slice(0, MAX_THEMES),
  })
  return (
    <Dialog title={t('boards.themes')} onClose={onClose}>
      <div className="form">
        <WordsEditor label={t('boards.addThemes')} words={added} onChange={setAdded} />
        {present.length > 0 && (
          <fieldset>
            <legend>{t('boards.dropThemes')}</legend>
            {present.map((theme) => (
              <label key={theme} className="option">
                <input
                  type="checkbox"
                  checked={dropped.includes(theme)}
                  onChange={({ target }) =>
                    setDropped(target.checked ? [...dropped, theme] : dropped.filter((other) => other !== theme))
                  }
                />
                <bdi>{theme}</bdi>
              </label>
            ))}
          </fieldset>
        )}
        <div className="row">
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className="primary"
            disabled={added.length === 0 && dropped.length === 0}
            onClick={() => onChoose(settingOf)}
          >
            {t('save')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
