import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { based, isStale, service, withEtag } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { issuesOf } from '../../ui/forms/issues.js'
import { complain, notify } from '../../ui/toasts.js'
import { useOnce } from '../../use-once.js'
import {
  type Draft,
  type ManagedAnnouncement,
  mergedDraft,
  newDraft,
  toBody,
  toDraft,
  toPatch,
} from './announcement-draft.js'
import { announcementFaults, type Faults, withoutEdited } from './announcement-faults.js'

/** An announcement as loaded, with the ETag that changes are based on. */
export interface ReadAnnouncement {
  readonly announcement: ManagedAnnouncement
  readonly etag: string | undefined
}

export const loadAnnouncement = async (id: string): Promise<ReadAnnouncement> => {
  const { data, etag } = await withEtag(service.GET('/back-office/announcements/{id}', { params: { path: { id } } }))
  return { announcement: data, etag }
}

/** Reloads whatever shows announcements, and the given one. */
const useReload = () => {
  const cache = useQueryClient()
  return (id?: string) =>
    Promise.all(
      [['announcements'], ['preview'], ['audit'], ...(id === undefined ? [] : [['announcement', id]])].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    )
}

interface ShownFaults {
  /** The faults of the last response. */
  readonly found: Faults
  /** Those of fields that were not edited since. */
  readonly faults: Faults
}

const NO_FAULTS: ShownFaults = { found: {}, faults: {} }

/** An announcement that is being written, with everything that can be done with it. @param loaded `null` for a new one */
export const useAnnouncementEditor = (loaded: ReadAnnouncement | null) => {
  const { t, explain, language } = useTexts()
  const navigate = useNavigate()
  const reload = useReload()
  const [before] = useState<Draft>(() => (loaded === null ? newDraft(language) : toDraft(loaded.announcement)))
  const [draft, setDraft] = useState(before)
  /** Whether the page is leaving by itself, after creating or deleting, so that it doesn't ask about unsaved changes. */
  const isDone = useRef(false)
  const once = useOnce()
  const [problem, setProblem] = useState<string | null>(null)
  const [{ found, faults }, setFaults] = useState(NO_FAULTS)
  const [newer, setNewer] = useState<ReadAnnouncement | null>(null)
  const [isBusy, setBusy] = useState(false)

  const showFaults = (refused: Faults) => setFaults({ found: refused, faults: refused })

  const create = async () => {
    const body = toBody(draft)
    const made = await once(body, (key) =>
      unwrap(service.POST('/back-office/announcements', { params: { header: { 'idempotency-key': key } }, body })),
    )
    notify(t('announcement.saved'))
    isDone.current = true
    await reload(made.id)
    navigate(`/admin/announcements/${made.id}`, { replace: true })
  }

  const update = async ({ announcement, etag }: ReadAnnouncement) => {
    const body = toPatch(mergedDraft(before, draft, announcement).merged, announcement)
    await unwrap(service.PATCH('/back-office/announcements/{id}', { params: based(announcement.id, etag), body }))
    notify(t('announcement.saved'))
    await reload(announcement.id)
  }

  const remove = async ({ announcement: { id }, etag }: ReadAnnouncement) => {
    await unwrap(service.DELETE('/back-office/announcements/{id}', { params: based(id, etag) }))
    notify(t('announcement.deleted'))
    isDone.current = true
    navigate('/admin/announcements')
    await reload()
  }

  const resetReads = async ({ announcement: { id } }: ReadAnnouncement) => {
    await unwrap(service.POST('/back-office/announcements/{id}/reset-reads', { params: { path: { id } } }))
    notify(t('announcement.readsReset'))
    await reload(id)
  }

  const attempt = async (work: () => Promise<void>, onRefused: (error: Error) => void): Promise<void> => {
    setBusy(true)
    setNewer(null)
    await work().catch(onRefused)
    setBusy(false)
  }

  /** Saves the draft or, if the same fields were changed elsewhere, loads that version to choose from. */
  const send = async (on: ReadAnnouncement | null): Promise<void> => {
    if (on === null) return create()
    try {
      await update(on)
    } catch (error) {
      if (!isStale(error)) throw error
      const current = await loadAnnouncement(on.announcement.id)
      if (current.etag === on.etag || mergedDraft(before, draft, current.announcement).hasConflict) setNewer(current)
      else await send(current)
    }
  }

  /** @param on the version that the draft replaces; `null` for a new announcement */
  const save = (on: ReadAnnouncement | null): Promise<void> => {
    setProblem(null)
    showFaults({})
    return attempt(
      () => send(on),
      (error) => {
        const refused = announcementFaults(issuesOf(error), draft, t)
        showFaults(refused)
        setProblem(Object.keys(refused).length > 0 ? t('announcement.fault.some') : explain(error))
      },
    )
  }
  const act = (work: () => Promise<void>) => void attempt(work, (error) => complain(explain(error)))

  return {
    draft,
    faults,
    found,
    problem,
    newer,
    isBusy,
    isChanged: () => !isDone.current && JSON.stringify(draft) !== JSON.stringify(before),
    change: (changes: Partial<Draft>) => {
      setDraft((old) => ({ ...old, ...changes }))
      setFaults((shown) => ({ ...shown, faults: withoutEdited(shown.faults, changes) }))
    },
    save: () => void save(loaded),
    useMine: () => void save(newer),
    keepTheirs: () => void (newer !== null && reload(newer.announcement.id)),
    remove: () => loaded !== null && act(() => remove(loaded)),
    resetReads: () => loaded !== null && act(() => resetReads(loaded)),
  }
}
