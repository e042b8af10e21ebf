import { type RankLanguage, ranksForReader } from 'dealbook-domain/drawing/ranks.js'
import { isPageLanguage, PAGE_LANGUAGES } from 'dealbook-domain/page-languages.js'
import { useEffect, useState } from 'react'
import { useBoardWords } from '../board/board-words.js'
import { ReaderRanks } from '../board/reader-ranks.js'
import { chosenLanguage, useEnglishRanks } from '../display-settings.js'
import { type Language, ReaderLanguage } from '../texts/reader-language.js'
import { addressOf } from './address.js'
import { BoardInPage } from './board-in-page.js'
import { markOf } from './board-mark.js'
import { BoardNavigation } from './board-navigation.js'
import { Alive } from './is-alive.js'
import { type PageData, type Revealed, revealedAtFirst, tabTitleOf } from './page-data.js'
import { PageFoot } from './page-foot.js'
import { PageHead } from './page-head.js'
import { hidesTitle, type PracticeOfPage, type Practising, shownTitle } from './practising.js'
import { useBoardPlace } from './use-board-place.js'
import { useBoards } from './use-boards.js'
import { useMoves } from './use-moves.js'
import { useRevealed } from './use-revealed.js'
import { useSeen } from './use-seen.js'
import { useWords } from './use-words.js'

/** The page that a class link opens: the boards of a collection, one at a time. */
export const StudentsPage = ({ data, practising }: { data: PageData; practising: Practising | null }) => {
  const [chosen, setChosen] = useState<Language | null>(data.isLanguageChosen ? data.language : null)
  const language = chosen ?? data.language
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    setAlive(true)
    const kept = chosenLanguage.get()
    if (data.isLanguageChosen || !isPageLanguage(kept) || kept === data.language) return
    document.documentElement.lang = kept
    setChosen(kept)
  }, [data])
  const local = language === data.language ? data.ranks : ranksForReader(language, PAGE_LANGUAGES, navigator.languages)
  const [isEnglish] = useEnglishRanks()
  const page = { data, chosen, local, onLanguage: setChosen }
  return (
    <Alive value={isAlive}>
      <ReaderLanguage value={language}>
        <ReaderRanks value={isEnglish ? 'en' : local}>
          {practising === null ? (
            <Page {...page} practice={null} />
          ) : (
            <practising.WithPractice data={data} practice={data.practice}>
              {(practice) => <Page {...page} practice={practice} />}
            </practising.WithPractice>
          )}
        </ReaderRanks>
      </ReaderLanguage>
    </Alive>
  )
}

interface Props {
  readonly data: PageData
  /** The language chosen on the page; `null` if none was. */
  readonly chosen: Language | null
  /** The ranks of the reader's language. */
  readonly local: RankLanguage
  readonly onLanguage: (language: Language) => void
  /** `null` if nothing is practised. */
  readonly practice: PracticeOfPage | null
}

const Page = ({ data, chosen, local, onLanguage, practice }: Props) => {
  const t = useWords()
  const words = useBoardWords()
  const boards = useBoards(data)
  const { deals, load } = boards
  const { at, isMissing, go } = useBoardPlace({ data, boards, chosen })
  const seen = useSeen(data.token, deals[at]?.id, at)
  const { steps, reveal } = useRevealed()
  const coveredOf = (place: number): Revealed | null => {
    const deal = deals[place] ?? null
    return deal && (practice?.covered(deal) ?? null)
  }
  const atFirst = (place: number): Revealed => {
    const deal = deals[place] ?? null
    const first = revealedAtFirst(data.studentView, deal)
    return deal === null ? first : (practice?.begun(deal, first) ?? first)
  }
  const revealedOf = (place: number): Revealed => coveredOf(place) ?? steps[deals[place]?.id ?? ''] ?? atFirst(place)
  /** A board that isn't loaded yet may be an exercise. */
  const isTitleHidden = (place: number): boolean => {
    const deal = deals[place]
    if (deal === undefined || practice === null) return false
    return deal === null || hidesTitle(practice, deal)
  }
  // Boards may have been added or removed since the page was rendered.
  const titles = deals.map((deal, place) => {
    if (deal !== null) return shownTitle(practice, deal, place, words)
    return practice === null ? (data.titles[place] ?? '') : t('students.place', { at: place + 1, count: deals.length })
  })
  const isMoving = deals[at] === null
  const swipes = useMoves((steps) => void go(at + steps))
  const choose = (language: Language) => {
    document.documentElement.lang = language
    chosenLanguage.set(language)
    history.replaceState(history.state, '', addressOf(data, at, language))
    onLanguage(language)
  }
  useEffect(() => {
    document.title = `${tabTitleOf(data.title, at, isTitleHidden(at) ? null : titles[at])} · ${data.site.name}`
  })
  const deal = deals[at] ?? null
  const isExercise = coveredOf(at) !== null
  // A board that isn't loaded yet may be an exercise.
  const areExercises = practice !== null && deals.some((deal, place) => deal === null || coveredOf(place) !== null)
  return (
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
              number: isTitleHidden(place) ? null : (deal?.boardNumber ?? null),
              contract: revealedOf(place).calls === null ? (deal?.contract ?? null) : null,
              mark: deal == null ? null : markOf(practice?.isDone(deal) ?? null, seen.has(deal.id)),
            }))}
            at={at}
            chosen={chosen}
            onGo={go}
            onOpen={() => void load()}
          />
        )}
        <h2 className="title" dir="auto" aria-live="polite" tabIndex={-1}>
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
          <BoardInPage
            {...{ deal, at, chosen, practice }}
            onNext={at + 1 < deals.length ? () => void go(at + 1) : null}
            author={data.author.displayName}
            revealed={revealedOf(at)}
            atFirst={atFirst(at)}
            onReveal={(change) => reveal(deal.id, { ...(steps[deal.id] ?? atFirst(at)), ...change })}
          />
        )}
      </main>
      {practice?.participant}
      <PageFoot {...{ data, at, isExercise, areExercises, local, load }} onLanguage={choose} />
    </div>
  )
}
