import { csvLine } from '../../domain/csv.js'
import type { DealId } from '../../domain/ids.js'
import type { AnswerSheet, ParticipantResult } from '../../domain/practice/answer-sheet.js'
import type { Participant } from '../../domain/practice/participant.js'

export const CSV = 'text/csv'

const HEAD = [
  'name',
  'startedAt',
  'lastAt',
  'board',
  'dealId',
  'biddingRight',
  'biddingAsked',
  'tricks',
  'tricksNeeded',
  'tricksPossible',
  'takenBack',
  'seat',
] as const

const PER_PIECE = 500

/** A line for each participant and board, and one for each participant without answers. */
export async function* answersCsv(
  { participants, answers }: AnswerSheet,
  dealIds: readonly DealId[],
): AsyncIterable<string> {
  const places = new Map(dealIds.map((id, i) => [id, i + 1]))
  const of = new Map<string, ParticipantResult[]>(participants.map(({ id }) => [id, []]))
  for (const answer of answers) of.get(answer.participantId)?.push(answer)
  const ofParticipant = ({ name, startedAt, lastAt }: Participant, result: ParticipantResult | null): string => {
    const { bidding, play } = result ?? { bidding: null, play: null }
    const board = result === null ? [null, null] : [places.get(result.dealId), result.dealId]
    const played = [play?.tricks, play?.needed, play?.possible, play?.takenBack]
    return csvLine([name, startedAt, lastAt, ...board, bidding?.right, bidding?.asked, ...played, result?.seat])
  }
  const lines = participants.flatMap((participant) => {
    const results: readonly (ParticipantResult | null)[] = of.get(participant.id) ?? []
    return (results.length === 0 ? [null] : results).map((result) => ({ participant, result }))
  })
  yield csvLine(HEAD)
  for (let from = 0; from < lines.length; from += PER_PIECE)
    yield lines
      .slice(from, from + PER_PIECE)
      .map(({ participant, result }) => ofParticipant(participant, result))
      .join('')
}
