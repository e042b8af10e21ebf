import { MAX_DEAL_QUERY_LENGTH } from 'dealbook-domain/deal-search.js'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { Dialog } from '../../ui/dialog.js'
import { OwnChoices } from './own-choices.js'
import { PublicChoices } from './public-choices.js'

interface AddBoardsProps {
  readonly collectionId: string
  readonly dealIds: readonly string[]
  /** Resolves to whether the boards were added. */
  readonly onAdd: (dealIds: readonly string[]) => Promise<boolean>
  /** Creates an empty board at the end of the lesson, and opens it. */
  readonly onNew: () => Promise<void>
  readonly onClose: () => void
}

/** The props of a list of boards to choose from. */
export interface ChoicesProps {
  readonly words: string
  readonly isIn: (id: string) => boolean
  readonly isChosen: (id: string) => boolean
  readonly onTick: (ids: readonly string[]) => void
}

const SOURCES = { own: OwnChoices, public: PublicChoices } as const
type Source = keyof typeof SOURCES

/** Searches the account's own boards and those of the catalog, and adds the ticked ones in the order of ticking. */
export const AddBoards = ({ collectionId, dealIds, onAdd, onNew, onClose }: AddBoardsProps) => {
  const { t, number } = useTexts()
  const [source, setSource] = useState<Source>('own')
  const [q, setWords] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isMaking, setMaking] = useState(false)
  const words = useDeferredValue(q.trim())
  const wanted = ticked.filter((id) => !dealIds.includes(id))
  const isIn = (id: string): boolean => dealIds.includes(id)
  const tick = (ids: readonly string[]) =>
    setTicked((before) => [...before.filter((id) => !ids.includes(id)), ...ids.filter((id) => !before.includes(id))])
  const Choices = SOURCES[source]
  return (
    <Dialog title={t('collection.add')} onClose={onClose}>
      <div className="add-boards">
        <div className="row">
          <button
            type="button"
            disabled={isMaking}
            onClick={() => {
              setMaking(true)
              void onNew().finally(() => setMaking(false))
            }}
          >
            {t('lesson.newBoard')}
          </button>
          <Link className="button" to={`/desk/import?collection=${collectionId}`}>
            {t('lesson.import')}
          </Link>
        </div>
        <fieldset className="switch" aria-label={t('collection.from')}>
          {(['own', 'public'] as const).map((other) => (
            <button key={other} type="button" aria-pressed={source === other} onClick={() => setSource(other)}>
              {t(`collection.from.${other}`)}
            </button>
          ))}
        </fieldset>
        <label className="field">
          {t(`collection.search.${source}`)}
          <input
            type="search"
            dir="auto"
            value={q}
            maxLength={MAX_DEAL_QUERY_LENGTH}
            onChange={(event) => setWords(event.target.value)}
            // Without this, Escape would only clear the field.
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        </label>
        <Choices words={words} isIn={isIn} isChosen={(id) => isIn(id) || ticked.includes(id)} onTick={tick} />
        <div className="row add-bar">
          <button
            type="button"
            className="primary"
            disabled={wanted.length === 0}
            onClick={() => void onAdd(wanted).then((isAdded) => isAdded && onClose())}
          >
            {t(wanted.length === 1 ? 'collection.addOne' : 'collection.addSome', { count: number(wanted.length) })}
          </button>
          <button type="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
