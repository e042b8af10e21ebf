import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_COLLECTION_DEALS } from 'dealbook-domain/collection.js'
import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { aKey, visitor, visitorAccount } from '../../service.js'
import { actsAs, useKept } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
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

const MOST_OFFERED = 100
const NEW = 'new'

/** The collection, sharing and themes for the chosen boards, and the button that imports them. */
export const ImportOptions = ({ title, boards, progress, onKeep, onAgain, children }: ImportOptionsProps) => {
  const { t, number } = useTexts()
  const acting = useKept(actsAs)
  const [wanted, setPlace] = useState(useSearchParams()[0].get('collection') ?? '')
  const [name, setName] = useState(title)
  const [sharing, setSharing] = useState<Wishes['sharing']>('private')
  const [groups, setGroups] = useState<readonly string[]>([])
  const [themes, setThemes] = useState('')
  const [key] = useState(aKey)
  const form = useId()
  const me = useQuery(visitorAccount(acting))
  const collections = useQuery({
    queryKey: ['visitor', 'import-collections', acting],
    queryFn: () => unwrap(visitor.GET('/collections', { params: { query: { pageSize: MOST_OFFERED } } })),
  })
  const owned = useQuery({
    queryKey: ['visitor', 'groups', acting],
    queryFn: () => unwrap(visitor.GET('/sharing-groups')),
    select: ({ sharingGroups }) => sharingGroups.filter(({ ownerId }) => ownerId === me.data?.id),
  })
  const open = (collections.data?.collections ?? []).filter(
    ({ archivedAt, degraded }) => archivedAt === null && !degraded,
  )
  // The address may name a collection that cannot take boards.
  const place = wanted === NEW || open.some(({ id }) => id === wanted) ? wanted : ''
  const fresh = boards.filter(({ standing }) => standing === 'new').length
  const ownedIds = new Set(boards.flatMap(({ dealId }) => dealId ?? []))
  const count = place === '' ? fresh : fresh + ownedIds.size
  const collected = new Set([...(open.find(({ id }) => id === place)?.dealIds ?? []), ...ownedIds])
  const isTooMany = place !== '' && collected.size + fresh > MAX_COLLECTION_DEALS
  const isUnsaid = sharing === 'group' && groups.length === 0
  const destination = (): Destination =>
    place === ''
      ? { kind: 'none' }
      : place === NEW
        ? { kind: 'new', title: name, key }
        : { kind: 'existing', id: place }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onKeep({
      destination: destination(),
      sharing,
      sharingGroupIds: groups,
      themes: [...new Set(themes.split(',').map((theme) => theme.trim()))].filter((theme) => theme !== ''),
    })
  }
  return (
    <>
      <form id={form} className="card form import-options" onSubmit={submit}>
        <div className="filters">
          <label className="field">
            {t('import.collection')}
            <select value={place} onChange={(event) => setPlace(event.target.value)}>
              <option value="">{t('import.noCollection')}</option>
              <option value={NEW}>{t('import.newCollection')}</option>
              {open.map((collection) => (
                <option key={collection.id} value={collection.id}>
                  {collection.title}
                </option>
              ))}
            </select>
          </label>
          {place === NEW && (
            <label className="field">
              {t('import.collectionTitle')}
              <input
                dir="auto"
                required
                maxLength={MAX_TITLE_LENGTH}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
          )}
          <label className="field">
            {t('import.sharing')}
            <select value={sharing} onChange={(event) => setSharing(event.target.value as Wishes['sharing'])}>
              <option value="private">{t('import.private')}</option>
              <option value="public">{t('import.public')}</option>
              {(owned.data ?? []).length > 0 && <option value="group">{t('import.group')}</option>}
            </select>
          </label>
          <label className="field">
            {t('import.themes')}
            <input
              value={themes}
              placeholder={t('import.themesHint')}
              onChange={(event) => setThemes(event.target.value)}
            />
          </label>
        </div>
        {sharing === 'group' && (
          <fieldset className="row">
            <legend>{t('nav.groups')}</legend>
            {(owned.data ?? []).map((group) => (
              <label key={group.id}>
                <input
                  type="checkbox"
                  checked={groups.includes(group.id)}
                  onChange={({ target: { checked } }) =>
                    setGroups(checked ? [...groups, group.id] : groups.filter((id) => id !== group.id))
                  }
                />
                <bdi>{group.name}</bdi>
              </label>
            ))}
          </fieldset>
        )}
      </form>
      {children}
      <div className="card keep">
        {place === '' && ownedIds.size > 0 && <p className="hint">{t('import.ownedHint')}</p>}
        {isTooMany && <p className="problem">{t('import.tooMany', { most: MAX_COLLECTION_DEALS })}</p>}
        <div className="row">
          <button
            type="submit"
            form={form}
            className="primary"
            disabled={count === 0 || isTooMany || isUnsaid || progress !== null}
          >
            {fresh === 0 && count > 0
              ? t(count === 1 ? 'collection.addOne' : 'collection.addSome', { count: number(count) })
              : t(count === 1 ? 'import.keepOne' : 'import.keep', { count: number(count) })}
          </button>
          <button type="button" className="quiet" onClick={onAgain}>
            {t('import.again')}
          </button>
          {progress !== null && <progress aria-label={t('import.keeping')} value={progress} />}
        </div>
      </div>
    </>
  )
}
