/** The calls and cards that steps lead through. */
export interface Sequence {
  readonly auction: readonly string[]
  readonly play: readonly string[]
}

export interface Place {
  /** The number of calls shown; `null` for all of them. */
  readonly calls: number | null
  /** The number of cards played; `null` if the whole play is listed and the hands are shown as dealt. */
  readonly cards: number | null
}

/** The changes of a step; `null` if there are none. */
type Change = (Partial<Place> & { readonly isAuctionOpen?: boolean; readonly isPlayOpen?: boolean }) | null

export const callsShown = ({ auction }: Sequence, { calls }: Place): number =>
  Math.min(calls ?? auction.length, auction.length)

export const cardsShown = ({ play }: Sequence, { cards }: Place): number => Math.min(cards ?? play.length, play.length)

/** The auction comes first, then the play. */
export const phaseOf = (deal: Sequence, place: Place): 'auction' | 'play' | 'end' => {
  if (callsShown(deal, place) < deal.auction.length) return 'auction'
  return cardsShown(deal, place) < deal.play.length ? 'play' : 'end'
}

export const stepOn = (deal: Sequence, place: Place): Change => {
  switch (phaseOf(deal, place)) {
    case 'auction': {
      const calls = callsShown(deal, place) + 1
      return { calls: calls === deal.auction.length ? null : calls, isAuctionOpen: true }
    }
    case 'play':
      return { cards: cardsShown(deal, place) + 1 }
    case 'end':
      return null
  }
}

export const stepBack = (deal: Sequence, place: Place): Change => {
  const calls = callsShown(deal, place)
  const cards = cardsShown(deal, place)
  if (calls === deal.auction.length && cards > 0) return { cards: cards - 1 }
  return calls === 0 ? null : { calls: calls - 1, isAuctionOpen: true }
}

/** First shows all calls, then all cards, as a list with the hands as dealt. */
export const stepToEnd = (deal: Sequence, place: Place): Change => {
  switch (phaseOf(deal, place)) {
    case 'auction':
      return { calls: null, isAuctionOpen: true }
    case 'play':
      return { cards: null, isPlayOpen: true }
    case 'end':
      return null
  }
}

/** Goes back before the first card and, unless the auction was shown initially, before the first call. */
export const stepToStart = ({ play }: Sequence, atFirst: Place): NonNullable<Change> =>
  play.length > 0 && atFirst.calls === null ? { cards: 0 } : { calls: 0, cards: 0, isAuctionOpen: true }
