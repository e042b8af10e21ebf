import type { components } from 'dealbook-client'
import { CallSign } from '../../../board/call-sign.js'
import { useTexts } from '../../../texts/use-texts.js'
import type { CollectionDeal, Seen } from '../use-collection.js'
import { biddingOf, boardNumbers, boardsOfAnswers, mostChosen, questionInWords, rightCallsOf } from './answer-words.js'
import { BoardHeading } from './board-heading.js'
import { RightCalls } from './right-calls.js'

type AnsweredBoard = components['schemas']['BoardResults']
type FirstChoices = components['schemas']['BoardResults']['choices'][number]

/** The number of students who chose each call, per question and board. */
export const Questions = ({ seen, boards }: { seen: Seen; boards: readonly AnsweredBoard[] }) => {
  const { t } = useTexts()
  const numbers = boardNumbers(boardsOfAnswers(seen.collection.dealIds, boards), seen.deals)
  const asked = boards.filter(({ choices }) => choices.length > 0)
  if (asked.length === 0) return null
  return (
    <section className="questions">
      <h2>{t('practice.answers.questions')}</h2>
      {asked.map(({ dealId, choices, bidding, play }) => {
        const deal = seen.deals.find(({ id }) => id === dealId)
        return (
          <section key={dealId}>
            <h3>
              <BoardHeading number={numbers.get(dealId)} title={deal?.title} />
            </h3>
            {bidding !== null && <p>{t('practice.answers.right', { ...bidding })}</p>}
            {play !== null && play.tried > 0 && <p>{t('practice.answers.made', { ...play })}</p>}
            {deal !== undefined &&
              choices.map((question) => <Question key={question.call} deal={deal} question={question} />)}
          </section>
        )
      })}
    </section>
  )
}

/** A place in the auction, with the students' first choices. */
const Question = ({ deal, question: { call, chosen, accepted } }: { deal: CollectionDeal; question: FirstChoices }) => {
  const { t } = useTexts()
  const board = biddingOf(deal)
  return (
    <div className="question">
      <p>
        {questionInWords(t, deal.dealer, call)}
        <br />
        <small>
          <RightCalls calls={rightCallsOf(board, call)} />
        </small>
      </p>
      <ul className="plain">
        {mostChosen(chosen).map(([choice, count]) => {
          // As judged at the time, which may have been before the board was edited.
          const isRight = accepted.includes(choice)
          return (
            <li key={choice} className={isRight ? 'right' : undefined}>
              <CallSign call={choice} /> {t('practice.answers.chosen', { count })}
              {isRight && ` · ${t('practice.answers.isRight')}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
