import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { TRICK_SIZE } from 'dealbook-domain/bridge/play.js'
import { Board } from '../board/board.js'
import { Commentary, SteppedCommentary } from '../board/commentary.js'
import { handsAfter, tricksOf } from '../board/replay.js'
import { AuctionSteps } from './auction-steps.js'
import { useAlive } from './is-alive.js'
import type { Revealed, StudentsDeal } from './page-data.js'
import { PlaySteps } from './play-steps.js'
import { Section } from './section.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  readonly author: string
  readonly revealed: Revealed
  readonly initiallyShown: readonly Seat[]
  readonly onReveal: (change: Partial<Revealed>) => void
}

/** One board, with what its reader has revealed of it. */
export const BoardView = ({ deal, author, revealed, initiallyShown, onReveal }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const { auction, callNotes, play, result, commentary } = deal
  return (
    <>
      <RevealedBoard deal={deal} revealed={revealed} initiallyShown={initiallyShown} onReveal={onReveal} />
      <div className="parts">
        {(auction.length > 0 || callNotes.length > 0) && (
          <Section
            title={t('students.auction')}
            isOpen={revealed.isAuctionOpen}
            onToggle={(isAuctionOpen) => onReveal({ isAuctionOpen })}
          >
            <AuctionSteps deal={deal} calls={revealed.calls} onStep={(calls) => onReveal({ calls })} />
          </Section>
        )}
        {(play.length > 0 || result !== null) && (
          <Section
            title={t('students.play')}
            isOpen={revealed.isPlayOpen}
            onToggle={(isPlayOpen) => onReveal({ isPlayOpen })}
          >
            <PlaySteps deal={deal} cards={revealed.cards} onStep={(cards) => onReveal({ cards })} />
          </Section>
        )}
        {commentary.length > 0 && (
          <Section
            title={t('students.notes', { author })}
            isOpen={revealed.areNotesOpen}
            onToggle={(areNotesOpen) => onReveal({ areNotesOpen })}
          >
            {isAlive ? (
              <SteppedCommentary
                blocks={commentary}
                shown={revealed.notes}
                onGoOn={() => onReveal({ notes: revealed.notes + 1 })}
              />
            ) : (
              <Commentary blocks={commentary} />
            )}
          </Section>
        )}
      </div>
    </>
  )
}

/** The hands as they are after the cards that have been played, the trick in the middle. */
const RevealedBoard = ({ deal, revealed, initiallyShown, onReveal }: Omit<Props, 'author'>) => {
  const t = useWords()
  const isAlive = useAlive()
  const known = SEATS.filter((seat) => deal.hands[seat] !== null)
  const hidden = new Set(known.filter((seat) => !revealed.hands.includes(seat)))
  const canHide = known.some((seat) => !initiallyShown.includes(seat))
  const played = deal.play.slice(0, revealed.cards ?? 0)
  return (
    <div className="table">
      <Board
        board={{ ...deal, hands: handsAfter(deal.hands, played) }}
        hidden={hidden}
        onReveal={(seat) => onReveal({ hands: [...revealed.hands, seat] })}
        {...trickAfter(played, deal)}
      />
      {isAlive && canHide && (
        <button
          type="button"
          className={hidden.size > 0 ? 'primary' : 'quiet'}
          onClick={() => onReveal({ hands: hidden.size > 0 ? SEATS : initiallyShown })}
        >
          {hidden.size > 0 ? t('students.showHands') : t('students.hideHands')}
        </button>
      )}
    </div>
  )
}

/** The trick on the table: the last one stays there until the next is led to. */
const trickAfter = (played: readonly string[], { contract, play }: StudentsDeal) => {
  if (played.length === 0) return {}
  const trick = tricksOf(play.slice(0, played.length), contract).at(Math.ceil(played.length / TRICK_SIZE) - 1)
  return trick && { trick: Object.fromEntries(trick.cards.map(({ seat, card }) => [seat, card])) }
}
