import type { Account } from 'dealbook-client'
import { MAX_CHOSEN_BOARDS } from 'dealbook-domain/sheet/sheet-options.js'
import { useState } from 'react'
import { contentChanged } from '../../../service.js'
import { actsAs } from '../../../session.js'
import type { Values } from '../../../texts/filled.js'
import type { TextKey } from '../../../texts/texts.js'
import { useTexts } from '../../../texts/use-texts.js'
import { ConfirmedButton } from '../../../ui/forms/confirmed-button.js'
import { saveFile } from '../../../ui/save-file.js'
import { complain, notify } from '../../../ui/toasts.js'
import { PrintFound } from '../../print-boards.js'
import { sharedAlsoWith } from '../../sharing-with-groups.js'
import { deleteEach, moveEach, type Outcome, pbnOf, setEach, sharingOf, themesOf } from './bulk.js'
import { type Explored, filterQueryOf } from './explorer-address.js'
import { CollectionDialog, GroupsDialog, ThemesDialog } from './selection-dialogs.js'
import type { BoardSelection } from './use-board-selection.js'

interface SelectionBarProps {
  readonly selection: BoardSelection
  readonly account: Account
  readonly explored: Explored
}

type SelectionDialog = 'groups' | 'collection' | 'themes'

/** The actions on the selected boards, with undo where possible. */
export const SelectionBar = ({ selection, account, explored }: SelectionBarProps) => {
  const { t, list } = useTexts()
  const [open, setOpen] = useState<SelectionDialog | null>(null)
  const { run, isBusy } = useBulk()
  const { deals, clear } = selection
  if (deals.length === 0) return null
  const count = deals.length
  const close = () => setOpen(null)
  const act = (work: () => Promise<Outcome>, done: TextKey, undo?: () => Promise<Outcome>, values?: Values) =>
    run(work, done, { count, ...values }, undo).then((isDone) => isDone && clear())
  const share = (set: Parameters<typeof setEach>[1], done: TextKey, values?: Values) =>
    act(
      () => setEach(deals, set),
      done,
      () => setEach(deals, sharingOf),
      values,
    )
  const download = () =>
    pbnOf(deals).then(
      (content) => saveFile(content, 'application/x-pbn', 'boards.pbn'),
      (error) => run(() => Promise.reject(error), 'boards.downloaded', { count }),
    )
  return (
    <section className="selection-bar" aria-label={t('boards.selection')}>
      <strong role="status">{t('boards.selected', { count })}</strong>
      {explored.isTrash ? (
        <TrashedActions deals={deals} isBusy={isBusy} act={act} />
      ) : (
        <ActiveActions {...{ deals, explored, isBusy, act, share }} onOpen={setOpen} onDownload={download} />
      )}
      <span className="grow" />
      <button type="button" className="quiet" onClick={clear}>
        {t('boards.deselect')}
      </button>
      {open === 'groups' && (
        <GroupsDialog
          ownerId={account.id}
          onClose={close}
          onChoose={(groups) => {
            close()
            void share((deal) => sharedAlsoWith(deal, groups), 'boards.sharedWithGroups', {
              groups: list(groups.map(({ name }) => name)),
            })
          }}
        />
      )}
      {open === 'collection' && <CollectionDialog deals={deals} onClose={close} onDone={clear} />}
      {open === 'themes' && (
        <ThemesDialog
          deals={deals}
          onClose={close}
          onChoose={(settingOf) => {
            close()
            void act(
              () => setEach(deals, settingOf),
              'boards.themesSet',
              () => setEach(deals, themesOf),
            )
          }}
        />
      )}
    </section>
  )
}

type Act = (work: () => Promise<Outcome>, done: TextKey, undo?: () => Promise<Outcome>) => Promise<unknown>

interface ActionsProps {
  readonly deals: BoardSelection['deals']
  readonly isBusy: boolean
  readonly act: Act
}

const TrashedActions = ({ deals, isBusy, act }: ActionsProps) => {
  const { t } = useTexts()
  const restore = () =>
    act(
      () => moveEach(deals, 'restore'),
      'boards.manyRestored',
      () => moveEach(deals, 'trash'),
    )
  return (
    <>
      <button type="button" className="primary" disabled={isBusy} onClick={restore}>
        {t('boards.restore')}
      </button>
      <ConfirmedButton
        label={t('boards.delete')}
        question={t('boards.deleteManyQuestion', { count: deals.length })}
        onConfirm={() => void act(() => deleteEach(deals), 'boards.manyDeleted')}
      />
    </>
  )
}

interface ActiveActionsProps extends ActionsProps {
  readonly explored: Explored
  readonly share: (set: Parameters<typeof setEach>[1], done: TextKey) => Promise<unknown>
  readonly onOpen: (dialog: SelectionDialog) => void
  readonly onDownload: () => void
}

const ActiveActions = ({ deals, explored, isBusy, act, share, onOpen, onDownload }: ActiveActionsProps) => {
  const { t } = useTexts()
  const buttons = [
    ['boards.publish', () => share(() => ({ sharing: 'public' }), 'boards.published')],
    ['boards.withdraw', () => share(() => ({ sharing: 'private' }), 'boards.withdrawn')],
    ['boards.shareWith', () => onOpen('groups')],
    ['boards.addTo', () => onOpen('collection')],
    ['boards.themes', () => onOpen('themes')],
    ['boards.downloadPbn', onDownload],
  ] as const
  const trash = () =>
    act(
      () => moveEach(deals, 'trash'),
      'boards.manyTrashed',
      () => moveEach(deals, 'restore'),
    )
  return (
    <>
      {buttons.map(([key, onPress]) => (
        <button key={key} type="button" disabled={isBusy} onClick={() => void onPress()}>
          {t(key)}
        </button>
      ))}
      {deals.length <= MAX_CHOSEN_BOARDS && <PrintFound filter={filterQueryOf(explored)} selected={deals} />}
      <button type="button" disabled={isBusy} onClick={trash}>
        {t('boards.trashPlace')}
      </button>
    </>
  )
}

/** Runs an action on many boards, and reports the outcome. */
const useBulk = () => {
  const { t, explain } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const run = async (
    work: () => Promise<Outcome>,
    done: TextKey,
    values: Values & { readonly count: number },
    undo?: () => Promise<Outcome>,
  ): Promise<boolean> => {
    setBusy(true)
    const acting = actsAs.get()
    const outcome = await work().catch((error: unknown): Outcome => ({ done: 0, failures: [error] }))
    const [failure] = outcome.failures
    const { count } = values
    const isSameAccount = actsAs.get() === acting
    if (failure === undefined)
      notify(t(done, values), isSameAccount && undo ? () => void run(undo, 'boards.undone', { count }) : undefined)
    else {
      const why = explain(failure)
      complain(t('boards.partlyDone', { done: outcome.done, count, why }))
    }
    await contentChanged()
    setBusy(false)
    return failure === undefined
  }
  return { run, isBusy }
}
