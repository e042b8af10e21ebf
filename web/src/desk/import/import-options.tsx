import { MAX_COLLECTION_DEALS } from 'dealbook-domain/collection.js'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { useReader } from '../../use-reader.js'
import { isChangeable } from '../collections/collection-state.js'
import { useOwnCollections } from '../own-collections.js'
import { useOwnGroups } from '../own-groups.js'
import { ImportFields, type ImportSettings, NEW_COLLECTION } from './import-fields.js'
import type { Destination, Wishes } from './keeping.js'
import type { FoundBoard } from './reading.js'

interface ImportOptionsProps {
  /** The default title of a new collection. */
  readonly title: string
  /** The chosen boards. */
  readonly boards: readonly FoundBoard[]
  readonly progress: number | null
  readonly onKeep: (wishes: Wishes) => void
  readonly onAgain: () => void
  /** The boards to choose from, shown between the fields and the import button. */
  readonly children: ReactNode
}

const destinationOf = ({ place, title }: ImportSettings): Destination => {
  if (place === '') return { kind: 'none' }
  return place === NEW_COLLECTION ? { kind: 'new', title } : { kind: 'existing', id: place }
}

const wishesOf = (settings: ImportSettings): Wishes => ({
  destination: destinationOf(settings),
  sharing: settings.sharing,
  sharingGroupIds: settings.groups,
  themes: [...new Set(settings.themes.split(',').map((theme) => theme.trim()))].filter((theme) => theme !== ''),
})

/** The collection, sharing and themes for the chosen boards, and the button that imports them. */
export const ImportOptions = ({ title, boards, progress, onKeep, onAgain, children }: ImportOptionsProps) => {
  const { t } = useTexts()
  const form = useId()
  const me = useReader()
  const collections = (useOwnCollections() ?? []).filter(isChangeable)
  const groups = useOwnGroups(me.data?.id ?? '')
  const [asked] = useSearchParams()
  const [chosen, setChosen] = useState<ImportSettings>({
    ...{ place: asked.get('collection') ?? '', title, sharing: 'private', groups: [], themes: '' },
  })
  // The address may name a collection that cannot take boards.
  const isPlace = chosen.place === NEW_COLLECTION || collections.some(({ id }) => id === chosen.place)
  const settings = isPlace ? chosen : { ...chosen, place: '' }
  const isCollected = settings.place !== ''
  const fresh = boards.filter(({ standing }) => standing === 'new').length
  const owned = new Set(boards.flatMap(({ dealId }) => dealId ?? []))
  const collected = new Set([...(collections.find(({ id }) => id === settings.place)?.dealIds ?? []), ...owned])
  const isTooMany = isCollected && collected.size + fresh > MAX_COLLECTION_DEALS
  const lacksGroup = settings.sharing === 'group' && settings.groups.length === 0
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onKeep(wishesOf(settings))
  }
  return (
    <>
      <form id={form} className="card form import-options" onSubmit={submit}>
        <ImportFields
          settings={settings}
          collections={collections}
          groups={groups}
          onChange={(changes) => setChosen({ ...chosen, ...changes })}
        />
      </form>
      {children}
      <div className="card keep">
        {!isCollected && owned.size > 0 && <p className="hint">{t('import.ownedHint')}</p>}
        {isTooMany && <p className="problem">{t('import.tooMany', { most: MAX_COLLECTION_DEALS })}</p>}
        <div className="row">
          <KeepButton
            form={form}
            fresh={fresh}
            owned={isCollected ? owned.size : 0}
            isOff={isTooMany || lacksGroup || progress !== null}
          />
          <button type="button" className="quiet" onClick={onAgain}>
            {t('import.again')}
          </button>
          {progress !== null && <progress aria-label={t('import.keeping')} value={progress} />}
        </div>
      </div>
    </>
  )
}

interface KeepButtonProps {
  readonly form: string
  /** The number of new boards. */
  readonly fresh: number
  /** The number of boards that the account already has, and which are only added to the collection. */
  readonly owned: number
  readonly isOff: boolean
}

const KeepButton = ({ form, fresh, owned, isOff }: KeepButtonProps) => {
  const { t, number } = useTexts()
  const count = fresh + owned
  const many =
    fresh === 0 && count > 0
      ? (['collection.addOne', 'collection.addSome'] as const)
      : (['import.keepOne', 'import.keep'] as const)
  return (
    <button type="submit" form={form} className="primary" disabled={count === 0 || isOff}>
      {t(many[count === 1 ? 0 : 1], { count: number(count) })}
    </button>
  )
}
