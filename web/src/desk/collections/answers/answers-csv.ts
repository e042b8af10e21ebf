import type { components } from 'dealbook-client'
import { type CsvCell, csvLine } from 'dealbook-domain/csv.js'
import { groupedBy } from 'dealbook-domain/grouped-by.js'
import type { PageLanguage } from 'dealbook-domain/page-languages.js'
import type { TextKey } from '../../../texts/texts.js'
import { boardName, boardNumbers, boardsOfAnswers } from './answer-words.js'
import { withDistinctNames } from './distinct-names.js'

type LessonAnswers = components['schemas']['Answers']

interface Words {
  readonly language: PageLanguage
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  readonly moment: (at: string) => string
}

const COLUMNS = [
  'student',
  'board',
  'hand',
  'right',
  'asked',
  'tricks',
  'needed',
  'possible',
  'takenBack',
  'last',
] as const

interface Lesson {
  readonly collection: Pick<components['schemas']['Collection'], 'dealIds'>
  readonly deals: readonly components['schemas']['ReadableDeal'][]
}

/**
 * A table of the answers for a spreadsheet in the language of the page: a line for each student and board, in the order
 * of the lesson, and one for each student without answers.
 */
export const answersTable = (
  { collection, deals }: Lesson,
  { participants, boards, answers }: LessonAnswers,
  { t, moment, language }: Words,
): string => {
  // Spreadsheets in English separate cells with commas, those in the other languages of the pages with semicolons.
  const line = (cells: readonly CsvCell[]) => csvLine(cells, language === 'en' ? ',' : ';')
  const dealIds = boardsOfAnswers(collection.dealIds, boards)
  const numbers = boardNumbers(dealIds, deals)
  const places = new Map(dealIds.map((id, place) => [id, place]))
  const placeOf = ({ dealId }: { readonly dealId: string }): number => places.get(dealId) ?? places.size
  // There may be 500 students and 36 boards.
  const ofStudents = groupedBy(answers, ({ participantId }) => participantId)
  const lines = withDistinctNames(participants).flatMap(({ id, name, lastAt }) => {
    const own = [...(ofStudents.get(id) ?? [])].sort((one, other) => placeOf(one) - placeOf(other))
    const last = lastAt === null ? null : moment(lastAt)
    if (own.length === 0) return [line([name, ...COLUMNS.slice(2).map(() => null), last])]
    return own.map(({ dealId, seat, bidding, play }) =>
      line([
        name,
        boardName(t, numbers.get(dealId)),
        t(`seat.${seat}`),
        bidding?.right,
        bidding?.asked,
        play?.tricks,
        play?.needed,
        play?.possible,
        play?.takenBack,
        last,
      ]),
    )
  })
  return [line(COLUMNS.map((column) => t(`practice.csv.${column}`))), ...lines].join('')
}
