import type { Deal } from 'dealbook-client'
import { contractOf } from 'dealbook-domain/bridge/auction.js'
import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { PrintedBoards, type PrintedDeal } from '../../../print/printed-boards.js'
import { contentChanged } from '../../../service.js'
import { useTexts } from '../../../texts/use-texts.js'
import { PageTitle } from '../../../ui/page-title.js'
import { notify } from '../../../ui/toasts.js'
import { ExposureLine } from '../exposure-line.js'
import type { ReadBoard } from '../read-board.js'
import { BoardActions } from './board-actions.js'
import { BoardTable } from './board-table.js'
import { ConflictPanel } from './conflict-panel.js'
import type { Draft } from './draft.js'
import { type Fault, faultText } from './fault-text.js'
import { FieldFaults } from './field-faults.js'
import { SharingEditor } from './sharing-editor.js'
import { type BoardEditor as Editor, useBoardEditor } from './use-board-editor.js'
import { WordsEditor } from './words-editor.js'

const RichText = lazy(() => import('../../../ui/forms/rich-text.js').then((module) => ({ default: module.RichText })))

export interface Surroundings {
  /** Content before and after the title. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** On a page about more than this board, the element for the board's text; `null` while that is not shown. */
  readonly textPlace?: HTMLElement | null
}

interface BoardEditorProps extends Surroundings {
  readonly accountId: string
  /** `null`: a new board. */
  readonly read: ReadBoard | null
  /** The id of a deleted board that still has unsaved changes. */
  readonly lostId: string | null
}

/** The board as it is being edited: what is printed is what the page shows. */
const printedDraft = (deal: Deal, draft: Draft) => {
  const contract = contractOf(draft.auction, draft.dealer)
  return { ...deal, ...draft, contract } as unknown as PrintedDeal
}

export const BoardEditor = ({ accountId, read, lostId, ...around }: BoardEditorProps) => {
  const { t } = useTexts()
  const { textPlace } = around
  const navigate = useNavigate()
  const editor = useBoardEditor(accountId, read, lostId)
  const { draft, base } = editor
  const saved = (deal: Deal | null) => {
    if (deal === null) return
    notify(t('boards.saved', { title: deal.title }))
    void contentChanged()
    if (base.id === null) navigate(`/desk/boards/${deal.id}`, { replace: true })
  }
  const save = () => editor.save().then(saved)
  const stored = base.lostId === null ? read : null
  useShortcuts(editor, save)
  const title = draft.title.trim() || t('boards.newBoard')
  const text = <BoardText editor={editor} accountId={accountId} />
  return (
    <>
      {stored !== null && textPlace === undefined && (
        <PrintedBoards dealsNow={() => [printedDraft(stored.deal, draft)]} />
      )}
      <div className="boards-head">
        {around.before}
        {textPlace === undefined ? <PageTitle>{title}</PageTitle> : <h2>{title}</h2>}
        <span className="grow" />
        {around.after}
        {stored !== null && <BoardActions read={stored} onMoved={editor.rebase} />}
      </div>
      {stored !== null && <ExposureLine deal={stored.deal} />}
      <div className="board-page">
        <SaveBar editor={editor} isNew={base.id === null} onSave={() => void save()} />
        {editor.merge !== null && (
          <ConflictPanel
            key={JSON.stringify(editor.merge.current)}
            merge={editor.merge}
            mine={draft}
            isBusy={editor.isBusy}
            onResolve={(kept) => editor.resolve(kept).then(saved)}
          />
        )}
        <div className="board-columns">
          <BoardTable editor={editor} />
          {textPlace === undefined ? text : textPlace && createPortal(text, textPlace)}
        </div>
      </div>
    </>
  )
}

interface SaveBarProps {
  readonly editor: Editor
  readonly isNew: boolean
  readonly onSave: () => void
}

/** Shows the state of the changes, with buttons to save, undo and redo. It always stays visible. */
const SaveBar = ({ editor, isNew, onSave }: SaveBarProps) => {
  const { t, explain, moment } = useTexts()
  const { isChanged, isBusy, problem, restoredFrom } = editor
  const isLost = editor.base.lostId !== null
  const isIdle = !isChanged && !isBusy && !isLost && problem === null && editor.undo === null && editor.redo === null
  return (
    <div className={isIdle ? 'save-bar idle' : 'save-bar'}>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={isBusy || !isChanged || editor.merge !== null}
          onClick={onSave}
        >
          {t(isLost ? 'boards.saveAsNew' : 'save')}
        </button>
        <button type="button" onClick={() => editor.undo?.()} disabled={editor.undo === null}>
          {t('boards.undo')}
        </button>
        <button type="button" onClick={() => editor.redo?.()} disabled={editor.redo === null}>
          {t('boards.redo')}
        </button>
        <span className="hint" role="status">
          {t(isBusy ? 'boards.saving' : isChanged ? 'boards.unsaved' : isNew ? 'boards.nothingYet' : 'boards.allSaved')}
        </span>
      </div>
      {isLost && (
        <p role="alert" className="notice warn">
          {t('boards.lost')}
        </p>
      )}
      {restoredFrom !== null && isChanged && !isLost && (
        <p className="restored" role="status">
          {t('boards.restored', { time: moment(restoredFrom) })}{' '}
          <button type="button" onClick={editor.discard}>
            {t('boards.discard')}
          </button>
        </p>
      )}
      {problem !== null && (
        <div role="alert" className="problem">
          {editor.faults.length > 0 ? (
            <>
              <p>{t('boards.faults', { count: editor.faults.length })}</p>
              <ul className="plain">
                {editor.faults.map((fault) => (
                  <li key={fault.path + fault.message}>
                    <FaultLink fault={fault} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            t('boards.notSaved', { why: explain(problem) })
          )}
        </div>
      )}
    </div>
  )
}

/** A fault in words, as a button that scrolls to its field. */
const FaultLink = ({ fault }: { readonly fault: Fault }) => {
  const { t } = useTexts()
  const { field, path, message } = fault
  if (field === null) return `${path} ${message}`
  const show = () => document.getElementById(`faults-${field}`)?.scrollIntoView({ block: 'center' })
  return (
    <button type="button" className="quiet" onClick={show}>
      {t(`boards.field.${field}`)}: {faultText(fault, t)}
    </button>
  )
}

const BoardText = ({ editor, accountId }: { readonly editor: Editor; readonly accountId: string }) => {
  const { t } = useTexts()
  const { draft, edit, faults } = editor
  return (
    <div className="board-text">
      <label className="field">
        {t('boards.field.title')}
        <input
          dir="auto"
          value={draft.title}
          maxLength={MAX_TITLE_LENGTH}
          aria-describedby="faults-title"
          onChange={({ target }) => edit({ title: target.value })}
        />
      </label>
      <FieldFaults faults={faults} field="title" />
      <section aria-labelledby="commentary-title">
        <h2 id="commentary-title">{t('boards.commentary')}</h2>
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <RichText
            label={t('boards.commentary')}
            value={draft.commentary}
            hasSteps
            onChange={(commentary) => edit({ commentary })}
          />
        </Suspense>
        <FieldFaults faults={faults} field="commentary" />
      </section>
      <WordsEditor label={t('boards.field.themes')} words={draft.themes} onChange={(themes) => edit({ themes })} />
      <FieldFaults faults={faults} field="themes" />
      <WordsEditor
        label={t('boards.field.personalThemes')}
        hint={t('boards.onlyYou')}
        words={draft.personalThemes}
        onChange={(personalThemes) => edit({ personalThemes })}
      />
      <WordsEditor
        label={t('boards.field.inspirations')}
        hint={t('boards.inspirationsHint')}
        hasCommas
        words={draft.inspirations}
        onChange={(inspirations) => edit({ inspirations })}
      />
      <SharingEditor
        sharing={draft.sharing}
        sharingGroupIds={draft.sharingGroupIds}
        ownerId={accountId}
        onChange={edit}
      />
      <FieldFaults faults={faults} field="sharingGroupIds" />
    </div>
  )
}

/** Ctrl+S saves. Ctrl+Z and Ctrl+Y undo and redo, except in text fields, which have their own undo. */
const useShortcuts = (editor: Editor, save: () => unknown) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isText =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null
      const act =
        key === 's' && editor.isChanged && !editor.isBusy && editor.merge === null
          ? save
          : isText
            ? null
            : key === 'y' || (key === 'z' && event.shiftKey)
              ? editor.redo
              : key === 'z'
                ? editor.undo
                : null
      if (key === 's' || act !== null) event.preventDefault()
      act?.()
    }
    // Captures the event, because a focused list may stop it.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  })
}
