import { useRef } from 'react'
import { Commentary, SteppedCommentary } from '../board/commentary.js'
import { MadeTricks } from '../board/double-dummy.js'
import { AuctionPart } from './auction-part.js'
import { useAlive } from './is-alive.js'
import type { Revealed, StudentsDeal } from './page-data.js'
import { PlayPart } from './play-part.js'
import { RevealedBoard } from './revealed-board.js'
import { Section } from './section.js'
import { StepBar } from './step-bar.js'
import { callsShown, cardsShown, phaseOf, stepOn } from './steps.js'
import { useStepInView } from './use-step-in-view.js'
import { useWords } from './use-words.js'

interface Props {
  readonly deal: StudentsDeal
  readonly author: string
  readonly revealed: Revealed
  readonly atFirst: Revealed
  readonly onReveal: (change: Partial<Revealed>) => void
}

/** One board, as far as the reader has revealed it. */
export const BoardView = ({ deal, author, revealed, atFirst, onReveal }: Props) => {
  const isAlive = useAlive()
  const board = useRef<HTMLDivElement>(null)
  const auction = useRef<HTMLDivElement>(null)
  const phase = phaseOf(deal, revealed)
  const showStep = useStepInView({ revealed, board, auction })
  const step = (change: Partial<Revealed>) => {
    showStep()
    onReveal(change)
  }
  const next = stepOn(deal, revealed)
  return (
    <>
      <div className="table" ref={board}>
        <RevealedBoard
          deal={deal}
          revealed={revealed}
          initiallyShown={atFirst.hands}
          onReveal={onReveal}
          {...(isAlive && phase === 'play' && next !== null && { onTap: () => step(next) })}
        />
      </div>
      <Parts deal={deal} author={author} revealed={revealed} onReveal={onReveal} auctionRef={auction} />
      {isAlive && deal.auction.length + deal.play.length > 0 && (
        <StepBar deal={deal} revealed={revealed} atFirst={atFirst} onStep={step} />
      )}
    </>
  )
}

interface PartsProps extends Omit<Props, 'atFirst'> {
  readonly auctionRef: React.RefObject<HTMLDivElement | null>
}

const Parts = ({ deal, author, revealed, onReveal, auctionRef }: PartsProps) => {
  const t = useWords()
  const isAlive = useAlive()
  const { auction, callNotes, play, result, commentary } = deal
  return (
    <div className="parts">
      {(auction.length > 0 || callNotes.length > 0) && (
        <Section
          title={t('students.auction')}
          isOpen={revealed.isAuctionOpen}
          onToggle={(isAuctionOpen) => onReveal({ isAuctionOpen })}
        >
          <div ref={auctionRef}>
            <AuctionPart deal={deal} shown={callsShown(deal, revealed)} />
          </div>
        </Section>
      )}
      {(play.length > 0 || result !== null) && (
        <Section
          title={t('students.play')}
          isOpen={revealed.isPlayOpen}
          onToggle={(isPlayOpen) => onReveal({ isPlayOpen })}
        >
          <PlayPart deal={deal} shown={cardsShown(deal, revealed)} />
        </Section>
      )}
      {isAlive && (
        <MadeTricks
          key={deal.id}
          {...{ hands: deal.hands, vulnerability: deal.vulnerability, contract: deal.contract, play }}
          isContractKnown={callsShown(deal, revealed) === auction.length}
          shown={cardsShown(deal, revealed)}
          isHidden={(seat) => !revealed.hands.includes(seat)}
          known={deal.doubleDummy?.tricks ?? null}
          isOpen={revealed.areTricksOpen}
          onToggle={(areTricksOpen) => onReveal({ areTricksOpen })}
          frame={Section}
        />
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
  )
}
