import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { RANKS, SUITS } from 'dealbook-domain/bridge/card.js'
import { type Hands, highCardPoints, MAX_HAND_SIZE } from 'dealbook-domain/bridge/hand.js'
import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import { handTextIn } from 'dealbook-domain/drawing/ranks.js'
import { type PointerEvent, useEffect, useId, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useBoardWords } from '../../../board/board-words.js'
import { useTexts } from '../../../texts/use-texts.js'
import {
  countTyped,
  hasRest,
  holders,
  seatOfRest,
  sizeOf,
  takenCards,
  typedHand,
  withCardTaken,
  withCardTurned,
  withRestAtRandom,
  withRestDealt,
} from './hand-editing.js'

interface HandsEditorProps {
  readonly hands: Hands
  readonly seat: Seat
  readonly onSeat: (seat: Seat) => void
  readonly onChange: (hands: Hands) => void
  /** Called when a card is pressed, which may begin a drag. */
  readonly onCard: (card: string, event: PointerEvent) => void
}

const cardText = (card: string, rank: Rank): string => `${SUIT_SYMBOLS[card[0] as 'S']}${rank(card)}`

type Words = ReturnType<typeof useTexts>['t']
type Rank = ReturnType<typeof useBoardWords>['rank']

/** Names the holders of some cards: "♠A is East’s, ♠K is South’s." */
const whose = (cards: readonly { readonly card: string; readonly by: Seat }[], t: Words, rank: Rank): string =>
  `${cards.map(({ card, by }) => t('boards.cardIsOf', { card: cardText(card, rank), seat: t(`seat.${by}`) })).join(', ')}.`

/** The cards of a hand, chosen from the whole deck or typed. */
export const HandsEditor = ({ hands, seat, onSeat, onChange, onCard }: HandsEditorProps) => {
  const { t } = useTexts()
  const { rank } = useBoardWords()
  /** The card that was just removed from a full hand; it is swapped for the next card taken from another hand. */
  const [lifted, setLifted] = useState<string | null>(null)
  /** The cards of the last swap, announced until the hands change again. */
  const [swap, setSwap] = useState<{ readonly cards: readonly string[]; readonly after: Hands } | null>(null)
  const change = (next: Hands) => {
    setLifted(null)
    setSwap(null)
    onChange(next)
  }
  const press = (card: string) => {
    const held = holders(hands)
    const from = held.get(card)
    if (from === undefined || from === seat) {
      change(withCardTurned(hands, seat, card))
      setLifted(from === seat && sizeOf(hands[seat]) === MAX_HAND_SIZE ? card : null)
      return
    }
    const next = withCardTaken(hands, seat, card, lifted)
    change(next)
    const given = [...holders(next)].flatMap(([each, by]) => (by === from && held.get(each) !== from ? each : []))
    setSwap({ cards: [card, ...given], after: next })
  }
  const after = holders(hands)
  return (
    <section className="hands-editor" aria-label={t('boards.hands')}>
      <div className="seat-tabs">
        {SEATS.map((each) => (
          <button key={each} type="button" aria-pressed={each === seat} onClick={() => onSeat(each)}>
            {t(`seat.${each}`)}
            <span className="count">
              {sizeOf(hands[each])}
              <span className="hidden"> {t('boards.cards')}</span>
            </span>
          </button>
        ))}
      </div>
      <Points hands={hands} />
      <HandText key={seat} hands={hands} seat={seat} onChange={change} />
      <CardPicker hands={hands} seat={seat} onPress={press} onCard={onCard} />
      <div className="hand-acts">
        <p role="status">
          {swap?.after === hands &&
            whose(
              swap.cards.map((card) => ({ card, by: after.get(card) ?? seat })),
              t,
              rank,
            )}
        </p>
        <RestButtons hands={hands} seat={seat} onSeat={onSeat} onChange={change} />
      </div>
    </section>
  )
}

/** The high-card points of the known hands. */
const Points = ({ hands }: Pick<HandsEditorProps, 'hands'>) => {
  const { t } = useTexts()
  const { letters } = useBoardWords()
  const points = SEATS.flatMap((seat) => {
    const hand = hands[seat]
    return hand === null ? [] : `${letters[seat]} ${highCardPoints(hand)}`
  })
  return points.length === 0 ? null : <p className="hint">{t('boards.points', { points: points.join(', ') })}</p>
}

const RestButtons = ({ hands, seat, onSeat, onChange }: Omit<HandsEditorProps, 'onCard'>) => {
  const { t } = useTexts()
  const rest = seatOfRest(hands)
  /** The last random deal, and the hands before it. */
  const [random, setRandom] = useState<{ readonly before: Hands; readonly after: Hands } | null>(null)
  const again = random?.after === hands ? random.before : null
  const dealAtRandom = (before: Hands) => {
    const after = withRestAtRandom(before)
    setRandom({ before, after })
    onChange(after)
  }
  const deal = () => {
    if (rest === null) return dealAtRandom(again ?? hands)
    onSeat(rest)
    onChange(withRestDealt(hands))
  }
  const atRandom = t(again === null ? 'boards.dealRest' : 'boards.dealAgain')
  return (
    <div className="row">
      <button type="button" disabled={again === null && !hasRest(hands)} onClick={deal}>
        {rest === null ? atRandom : t('boards.dealRestTo', { seat: t(`seat.${rest}`) })}
      </button>
      <button type="button" disabled={hands[seat] === null} onClick={() => onChange({ ...hands, [seat]: null })}>
        {t('boards.clearHand', { seat: t(`seat.${seat}`) })}
      </button>
    </div>
  )
}

interface HandProps {
  readonly hands: Hands
  readonly seat: Seat
  readonly onChange: (hands: Hands) => void
}

const faultOf = (count: number, t: Words): string =>
  count > MAX_HAND_SIZE ? t('boards.handTooLong', { count }) : t('boards.handTextFault')

/** A typed hand, which is applied as soon as it is valid and contains no card of another hand. */
const HandText = ({ hands, seat, onChange }: HandProps) => {
  const { t } = useTexts()
  const { ranks, rank } = useBoardWords()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = hands[seat]
  const hand = typed === null ? null : typedHand(typed, ranks)
  const taken = hand === null ? [] : takenCards(hands, seat, hand)
  const problem =
    typed === null || typed.trim() === ''
      ? null
      : hand === null
        ? faultOf(countTyped(typed, ranks), t)
        : taken.length > 0
          ? whose(taken, t, rank)
          : null
  useEffect(
    () => setTyped((before) => (before !== null && typedHand(before, ranks) === stored ? before : null)),
    [stored, ranks],
  )
  const type = (text: string) => {
    setTyped(text)
    const next = typedHand(text, ranks)
    if (text.trim() === '') onChange({ ...hands, [seat]: null })
    else if (next !== null && takenCards(hands, seat, next).length === 0) onChange({ ...hands, [seat]: next })
  }
  return (
    <label className="field">
      {t('boards.handText', { seat: t(`seat.${seat}`) })}
      <input
        value={typed ?? handTextIn(stored ?? '', ranks)}
        placeholder={`${handTextIn('AKQ.J', ranks).toLowerCase()}109.876.5432`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={id}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped((before) => (problem === null ? null : before))}
      />
      <span id={id} className={problem === null ? 'hint' : 'hint fault'} role="status">
        {problem ?? t('boards.handTextHint')}
      </span>
    </label>
  )
}

interface CardPickerProps extends Pick<HandsEditorProps, 'hands' | 'seat' | 'onCard'> {
  readonly onPress: (card: string) => void
}

/** The whole deck. A click takes an undealt card or one from another hand, or removes one from this hand. */
const CardPicker = ({ hands, seat, onPress, onCard }: CardPickerProps) => {
  const { t } = useTexts()
  const { rank: printed } = useBoardWords()
  const held = holders(hands)
  const isFull = sizeOf(hands[seat]) >= MAX_HAND_SIZE
  const button = (card: string) => {
    const holder = held.get(card)
    const isElsewhere = holder !== undefined && holder !== seat
    const name = `${t(`suit.${card[0] as 'S'}`)} ${printed(card)}`
    return (
      <button
        key={card}
        type="button"
        className={`card-button suit-${card[0]}${isElsewhere ? ' elsewhere' : ''}`}
        aria-label={isElsewhere ? `${name}, ${t(`seat.${holder}`)}` : name}
        title={
          isElsewhere ? t('boards.cardIsOf', { card: cardText(card, printed), seat: t(`seat.${holder}`) }) : undefined
        }
        aria-pressed={holder === seat}
        data-holder={isElsewhere ? t(`seat.${holder}`).charAt(0) : undefined}
        disabled={holder === undefined && isFull}
        onPointerDown={(event) => onCard(card, event)}
        onClick={() => onPress(card)}
      >
        {printed(card)}
      </button>
    )
  }
  return (
    <Toolbar className="card-picker" aria-label={t('boards.picker', { seat: t(`seat.${seat}`) })}>
      {SUITS.map((suit) => (
        <div key={suit} className="card-row">
          <span className={`card-suit suit-${suit}`} aria-hidden="true">
            {SUIT_SYMBOLS[suit]}
          </span>
          {[...RANKS].map((rank) => button(`${suit}${rank}`))}
        </div>
      ))}
    </Toolbar>
  )
}
