import { useEffect, useState } from 'react'
import { type Language, ReaderLanguage } from '../texts/reader-language.js'
import { BoardNavigation } from './board-navigation.js'
import { BoardView } from './board-view.js'
import { Alive } from './is-alive.js'
import { addressOf, type PageData, type Revealed, revealedAtFirst } from './page-data.js'
import { PageFoot } from './page-foot.js'
import { PageHead } from './page-head.js'
import { type BoardsPerPage, PrintSheets } from './print-sheets.js'
import { useBoards } from './use-boards.js'
import { useMoves } from './use-moves.js'
import { useWords } from './use-words.js'

/** The page that a class link opens: the boards of a collection, one at a time. */
export const StudentsPage = ({ data }: { data: PageData }) => {
  const [chosen, setChosen] = useState<Language | null>(data.isLanguageChosen ? data.language : null)
  const language = chosen ?? data.language
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <Alive value={isAlive}>
      <ReaderLanguage value={language}>
        <Page data={data} chosen={chosen} onLanguage={setChosen} />
      </ReaderLanguage>
    </Alive>
  )
}

interface Props {
  readonly data: PageData
  /** The language that was chosen on the page. */
  readonly chosen: Language | null
  readonly onLanguage: (language: Language) => void
}

const Page = ({ data, chosen, onLanguage }: Props) => {
  const t = useWords()
  const { deals, load } = useBoards(data)
  const [wanted, setAt] = useState(data.at)
  const [isMissing, setMissing] = useState(false)
  const [revealed, setRevealed] = useState<Readonly<Record<number, Revealed>>>({})
  /** What was last printed; a new object each time, so that the same is printed again when it is asked for again. */
  const [printed, setPrinted] = useState<{ readonly perPage: BoardsPerPage } | null>(null)
  const atFirst = (place: number): Revealed => revealedAtFirst(data.studentView, deals[place] ?? null)
  const revealedOf = (place: number): Revealed => revealed[place] ?? atFirst(place)
  // Boards may have come or gone since the page was made.
  const titles = deals.map((deal, place) => deal?.title ?? data.titles[place] ?? '')
  const at = Math.max(0, Math.min(wanted, titles.length - 1))
  const isMoving = deals[at] === null
  const go = async (place: number) => {
    if (place < 0 || place >= titles.length) return
    setMissing(false)
    setAt(place)
    history.replaceState(null, '', addressOf(data, place, chosen))
    if (deals[place] === null && (await load()) === null) setMissing(true)
  }
  const swipes = useMoves((steps) => void go(at + steps))
  const print = async (perPage: BoardsPerPage) => {
    if ((await load()) === null) return setMissing(true)
    setPrinted({ perPage })
  }
  const choose = (language: Language) => {
    document.documentElement.lang = language
    history.replaceState(null, '', addressOf(data, at, language))
    onLanguage(language)
  }
  useEffect(() => {
    if (printed !== null) window.print()
  }, [printed])
  const deal = deals[at] ?? null
  return (
    <>
      <div className="screen" {...swipes}>
        <PageHead data={data} />
        <main>
          {titles.length === 0 ? (
            <p>{t('students.empty')}</p>
          ) : (
            <BoardNavigation data={data} titles={titles} at={at} chosen={chosen} onGo={go} />
          )}
          <h2 className="title" aria-live="polite">
            {titles[at]}
          </h2>
          {isMissing && isMoving && (
            <p className="problem" role="alert">
              {t('students.notLoaded')}{' '}
              <button type="button" onClick={() => void go(at)}>
                {t('students.tryAgain')}
              </button>
            </p>
          )}
          {deal !== null && (
            <BoardView
              key={at}
              deal={deal}
              author={data.author.displayName}
              revealed={revealedOf(at)}
              atFirst={atFirst(at)}
              onReveal={(change) =>
                setRevealed((before) => ({
                  ...before,
                  [at]: { ...(before[at] ?? atFirst(at)), ...change },
                }))
              }
            />
          )}
        </main>
        <PageFoot data={data} at={at} onLanguage={choose} onPrint={(perPage) => void print(perPage)} />
      </div>
      {printed !== null && (
        <PrintSheets
          title={data.title}
          deals={deals.flatMap((one) => one ?? [])}
          perPage={printed.perPage}
          revealedOf={revealedOf}
        />
      )}
    </>
  )
}
