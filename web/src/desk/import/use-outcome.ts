import { useTexts } from '../../texts/use-texts.js'
import type { Kept } from './keeping.js'
import type { ReadSource } from './reading.js'

/** The number of faults that the sentence names. */
const NAMED = 3

/** Summarises an import in one sentence. */
export const useOutcome = () => {
  const { t, number } = useTexts()
  return (sources: readonly ReadSource[], { imported, collected }: Kept): string => {
    const pieces = sources.flatMap((source) => source.pieces)
    const boards = pieces.flatMap((piece) => piece.boards)
    const counted = (
      key: 'imported' | 'collected' | 'owned' | 'repeated' | 'unread',
      count: number,
    ): readonly string[] =>
      count === 0 && key !== 'imported'
        ? []
        : [count === 1 ? t(`import.one.${key}`) : t(`import.many.${key}`, { count: number(count) })]
    const faults = pieces.flatMap((piece) => piece.faults)
    const unread = pieces.reduce((sum, { faultsTotal }) => sum + faultsTotal, 0)
    const named = faults.slice(0, NAMED).map(({ line, message }) => `${t('import.line', { line })} ${message}`)
    const parts = [
      ...counted('imported', imported),
      ...counted('collected', collected),
      ...counted('owned', boards.filter(({ standing }) => standing === 'owned').length - collected),
      ...counted('repeated', boards.filter(({ standing }) => standing === 'repeated').length),
      ...counted('unread', unread),
    ].join(', ')
    return named.length === 0 ? `${parts}.` : `${parts} (${named.join('; ')}${unread > NAMED ? '; …' : ''}).`
  }
}
