import { type Call, isCall } from 'dealbook-domain/bridge/auction.js'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import {
  type BiddingBoard,
  type ChosenCalls,
  chosenCallIssues,
  MAX_CHOICES,
} from 'dealbook-domain/practice/bidding-practice.js'

/**
 * Parses the choices in an address, such as `2:2S,4S;6:P`. Invalid parts are ignored, since links are also copied by
 * hand.
 */
export const choicesOf = (text: string | null): readonly ChosenCalls[] =>
  (text ?? '').split(';').flatMap((place) => {
    const [, call, words] = /^(\d{1,3}):([\dA-Z,]+)$/.exec(place) ?? []
    const chosen = words?.split(',') ?? []
    return chosen.length > 0 && chosen.every(isCall) ? [{ call: Number(call), chosen }] : []
  })

export const choicesText = (choices: readonly ChosenCalls[]): string =>
  choices.map(({ call, chosen }) => `${call}:${chosen.join(',')}`).join(';')

/** The choices, with another call at a place in the auction; later places are dropped. */
export const withChoice = (choices: readonly ChosenCalls[], place: number, chosen: Call): readonly ChosenCalls[] => {
  const before = choices.find(({ call }) => call === place)?.chosen ?? []
  return [
    ...choices.filter(({ call }) => call < place),
    { call: place, chosen: [...before, chosen].slice(-MAX_CHOICES) },
  ]
}

/** The choices that fit the current board: each at the seat's turn, and legal there. */
export const fittingChoices = (
  board: BiddingBoard,
  seat: Seat,
  choices: readonly ChosenCalls[],
): readonly ChosenCalls[] =>
  choices
    .filter((choice) => chosenCallIssues(board, seat, [choice]).length === 0)
    .sort((one, other) => one.call - other.call)
    .filter(({ call }, i, all) => all[i - 1]?.call !== call)
