import { type RankLanguage, ranksForReader } from 'dealbook-domain/bridge/ranks.js'
import { useEffect, useState } from 'react'
import { ReaderRanks } from '../board/reader-ranks.js'
import { useEnglishRanks } from '../looks.js'
import { type Language, PAGE_LANGUAGES, ReaderLanguage } from '../texts/reader-language.js'
import { BoardNavigation } from './board-navigation.js'
import { BoardView } from './board-view.js'
import { Alive } from './is-alive.js'
import { addressOf, type PageData, type Revealed, revealedAtFirst, tabTitleOf } from './page-data.js'
import { PageFoot } from './page-foot.js'
import { PageHead } from './page-head.js'
import { type BoardsPerPage, PrintSheets } from './print-sheets.js'
import { useBoardPlace } from './use-board-place.js'
import { useBoards } from './use-boards.js'
import { useMoves } from './use-moves.js'
import { useSeen } from './use-seen.js'
import { useWords } from './use-words.js'

/** The page that a class link opens: the boards of a collection, one at a time. */
export const StudentsPage = ({ data }: { data: PageData }) => {
  const [chosen, setChosen] = useState<Language | null>(data.isLanguageChosen ? data.language : null)
  const language = chosen ?? data.language
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const local = language === data.language ? data.ranks : ranksForReader(language, PAGE_LANGUAGES, navigator.languages)
  const [isEnglish] = useEnglishRanks()
  return (
    <Alive value={isAlive}>
      <ReaderLanguage value={language}>
        <ReaderRanks value={isEnglish ? 'en' : local}>
          <Page data={data} chosen={chosen} local={local} onLanguage={setChosen} />
        </ReaderRanks>
      </ReaderLanguage>
    </Alive>
  )
}

interface Props {
  readonly data: PageData
  /** The language that was chosen on the page. */
  readonly chosen: Language | null
  /** The ranks of the reader's language. */
  readonly local: RankLanguage
  readonly onLanguage: (language: Language) => void
}

const Page = ({ data, chosen, local, onLanguage }: Props) => {
  const t = useWords()
  const boards = useBoards(data)
  const { deals, load } = boards
  const { at, isMissing, go, setMissing } = useBoardPlace({ data, boards, chosen })
  const seen = useSeen(data.token, deals[at]?.id, at)
  const [revealed, setRevealed] = useState<Readonly<Record<number, Revealed>>>({})
  /** What was last printed; a new object each time, so that the same is printed again when it is asked for again. */
  const [printed, setPrinted] = useState<{ readonly perPage: BoardsPerPage } | null>(null)
  const atFirst = (place: number): Revealed => revealedAtFirst(data.studentView, deals[place] ?? null)
  const revealedOf = (place: number): Revealed => revealed[place] ?? atFirst(place)
  // Boards may have come or gone since the page was made.
  const titles = deals.map((deal, place) => deal?.title ?? data.titles[place] ?? '')
  const isMoving = deals[at] === null
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
  useEffect(() => {
    document.title = `${tabTitleOf(data.title, at, titles[at])} · ${data.site.name}`
  })
  const deal = deals[at] ?? null
  return (
    <>
      <div className="screen" {...swipes}>
        <PageHead data={data} />
        <main>
          {titles.length === 0 ? (
            <p>{t('students.empty')}</p>
          ) : (
            <BoardNavigation
              data={data}
              boards={deals.map((deal, place) => ({
                title: titles[place] ?? '',
                number: deal?.boardNumber ?? null,
                contract: revealedOf(place).calls === null ? (deal?.contract ?? null) : null,
                isSeen: deal != null && seen.has(deal.id),
              }))}
              at={at}
              chosen={chosen}
              onGo={go}
              onOpen={() => void load()}
            />
          )}
          <h2 className="title" dir="auto" aria-live="polite">
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
        <PageFoot data={data} at={at} local={local} onLanguage={choose} onPrint={(perPage) => void print(perPage)} />
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
