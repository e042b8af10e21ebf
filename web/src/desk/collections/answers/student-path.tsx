import type { components } from 'dealbook-client'
import { tricksOf } from 'dealbook-domain/bridge/play.js'
import { Fragment } from 'react'
import { useBoardWords } from '../../../board/board-words.js'
import { CallSign } from '../../../board/call-sign.js'
import { CardSign } from '../../../board/card-sign.js'
import { useTexts } from '../../../texts/use-texts.js'
import type { CollectionDeal } from '../use-collection.js'
import { biddingOf, questionInWords, rightCallsOf } from './answer-words.js'
import { RightCalls } from './right-calls.js'

type Answer = components['schemas']['Answer']

interface StudentPathProps {
  /** `undefined` if the board is no longer in the lesson. */
  readonly deal: CollectionDeal | undefined
  readonly answer: Answer
}

/** The calls that a student chose on a board, and the cards played. */
export const StudentPath = ({ deal, answer: { bidding, play } }: StudentPathProps) => (
  <>
    {bidding !== null && bidding.calls.length > 0 && (
      <ul className="plain path">
        {bidding.calls.map((question) => (
          <Question key={question.call} deal={deal} question={question} />
        ))}
      </ul>
    )}
    {play !== null && play.cards.length > 0 && <Cards deal={deal} cards={play.cards} />}
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

/** The tricks as a list, with the winning cards highlighted. */
const Cards = ({ deal, cards }: { readonly deal: CollectionDeal | undefined; readonly cards: readonly string[] }) => {
  const { t } = useTexts()
  const { letters, seat: nameOf } = useBoardWords()
  const tricks = tricksOf(cards, (deal?.contract ?? null) as Parameters<typeof tricksOf>[1])
  return (
    <details>
      <summary>{t('practice.answers.cards', { count: cards.length })}</summary>
      {tricks.length === 0 ? (
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
                  </span>
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
