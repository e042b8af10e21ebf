import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { SUIT_SYMBOLS, SUITS } from 'dealbook-domain/bridge/board-drawing.js'
import { type Hands, MAX_HAND_SIZE } from 'dealbook-domain/bridge/hand.js'
import { useEffect, useId, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTexts } from '../../texts/use-texts.js'
import {
  holders,
  RANKS,
  rankText,
  seatOfRest,
  sizeOf,
  takenCards,
  typedHand,
  withCardTurned,
  withRestDealt,
} from './hand-editing.js'

interface HandsEditorProps {
  readonly hands: Hands
  readonly seat: Seat
  readonly onSeat: (seat: Seat) => void
  readonly onChange: (hands: Hands) => void
}

/** The cards of a hand, chosen from the whole deck or typed. */
export const HandsEditor = ({ hands, seat, onSeat, onChange }: HandsEditorProps) => {
  const { t } = useTexts()
  const rest = seatOfRest(hands)
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
      <HandText key={seat} hands={hands} seat={seat} onChange={onChange} />
      <CardPicker hands={hands} seat={seat} onChange={onChange} />
      <div className="row">
        <button
          type="button"
          disabled={rest === null}
          onClick={() => {
            if (rest !== null) onSeat(rest)
            onChange(withRestDealt(hands))
          }}
        >
          {rest === null ? t('boards.dealRest') : t('boards.dealRestTo', { seat: t(`seat.${rest}`) })}
        </button>
        <button type="button" disabled={hands[seat] === null} onClick={() => onChange({ ...hands, [seat]: null })}>
          {t('boards.clearHand', { seat: t(`seat.${seat}`) })}
        </button>
      </div>
    </section>
  )
}

interface HandProps {
  readonly hands: Hands
  readonly seat: Seat
  readonly onChange: (hands: Hands) => void
}

/** A hand by keyboard: what is typed counts as soon as it is a hand that nobody else's cards are in. */
const HandText = ({ hands, seat, onChange }: HandProps) => {
  const { t } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = hands[seat]
  const hand = typed === null ? null : typedHand(typed)
  const taken = hand === null ? [] : takenCards(hands, seat, hand)
  const problem =
    typed === null || typed.trim() === ''
      ? null
      : hand === null
        ? t('boards.handTextFault')
        : taken.length > 0
          ? t('boards.handTextTaken', {
              cards: taken.map(({ card }) => `${SUIT_SYMBOLS[card[0] as 'S']}${rankText(card.slice(1))}`).join(' '),
              seat: t(`seat.${taken[0]?.by ?? 'N'}`),
            })
          : null
  useEffect(() => setTyped((before) => (before !== null && typedHand(before) === stored ? before : null)), [stored])
  const type = (text: string) => {
    setTyped(text)
    const next = typedHand(text)
    if (text.trim() === '') onChange({ ...hands, [seat]: null })
    else if (next !== null && takenCards(hands, seat, next).length === 0) onChange({ ...hands, [seat]: next })
  }
  return (
    <label className="field">
      {t('boards.handText', { seat: t(`seat.${seat}`) })}
      <input
        value={typed ?? stored ?? ''}
        placeholder="akq.jt9.876.5432"
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

const CardPicker = ({ hands, seat, onChange }: HandProps) => {
  const { t } = useTexts()
  const held = holders(hands)
  const isFull = sizeOf(hands[seat]) >= MAX_HAND_SIZE
  return (
    <Toolbar className="card-picker" aria-label={t('boards.picker', { seat: t(`seat.${seat}`) })}>
      {SUITS.map((suit) => (
        <div key={suit} className="card-row">
          <span className={`card-suit suit-${suit}`} aria-hidden="true">
            {SUIT_SYMBOLS[suit]}
          </span>
          {[...RANKS].map((rank) => {
            const card = `${suit}${rank}`
            const holder = held.get(card)
            const isElsewhere = holder !== undefined && holder !== seat
            const name = `${t(`suit.${suit}`)} ${rankText(rank)}`
            return (
              <button
                key={card}
                type="button"
                className={`card-button suit-${suit}`}
                aria-label={isElsewhere ? `${name}, ${t(`seat.${holder}`)}` : name}
                aria-pressed={holder === seat}
                disabled={isElsewhere || (isFull && holder !== seat)}
                onClick={() => onChange(withCardTurned(hands, seat, card))}
              >
                {rankText(rank)}
              </button>
            )
          })}
        </div>
      ))}
    </Toolbar>
  )
}
