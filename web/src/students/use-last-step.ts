import { SEATS, type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import { tricksOf } from 'dealbook-domain/bridge/play.js'
import { useBoardWords } from '../board/board-words.js'
import type { Revealed, StudentsDeal } from './page-data.js'
import { callsShown, cardsShown } from './steps.js'

/** What the last step showed, for screen readers: "South: 1 heart, note: …", "East: diamonds A". */
export const useLastStep = (deal: StudentsDeal, revealed: Revealed): string => {
  const { t, seat: nameOf, spokenCall, spokenCard } = useBoardWords()
  const { auction, callNotes, dealer, play, contract } = deal
  const cards = cardsShown(deal, revealed)
  const said = (seat: Seat, words: string): string => `${nameOf(seat)}: ${words}`
  if (revealed.cards !== null && cards > 0) {
    const played = tricksOf(play.slice(0, cards), contract).at(-1)?.cards.at(-1)
    return played === undefined ? '' : said(played.seat, spokenCard(played.card))
  }
  const at = callsShown(deal, revealed) - 1
  const call = auction[at]
  if (call === undefined) return ''
  const note = callNotes.find((one) => one.call === at)
  return said(
    seatAfter(dealer, at % SEATS.length),
    [
      spokenCall(call),
      ...(note?.alert ? [t('board.alerted')] : []),
      ...(note === undefined || note.text === '' ? [] : [`${t('board.note')}: ${note.text}`]),
    ].join(', '),
  )
}
