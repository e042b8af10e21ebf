import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { type SheetOptions, sheetOptionsOf } from 'dealbook-domain/sheet/sheet-options.js'
import { DEFAULT_STUDENT_VIEW, type StudentView } from 'dealbook-domain/student-view.js'
import { useContext, useEffect, useMemo, useState } from 'react'
import { ReaderRanks } from '../board/reader-ranks.js'
import { ReaderLanguage } from '../texts/reader-language.js'
import { Dialog } from '../ui/dialog.js'
import { type PrintableBoard, previewOf } from './preview-of.js'
import { keepChoices, looksOf, type PrintChoices, readChoices, withLooks } from './print-choices.js'
import { PrintFields } from './print-fields.js'
import type { SheetPreview } from './sheet-preview.js'
import { SheetPreviewer } from './sheet-previewer.js'
import { usePrintWords } from './use-print-words.js'
import './print.css'

/** The query to the service for a sheet. */
export type PrintQuery = SheetOptions & Pick<PrintChoices, 'south' | 'numbers'> & { readonly heading?: string }

export interface PrintStudioProps {
  readonly title: string
  readonly author: string | null
  /** The parts of a board that are shown by default. */
  readonly view?: StudentView
  /** Initial choices that override the stored ones. */
  readonly first?: PrintChoices
  /** Whether several boards are printed. */
  readonly areMany: boolean
  /** Whether boards can be numbered by their places; by default, if there are several. */
  readonly canNumber?: boolean
  /** Whether the sheet can have another title. */
  readonly canBeNamed?: boolean
  /** Whether the reader is a student. For students, the parts shown start from the teacher's settings for each link. */
  readonly isForStudents?: boolean
  /** Loads the boards to preview; `null` if they aren't available now. */
  readonly load: () => Promise<readonly PrintableBoard[] | null>
  /** Downloads the file. */
  readonly onDownload: (query: PrintQuery) => Promise<void>
  readonly onClose: () => void
}

/** Options for printing boards, a preview of the pages, and the download. The choices are stored on the device. */
export const PrintStudio = (props: PrintStudioProps) => {
  const {
    title,
    author,
    view = DEFAULT_STUDENT_VIEW,
    first = {},
    areMany,
    canNumber = areMany,
    canBeNamed = false,
    isForStudents = false,
    load,
    onDownload,
    onClose,
  } = props
  const t = usePrintWords()
  const locale = useContext(ReaderLanguage)
  const ranks = useContext(ReaderRanks)
  const [choices, setChoices] = useState<PrintChoices>(() => ({
    ...(isForStudents ? looksOf(readChoices()) : readChoices()),
    ...first,
  }))
  const [boards, setBoards] = useState<readonly PrintableBoard[] | null | undefined>()
  const [name, setName] = useState('')
  const heading = name.trim()
  const [isWorking, setWorking] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boards are loaded once, when the studio opens
  useEffect(() => {
    load().then(setBoards, () => setBoards(null))
  }, [])
  const options = useMemo(() => {
    const single = areMany ? {} : { perPage: 1 as const }
    return sheetOptionsOf({ ...choices, ...single, locale, ranks }, view)
  }, [areMany, choices, locale, ranks, view])
  /** Numbers that were chosen elsewhere do not count where they cannot be chosen. */
  const numbered = useMemo(() => (canNumber ? choices : { ...choices, numbers: undefined }), [canNumber, choices])
  /** Memoised, because laying out a page takes a while on a phone. */
  const preview = useMemo(
    () => (boards ? previewed({ title: heading || title, author, boards, options, choices: numbered, view }) : null),
    [heading, title, author, boards, options, numbered, view],
  )
  const choose = (chosen: PrintChoices) => {
    setChoices(chosen)
    keepChoices(isForStudents ? withLooks(readChoices(), chosen) : chosen)
  }
  /** The service's own choices, or what the page that opened the studio asks for. */
  const hasChosen = JSON.stringify(choices) !== JSON.stringify(first)
  const download = async () => {
    setWorking(true)
    const { south, numbers } = numbered
    const named = heading === '' ? {} : { heading }
    await onDownload({ ...options, ...named, south, numbers }).finally(() => setWorking(false))
  }
  return (
    <Dialog title={t('print.title')} onClose={onClose}>
      <div className="print-studio">
        <div>
          {isForStudents && <p className="hint">{t('print.studentsSee')}</p>}
          {canBeNamed && <SheetName name={name} title={title} onName={setName} />}
          <PrintFields options={options} choices={choices} areMany={areMany} canNumber={canNumber} onChoose={choose} />
          <div className="row">
            <button type="button" className="primary" disabled={isWorking} onClick={() => void download()}>
              {t(isWorking ? 'print.working' : 'print.download')}
            </button>
            {/* Keeps the focus when nothing is left to reset. */}
            <button type="button" className="quiet" aria-disabled={!hasChosen} onClick={() => choose(first)}>
              {t('print.defaults')}
            </button>
            <button type="button" onClick={onClose}>
              {t('print.close')}
            </button>
          </div>
        </div>
        <div className="print-preview" aria-busy={boards === undefined}>
          {preview !== null && (
            // Another layout begins on its first page.
            <SheetPreviewer key={`${options.layout} ${options.perPage}`} preview={preview} options={options} />
          )}
          {boards !== undefined && preview === null && <p>{t('print.noPreview')}</p>}
        </div>
      </div>
    </Dialog>
  )
}

interface SheetNameProps {
  readonly name: string
  /** The title of a sheet without a name. */
  readonly title: string
  readonly onName: (name: string) => void
}

const SheetName = ({ name, title, onName }: SheetNameProps) => {
  const t = usePrintWords()
  return (
    <label className="field">
      {t('print.heading')}
      <input
        dir="auto"
        value={name}
        placeholder={title}
        maxLength={MAX_TITLE_LENGTH}
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  )
}

interface Previewed {
  readonly title: string
  readonly author: string | null
  readonly boards: readonly PrintableBoard[]
  readonly options: ReturnType<typeof sheetOptionsOf>
  readonly choices: PrintChoices
  readonly view: StudentView
}

const previewed = ({ choices, view, ...printed }: Previewed): SheetPreview | null => {
  const looks = { numbers: choices.numbers ?? null, south: choices.south ?? view.south }
  return previewOf({ ...printed, looks })
}
