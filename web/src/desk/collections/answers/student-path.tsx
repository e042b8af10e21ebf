import type { components } from 'dealbook-client'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import { type Card, tricksOf } from 'dealbook-domain/bridge/play.js'
import { Fragment, useState } from 'react'
import { useBoardWords } from '../../../board/board-words.js'
import { CallSign } from '../../../board/call-sign.js'
import { CardSign } from '../../../board/card-sign.js'
import { costlyCards } from '../../../board/costly-cards.js'
import { CostlyCards } from '../../../board/double-dummy.js'
import { fittingCards, type PlayedDeal } from '../../../students/practice/play-steps.js'
import { isOwnCard, useSolvedPlay } from '../../../students/practice/solved-play.js'
import { useTexts } from '../../../texts/use-texts.js'
import type { CollectionDeal } from '../use-collection.js'
import { biddingOf, playedDealOf, questionInWords, rightCallsOf } from './answer-words.js'
import { RightCalls } from './right-calls.js'

type Answer = components['schemas']['Answer']

interface StudentPathProps {
  /** `undefined` if the board is no longer in the lesson. */
  readonly deal: CollectionDeal | undefined
  /** The hand of the student. */
  readonly seat: Seat
  readonly answer: Answer
}

/** The calls that a student chose on a board, and the cards played. */
export const StudentPath = ({ deal, seat, answer: { bidding, play } }: StudentPathProps) => (
  <>
    {bidding !== null && bidding.calls.length > 0 && (
      <ul className="plain path">
        {bidding.calls.map((question) => (
          <Question key={question.call} deal={deal} question={question} />
        ))}
      </ul>
    )}
    {play !== null && play.cards.length > 0 && <Play deal={deal} seat={seat} cards={play.cards} />}
  </>
)

interface QuestionProps {
  readonly deal: CollectionDeal | undefined
  readonly question: NonNullable<Answer['bidding']>['calls'][number]
}

const Question = ({ deal, question: { call, chosen, right } }: QuestionProps) => {
  const { t } = useTexts()
  return (
    <li className={right ? 'right' : undefined}>
      <span aria-hidden="true">{right ? '✓ ' : '✗ '}</span>
      {deal !== undefined && `${questionInWords(t, deal.dealer, call)}${t('board.colon')} `}
      {chosen.map((choice, i) => (
        <Fragment key={choice}>
          {i > 0 && `, ${t('practice.answers.then')} `}
          <CallSign call={choice} />
        </Fragment>
      ))}
      {right && ` · ${t('practice.answers.isRight')}`}
      {!right && deal !== undefined && (
        <>
          {' · '}
          <RightCalls calls={rightCallsOf(biddingOf(deal), call)} />
        </>
      )}
    </li>
  )
}

interface PlayProps {
  readonly deal: CollectionDeal | undefined
  readonly seat: Seat
  readonly cards: readonly string[]
}

/** The cards that were played; once opened, also those that cost the student a trick. */
const Play = ({ deal, seat, cards }: PlayProps) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const played = deal === undefined ? null : playedDealOf(deal, seat)
  const fitting = played === null ? [] : fittingCards(played, cards)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('practice.answers.cards', { count: cards.length })}</summary>
      {isOpen && deal !== undefined && played !== null && fitting.length > 0 ? (
        <SolvedTricks deal={deal} played={played} cards={cards} fitting={fitting} />
      ) : (
        <>
          <Tricks deal={deal} cards={cards} />
          {isOpen && deal !== undefined && <p>{t('practice.answers.changedSince')}</p>}
        </>
      )}
    </details>
  )
}

interface SolvedTricksProps {
  readonly deal: CollectionDeal
  readonly played: PlayedDeal
  readonly cards: readonly string[]
  /** The cards that the board still has. */
  readonly fitting: readonly Card[]
}

/** The tricks, in which the student's cards that cost a trick are marked. */
const SolvedTricks = ({ deal, played, cards, fitting }: SolvedTricksProps) => {
  const { t } = useTexts()
  const { t: board } = useBoardWords()
  const solved = useSolvedPlay(played, fitting)
  const isOwn = isOwnCard(played, deal.play[0])
  const costly = solved?.play == null ? [] : costlyCards(solved.play, played.contract).filter(isOwn)
  return (
    <>
      <Tricks deal={deal} cards={cards} costs={new Map(costly.map(({ card, cost }) => [card, cost]))} />
      {solved?.play == null ? (
        <p role="status">{solved === null ? t('practice.answers.solving') : board('board.notSolved')}</p>
      ) : (
        <CostlyCards
          play={solved.play}
          contract={played.contract}
          shown={fitting.length}
          isListed={isOwn}
          none={t('practice.answers.noCostlyCards')}
        />
      )}
    </>
  )
}

interface TricksProps extends Omit<PlayProps, 'seat'> {
  /** How many tricks cards cost. They are listed as well, so the marks are not read out. */
  readonly costs?: ReadonlyMap<string, number>
}

/** The tricks as a list, with the winning cards highlighted. */
const Tricks = ({ deal, cards, costs }: TricksProps) => {
  const { letters, seat: nameOf } = useBoardWords()
  const tricks = tricksOf(cards, (deal?.contract ?? null) as Parameters<typeof tricksOf>[1])
  return tricks.length === 0 ? (
    <p>
      {cards.map((card, i) => (
        <Fragment key={card}>
          {i > 0 && ' '}
          <CardSign card={card} />
        </Fragment>
      ))}
    </p>
  ) : (
    <ol className="path">
      {tricks.map(({ cards: trick, winner }) => (
        <li key={trick[0]?.card}>
          {trick.map(({ seat, card }, i) => (
            <Fragment key={card}>
              {i > 0 && ' · '}
              <span className={seat === winner ? 'winner' : undefined}>
                <span aria-hidden="true">{letters[seat]}</span>
                <span className="hidden">{nameOf(seat)}</span> <CardSign card={card} />
                {costs?.has(card) && <sup aria-hidden="true">−{costs.get(card)}</sup>}
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ol>
  )
}
