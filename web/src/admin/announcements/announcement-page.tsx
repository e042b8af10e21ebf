import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { ConfirmedButton } from '../../ui/forms/confirmed-button.js'
import { LeaveQuestion } from '../../ui/forms/leave-question.js'
import { TwoVersions } from '../../ui/forms/two-versions.js'
import { useFirstFault } from '../../ui/forms/use-first-fault.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { UpLink } from '../../ui/up-link.js'
import { bannerOf, type ManagedAnnouncement } from './announcement-draft.js'
import { AnnouncementFields } from './announcement-form.js'
import { AnnouncementPreview } from './announcement-preview.js'
import { useShownLanguage } from './announcement-texts.js'
import { HiddenBehind, useHidingBanner } from './hidden-banner-note.js'
import { loadAnnouncement, type ReadAnnouncement, useAnnouncementEditor } from './use-announcement-editor.js'

export const AnnouncementPage = () => {
  const { id } = useParams()
  return id === undefined ? <Editor loaded={null} /> : <Existing id={id} />
}

const Existing = ({ id }: { id: string }) => {
  const query = useQuery({
    queryKey: ['announcement', id, 'edited'],
    queryFn: () => loadAnnouncement(id),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded query={query}>
      {(loaded) => <Editor key={`${id} ${loaded.announcement.updatedAt}`} loaded={loaded} />}
    </Loaded>
  )
}

const Editor = ({ loaded }: { loaded: ReadAnnouncement | null }) => {
  const { t } = useTexts()
  const editor = useAnnouncementEditor(loaded)
  const { draft, faults, problem, newer, isBusy } = editor
  const form = useFirstFault(editor.found)
  const [shown, setShown] = useShownLanguage(draft.texts)
  const hidingBannerOf = useHidingBanner()
  const id = loaded?.announcement.id ?? null
  return (
    <>
      <LeaveQuestion isChanged={editor.isChanged} />
      <UpLink to="/admin/announcements">{t('nav.announcements')}</UpLink>
      <PageTitle>{t(loaded === null ? 'announcements.new' : 'announcement.edit')}</PageTitle>
      {loaded !== null && (
        <StateRow announcement={loaded.announcement} onResetReads={editor.resetReads} onDelete={editor.remove} />
      )}
      <HiddenBehind by={hidingBannerOf(bannerOf(draft, id ?? ''))} />
      <div className="columns">
        <form
          ref={form}
          className="card form announcement-form"
          onSubmit={(event) => {
            event.preventDefault()
            editor.save()
          }}
          aria-label={t('announcement.edit')}
        >
          <AnnouncementFields {...{ draft, faults, shown }} onChange={editor.change} onShow={setShown} />
          {problem !== null && (
            <p role="alert" className="problem">
              {problem}
            </p>
          )}
          {newer !== null && (
            <TwoVersions onKeepTheirs={editor.keepTheirs} onUseMine={editor.useMine}>
              <p>{t('announcement.changedMeanwhile')}</p>
            </TwoVersions>
          )}
          <button type="submit" className="primary" disabled={isBusy}>
            {t('save')}
          </button>
        </form>
        <AnnouncementPreview draft={draft} id={id} shown={shown} />
      </div>
    </>
  )
}

interface StateRowProps {
  readonly announcement: ManagedAnnouncement
  readonly onResetReads: () => void
  readonly onDelete: () => void
}

/** The state of a saved announcement, with what else can be done with it. */
const StateRow = ({ announcement: { state, readCount }, onResetReads, onDelete }: StateRowProps) => {
  const { t, number } = useTexts()
  return (
    <div className="row">
      <span className={`state ${state}`}>{t(`state.${state}`)}</span>
      <span>{t('announcement.reads', { count: number(readCount) })}</span>
      <span className="grow" />
      <ConfirmedButton
        label={t('announcement.resetReads')}
        question={t('announcement.resetReadsQuestion')}
        onConfirm={onResetReads}
      />
      <ConfirmedButton
        label={t('announcement.delete')}
        question={t('announcement.deleteQuestion')}
        onConfirm={onDelete}
      />
    </div>
  )
}
