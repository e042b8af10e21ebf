import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { withTurned } from '../boards/explorer/selection.js'
import { PickedBoard } from '../pick.js'
import type { ReadSource } from './reading.js'

interface FoundBoardsProps {
  readonly sources: readonly ReadSource[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The contents of the files: boards to tick, and what couldn't be read, with line numbers. */
export const FoundBoards = ({ sources, chosen, onChoose }: FoundBoardsProps) => {
  const { t, number } = useTexts()
  const all = sources.flatMap(({ pieces }) => pieces.flatMap(({ boards }) => boards))
  const free = all.filter(({ standing }) => standing !== 'repeated')
  const order = free.map(({ id }) => id)
  const [anchor, setAnchor] = useState<string | null>(null)
  const toggle = (id: string, isRange: boolean) => {
    const next = withTurned({ ids: chosen, anchor }, id, order, isRange)
    setAnchor(next.anchor)
    onChoose(next.ids)
  }
  return (
    <>
      {free.length > 1 && (
        <p className="row">
          <span role="status">{t('import.chosen', { chosen: number(chosen.size), count: number(free.length) })}</span>
          <button type="button" onClick={() => onChoose(new Set(order))}>
            {t('import.all')}
          </button>
          <button type="button" onClick={() => onChoose(new Set())}>
            {t('import.none')}
          </button>
        </p>
      )}
      {sources.map((source, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file can appear twice, and sources are only appended
        <section key={i}>
          <h2>{source.name}</h2>
          <Faults source={source} />
          <ul className="plain picks">
            {source.pieces
              .flatMap(({ boards }) => boards)
              .map((board) => (
                <PickedBoard
                  key={board.id}
                  board={board}
                  isChosen={chosen.has(board.id)}
                  isFixed={board.standing === 'repeated'}
                  onToggle={(isRange) => toggle(board.id, isRange)}
                >
                  {board.standing !== 'new' && <p className="hint">{t(`import.is.${board.standing}`)}</p>}
                </PickedBoard>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const Faults = ({ source: { pieces } }: { source: ReadSource }) => {
  const { t, number } = useTexts()
  const faults = pieces.flatMap((piece) => piece.faults)
  const warnings = pieces.flatMap((piece) => piece.warnings)
  return (
    <>
      {faults.length > 0 && (
        <div className="problem">
          <p>{t('import.faults')}</p>
          <ul>
            {faults.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <strong>{t('import.line', { line })}</strong> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{t('import.warnings', { count: number(warnings.length) })}</summary>
          <ul>
            {warnings.map(({ line, message, boards }) => (
              <li key={`${line} ${message}`}>
                {t('import.line', { line })} {message} ({t('boards.count', { count: boards })})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
