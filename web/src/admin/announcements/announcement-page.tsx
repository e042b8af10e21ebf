import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { aKey, service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { ConfirmedButton } from '../../ui/confirmed-button.js'
import { issuesOf } from '../../ui/issues.js'
import { LeaveQuestion } from '../../ui/leave-question.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { complain, notify } from '../../ui/toasts.js'
import { TwoVersions } from '../../ui/two-versions.js'
import { UpLink } from '../../ui/up-link.js'
import { useFirstFault } from '../../ui/use-first-fault.js'
import {
  bannerOf,
  type Draft,
  type ManagedAnnouncement,
  NEW_DRAFT,
  toBody,
  toDraft,
  toPatch,
} from './announcement-draft.js'
import { announcementFaults, type Faults, withoutEdited } from './announcement-faults.js'
import { AnnouncementFields } from './announcement-form.js'
import { AnnouncementPreview } from './announcement-preview.js'
import { HiddenBehind, useHidingBanner } from './hidden-banner-note.js'

const load = (id: string) => unwrap(service.GET('/back-office/announcements/{id}', { params: { path: { id } } }))

export const AnnouncementPage = () => {
  const { id } = useParams()
  return id === undefined ? <Editor loaded={null} /> : <Existing id={id} />
}

const Existing = ({ id }: { id: string }) => {
  const query = useQuery({ queryKey: ['announcement', id], queryFn: () => load(id), refetchOnWindowFocus: false })
  return (
    <Loaded query={query}>{(loaded) => <Editor key={`${loaded.id} ${loaded.updatedAt}`} loaded={loaded} />}</Loaded>
  )
}

const Editor = ({ loaded }: { loaded: ManagedAnnouncement | null }) => {
  const { t, explain, number } = useTexts()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const hidingBannerOf = useHidingBanner()
  const [before] = useState<Draft>(() => (loaded === null ? NEW_DRAFT : toDraft(loaded)))
  const [draft, setDraft] = useState(before)
  /**
   * Whether the page is leaving by itself, after creating or deleting, so that it doesn't ask about unsaved changes.
   */
  const isDone = useRef(false)
  const [key] = useState(aKey)
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<Faults>({})
  const form = useFirstFault(found)
  const [faults, setFaults] = useState<Faults>({})
  const [newer, setNewer] = useState<ManagedAnnouncement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(loaded)
  }
  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setFaults((shown) => withoutEdited(shown, changes))
  }

  const show = (refused: Faults) => {
    setFound(refused)
    setFaults(refused)
  }

  const reload = (id: string) =>
    Promise.all(
      [['announcements'], ['announcement', id], ['preview'], ['audit']].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    )

  /** Announcements don't support `If-Match`; `updatedAt` reveals changes made since this one was loaded. */
  const update = async (before: ManagedAnnouncement) => {
    const { id, updatedAt } = before
    const current = await load(id)
    if (current.updatedAt !== updatedAt) return setNewer(current)
    const body = toPatch(draft, before)
    await unwrap(service.PATCH('/back-office/announcements/{id}', { params: { path: { id } }, body }))
    notify(t('announcement.saved'))
    return reload(id)
  }

  const create = async () => {
    const header = { 'idempotency-key': key }
    const made = await unwrap(service.POST('/back-office/announcements', { params: { header }, body: toBody(draft) }))
    notify(t('announcement.saved'))
    isDone.current = true
    await reload(made.id)
    navigate(`/admin/announcements/${made.id}`, { replace: true })
  }

  const save = async (before: ManagedAnnouncement | null) => {
    setBusy(true)
    setProblem(null)
    show({})
    setNewer(null)
    await (before === null ? create() : update(before)).catch((error: Error) => {
      const refused = announcementFaults(issuesOf(error), draft, t)
      show(refused)
      setProblem(Object.keys(refused).length > 0 ? t('announcement.fault.some') : explain(error))
    })
    setBusy(false)
  }

  const act = (work: Promise<unknown>, done: string) =>
    work.then(
      () => notify(done),
      (error: Error) => complain(explain(error)),
    )
  const path = { id: loaded?.id ?? '' }
  const resetReads = () =>
    act(
      unwrap(service.POST('/back-office/announcements/{id}/reset-reads', { params: { path } })),
      t('announcement.readsReset'),
    ).then(() => reload(path.id))
  const remove = () =>
    act(
      unwrap(service.DELETE('/back-office/announcements/{id}', { params: { path } })),
      t('announcement.deleted'),
    ).then(() => {
      isDone.current = true
      navigate('/admin/announcements')
      return cache.invalidateQueries({ queryKey: ['announcements'] })
    })

  return (
    <>
      <LeaveQuestion isChanged={() => !isDone.current && JSON.stringify(draft) !== JSON.stringify(before)} />
      <UpLink to="/admin/announcements">{t('nav.announcements')}</UpLink>
      <PageTitle>{t(loaded === null ? 'announcements.new' : 'announcement.edit')}</PageTitle>
      {loaded !== null && (
        <div className="row">
          <span className={`state ${loaded.state}`}>{t(`state.${loaded.state}`)}</span>
          <span>{t('announcement.reads', { count: number(loaded.readCount) })}</span>
          <span className="grow" />
          <ConfirmedButton
            label={t('announcement.resetReads')}
            question={t('announcement.resetReadsQuestion')}
            onConfirm={() => void resetReads()}
          />
          <ConfirmedButton
            label={t('announcement.delete')}
            question={t('announcement.deleteQuestion')}
            onConfirm={() => void remove()}
          />
        </div>
      )}
      {newer !== null && (
        <TwoVersions onKeepTheirs={() => void reload(newer.id)} onUseMine={() => void save(newer)}>
          <p>{t('announcement.changedMeanwhile')}</p>
        </TwoVersions>
      )}
      <HiddenBehind by={hidingBannerOf(bannerOf(draft, path.id))} />
      <div className="columns">
        <form ref={form} className="card form announcement-form" onSubmit={submit} aria-label={t('announcement.edit')}>
          <AnnouncementFields draft={draft} faults={faults} onChange={change} />
          {problem !== null && (
            <p role="alert" className="problem">
              {problem}
            </p>
          )}
          <button type="submit" className="primary" disabled={isBusy}>
            {t('save')}
          </button>
        </form>
        <AnnouncementPreview draft={draft} id={loaded?.id ?? null} />
      </div>
    </>
  )
}
