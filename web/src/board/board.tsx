import type { BoardFacts } from 'dealbook-domain/board-in-words.js'
import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { SUITS } from 'dealbook-domain/bridge/card.js'
import type { Hand } from 'dealbook-domain/bridge/hand.js'
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  type DrawnTrick,
  drawCaption,
  drawCompass,
  drawHand,
  drawHiddenHand,
  drawSeatName,
  drawTally,
  drawTrick,
  FRAME_RADIUS,
  HAND_PLACES,
  type Mark,
} from 'dealbook-domain/drawing/board-drawing.js'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useBoardWords } from './board-words.js'
import './board.css'

export interface DrawnBoard extends BoardFacts {
  /** PBN hands, possibly after some cards have been played; `null` for an unknown hand. */
  readonly hands: Readonly<Record<Seat, string | null>>
}

interface Props {
  readonly board: DrawnBoard
  /** The hands drawn as empty frames. */
  readonly hidden?: ReadonlySet<Seat>
  /** Shows a hidden hand. Without it, frames have no buttons. */
  readonly onReveal?: (seat: Seat) => void
  /** The cards of a trick, in the middle of the table. */
  readonly trick?: DrawnTrick
  /** The tricks won so far, shown beside South. */
  readonly tally?: readonly string[]
  /** Called when the table is tapped. Offer another control for keyboards and screen readers. */
  readonly onTap?: () => void
  /** `thumb` is for lists of boards: small, and without buttons. */
  readonly size?: 'whole' | 'thumb'
}

const NOTHING_HIDDEN: ReadonlySet<Seat> = new Set()

/** Draws a board as four hands around the compass. Its size doesn't depend on what it shows. */
export const Board = ({
  board,
  hidden = NOTHING_HIDDEN,
  onReveal,
  trick,
  tally = [],
  onTap,
  size = 'whole',
}: Props) => {
  const { letters, ranks, caption, t, seat: nameOf } = useBoardWords()
  const hands = useRef<HTMLUListElement>(null)
  const isHidden = (seat: Seat) => hidden.has(seat) && board.hands[seat] !== null
  const reveal = (seat: Seat) => {
    onReveal?.(seat)
    // The button disappears; moving the focus lets screen readers continue with the revealed hand.
    hands.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus()
  }
  return (
    <figure className={`board ${size}`}>
      <svg viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`} aria-hidden="true" focusable="false">
        {size === 'whole' && <Marks marks={drawCaption(caption(board))} />}
        <Marks marks={trick === undefined ? drawCompass({ ...board, letters }) : drawTrick(trick, ranks)} />
        <Marks marks={drawTally(tally)} />
        {SEATS.map((seat) => {
          const hand = board.hands[seat] as Hand | null
          if (isHidden(seat))
            return (
              <Fragment key={seat}>
                <Marks marks={drawHiddenHand(seat)} />
                <g className={onReveal === undefined ? undefined : 'seat-name'}>
                  <Marks marks={drawSeatName(seat, nameOf(seat))} />
                </g>
              </Fragment>
            )
          return hand !== null && <Marks key={seat} marks={drawHand(seat, hand, ranks)} />
        })}
      </svg>
      <figcaption className="hidden">{[...caption(board), ...tally].join(', ')}</figcaption>
      <SpokenHands board={board} isHidden={isHidden} list={hands} />
      {onTap !== undefined && <button type="button" className="tap" tabIndex={-1} aria-hidden="true" onClick={onTap} />}
      {size === 'whole' &&
        onReveal !== undefined &&
        SEATS.filter(isHidden).map((seat) => (
          <Reveal
            key={seat}
            seat={seat}
            hand={board.hands[seat] as Hand}
            onReveal={reveal}
            label={t('board.showHand', { seat: nameOf(seat) })}
          />
        ))}
    </figure>
  )
}

const SpokenHands = ({
  board,
  isHidden,
  list,
}: {
  board: DrawnBoard
  isHidden: (seat: Seat) => boolean
  list: React.RefObject<HTMLUListElement | null>
}) => {
  const { t, seat: nameOf, spokenHand } = useBoardWords()
  const spoken = (seat: Seat): string => {
    const hand = board.hands[seat] as Hand | null
    if (hand === null) return t('board.unknownHand')
    return isHidden(seat) ? t('board.hiddenHand') : spokenHand(hand)
  }
  return (
    <ul className="hidden" ref={list}>
      {SEATS.map((seat) => (
        <li key={seat} data-seat={seat} tabIndex={-1}>
          {nameOf(seat)}: {spoken(seat)}
        </li>
      ))}
    </ul>
  )
}

/** The button that reveals a hidden hand. Before scripts run, or without them, the hand opens inside its frame. */
const Reveal = ({
  seat,
  hand,
  label,
  onReveal,
}: {
  seat: Seat
  hand: Hand
  label: string
  onReveal: (seat: Seat) => void
}) => {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { ranks, spokenHand } = useBoardWords()
  const { x, y, width, height } = HAND_PLACES[seat]
  if (isAlive)
    return (
      <button type="button" className={`reveal at-${seat}`} onClick={() => onReveal(seat)}>
        {label}
      </button>
    )
  return (
    <details className={`reveal at-${seat}`}>
      <summary>{label}</summary>
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={spokenHand(hand)}>
        <Marks marks={drawHand(seat, hand, ranks)} />
      </svg>
    </details>
  )
}

const Marks = ({ marks }: { marks: readonly Mark[] }) => (
  <>
    {marks.map((mark, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: marks are identified by their position in the drawing
      <Drawn key={i} mark={mark} />
    ))}
  </>
)

/** Makes phones show the plain suit symbol instead of an emoji. */
const AS_TEXT = '\ufe0e'

const Drawn = ({ mark }: { mark: Mark }) => {
  switch (mark.shape) {
    case 'dot':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} className={`ink-${mark.ink}`} />
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={mark.isBold ? 700 : undefined}
          textAnchor={mark.isCentred ? 'middle' : undefined}
          className={`ink-${mark.ink}`}
        >
          {SUITS.some((suit) => suit === mark.ink) ? mark.text + AS_TEXT : mark.text}
        </text>
      )
    case 'edge':
      return <path d={`M${mark.x} ${mark.y}${mark.path}`} className={`edge ink-${mark.ink}`} />
    default:
      return (
        <rect
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          rx={FRAME_RADIUS}
          className={`${mark.shape} ink-${mark.ink}`}
        />
      )
  }
}
