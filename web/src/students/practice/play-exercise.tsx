import { SEATS } from 'dealbook-domain/bridge/board.js'
import type { Suit } from 'dealbook-domain/bridge/card.js'
import { type Card, playersOf, TRICK_SIZE, type Turn, tricksOf } from 'dealbook-domain/bridge/play.js'
import { MAX_TAKEN_BACK } from 'dealbook-domain/practice/participant.js'
import { judgePlay } from 'dealbook-domain/practice/play-practice.js'
import { useContext, useEffect, useRef, useState } from 'react'
import { AuctionTable } from '../../board/auction-table.js'
import { Board } from '../../board/board.js'
import { useBoardWords } from '../../board/board-words.js'
import { SuitSign } from '../../board/call-sign.js'
import { ContractLine } from '../../board/contract-line.js'
import { ReaderRanks } from '../../board/reader-ranks.js'
import { handsAfter, tricksWon } from '../../board/replay.js'
import { ReaderLanguage } from '../../texts/reader-language.js'
import { useAlive } from '../is-alive.js'
import type { StudentsDeal } from '../page-data.js'
import { onTable } from '../revealed-board.js'
import { Section } from '../section.js'
import { useWords } from '../use-words.js'
import type { ExerciseProps } from './board-exercise.js'
import { Feedback } from './feedback.js'
import { focusByArrows } from './focus-by-arrows.js'
import { type PlayedDeal, seatsSeen, takenBackTo } from './play-steps.js'
import { typedCard } from './typed-card.js'
import { useOthers } from './use-others.js'
import { usePracticeWords } from './use-practice-words.js'
import { useTypedKeys } from './use-typed-keys.js'

interface PlayExerciseProps extends ExerciseProps {
  readonly play: PlayedDeal
}

/** The table, and the cards of the hand whose turn it is. */
export const PlayExercise = ({ deal, exercise, state, play, onProgress }: PlayExerciseProps) => {
  const isAlive = useAlive()
  const t = usePracticeWords()
  const { step, progress } = state
  const { cards } = progress
  const playCard = (card: Card) => onProgress({ ...progress, cards: [...cards, card] })
  const { turn, isOwn, hurry } = useOthers({ play, lead: deal.play[0], cards, onCard: playCard })
  /** The number of cards played when the student asked for the last trick: the next card covers it again. */
  const [seenAt, setSeenAt] = useState<number | null>(null)
  const isLastTrick = seenAt === cards.length
  const back = takenBackTo(play, cards)
  const judged = judgePlay(exercise.board, exercise.seat, cards)
  const takeBack = () => {
    if (back === null) return
    setSeenAt(null)
    onProgress({ ...progress, cards: back, takenBack: Math.min(MAX_TAKEN_BACK, progress.takenBack + 1) })
  }
  return (
    <>
      <div className="exercise-main">
        {step !== null && back === null && <Feedback board={exercise.board} deal={deal} step={step} />}
        <div className="goal">
          <ContractLine contract={deal.contract} />
          {judged !== null && <p>{t('practice.goal', { needed: judged.needed })}</p>}
          {cards.length <= TRICK_SIZE && <p className="others">{t('practice.others')}</p>}
        </div>
        <Table deal={deal} play={play} cards={cards} isLastTrick={isLastTrick} onTap={hurry} />
      </div>
      <div className="exercise-side">
        {isAlive && turn !== null && <Cards turn={turn} isOwn={isOwn} onCard={playCard} />}
        <noscript>{t('practice.needsScripts')}</noscript>
        {isAlive && (
          <div className="looking-back">
            <button
              type="button"
              aria-pressed={isLastTrick}
              disabled={cards.length <= TRICK_SIZE}
              onClick={() => setSeenAt(isLastTrick ? null : cards.length)}
            >
              {t('practice.lastTrick')}
            </button>
            <button type="button" disabled={back === null} onClick={takeBack}>
              {t('practice.takeBack')}
            </button>
          </div>
        )}
        <AuctionOf deal={deal} />
      </div>
    </>
  )
}

interface TableProps {
  readonly deal: StudentsDeal
  readonly play: PlayedDeal
  readonly cards: readonly Card[]
  /** Shows the trick before the current one instead. */
  readonly isLastTrick: boolean
  readonly onTap: () => void
}

const Table = ({ deal, play, cards, isLastTrick, onTap }: TableProps) => {
  const t = useWords()
  const { t: p, last } = useLastCard(play, cards)
  const tricks = tricksOf(cards, play.contract)
  const seen = seatsSeen(play, cards)
  const shown = isLastTrick ? tricks.slice(0, -1) : tricks
  return (
    <>
      <Board
        board={{ ...deal, hands: handsAfter(deal.hands, cards) }}
        hidden={new Set(SEATS.filter((seat) => !seen.includes(seat)))}
        {...onTable(shown)}
        onTap={onTap}
        {...(tricks.length > 0 && {
          tally: [t('students.trick', { number: shown.length }), t('students.tricksWon', tricksWon(tricks))],
        })}
      />
      <p className="hidden" role="status">
        {last === null ? '' : p('practice.played', last)}
      </p>
    </>
  )
}

/** The last card and its player, for screen readers. */
const useLastCard = ({ contract }: PlayedDeal, cards: readonly Card[]) => {
  const t = usePracticeWords()
  const { seat: nameOf, spokenCard } = useBoardWords()
  const card = cards.at(-1)
  const player = playersOf(cards, contract).at(-1)
  return {
    t,
    last: card === undefined || player === undefined ? null : { seat: nameOf(player), card: spokenCard(card) },
  }
}

interface CardsProps {
  readonly turn: Turn
  readonly isOwn: boolean
  readonly onCard: (card: Card) => void
}

/** The cards of the student's hand whose turn it is, as buttons; illegal ones are disabled. */
const Cards = ({ turn: { seat, cards }, isOwn, onCard }: CardsProps) => {
  const t = usePracticeWords()
  const { seat: nameOf, rank, spokenCard } = useBoardWords()
  const playable = isOwn ? cards.filter(({ isLegal }) => isLegal).map(({ card }) => card) : null
  const hadFocus = useRef(false)
  const {
    whole: group,
    isOff,
    refused,
    play,
  } = useTypedCards(playable, (card) => {
    hadFocus.current ||= group.current?.contains(document.activeElement) === true
    onCard(card)
  })
  // Keeps the focus here when the pressed card has disappeared, also while others play.
  useEffect(() => {
    const { activeElement, body } = document
    if (hadFocus.current && (activeElement === null || activeElement === body))
      group.current?.focus({ preventScroll: true })
  })
  const prompt = t(isOwn ? 'practice.yourTurn' : 'practice.othersTurn', { seat: nameOf(seat) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are not fields of a form
    <div
      className="play-cards"
      ref={group}
      role="group"
      aria-label={prompt}
      tabIndex={-1}
      data-own-arrows
      onKeyDown={focusByArrows}
    >
      {/* The focus stays in the group, so a change of its label would not be read out. */}
      <p role="status">{prompt}</p>
      <div className="cards">
        {isOwn &&
          cards.map(({ card, isLegal }) => (
            <button
              key={card}
              type="button"
              aria-label={spokenCard(card)}
              disabled={!isLegal}
              onClick={() => {
                hadFocus.current = true
                play(card)
              }}
            >
              <SuitSign suit={card.charAt(0)} />
              {rank(card)}
            </button>
          ))}
      </div>
      <p className="refused" role="status">
        {refused !== null && t('practice.notPlayable', { card: spokenCard(refused) })}
      </p>
      {!isOff && <p className="typed-hint">{t('practice.typedCard', { ace: rank('SA') })}</p>}
    </div>
  )
}

/**
 * Handles typed cards, and says which of them can't be played.
 * @param playable the cards to choose from; `null` while others play
 */
const useTypedCards = (playable: readonly Card[] | null, onCard: (card: Card) => void) => {
  const language = useContext(ReaderLanguage)
  const ranks = useContext(ReaderRanks)
  const suit = useRef<Suit | null>(null)
  const [refused, setRefused] = useState<Card | null>(null)
  const hand = playable?.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice of cards
  useEffect(() => setRefused(null), [hand])
  const play = (card: Card): void => {
    setRefused(null)
    onCard(card)
  }
  const keys = useTypedKeys<HTMLDivElement>((key) => {
    setRefused(null)
    const next = typedCard(suit.current, key, language, ranks)
    suit.current = next.suit
    if (next.card === null || playable === null) return false
    if (playable.includes(next.card)) play(next.card)
    else setRefused(next.card)
    return true
  })
  return { ...keys, refused, play }
}

const AuctionOf = ({ deal }: { deal: StudentsDeal }) => {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('students.auction')} isOpen={isOpen} onToggle={setOpen}>
      <AuctionTable {...deal} />
    </Section>
  )
}
