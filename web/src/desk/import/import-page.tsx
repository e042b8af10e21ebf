import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { contentChanged } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { FailedState } from '../../ui/failed-state.js'
import { PageTitle } from '../../ui/page-title.js'
import { useOnce } from '../../use-once.js'
import { FoundBoards } from './found-boards.js'
import './import.css'
import { ImportOptions } from './import-options.js'
import { type Kept, keep, type Wishes } from './keeping.js'
import { textOf } from './pieces.js'
import { type ReadSource, readSource } from './reading.js'
import { DropZone, PasteForm } from './sources.js'
import { useOutcome } from './use-outcome.js'

/**
 * Imports boards in two steps: it first shows what the files contain, and then stores the chosen boards. Nothing is
 * stored before the second step.
 */
export const ImportPage = () => {
  const { t } = useTexts()
  const [sources, setSources] = useState<readonly ReadSource[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<{ readonly error: Error; readonly name: string } | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)

  const read = async (name: string, text: string): Promise<boolean> => {
    try {
      const source = await readSource(name, text, (done, total) => setProgress(done / total))
      setSources((before) => [...before, source])
      const found = source.pieces.flatMap(({ boards }) => boards.filter(({ standing }) => standing === 'new'))
      setChosen((before) => new Set([...before, ...found.map(({ id }) => id)]))
      return true
    } catch (error) {
      setProblem({ error: error as Error, name })
      return false
    } finally {
      setProgress(null)
    }
  }
  const readFiles = async (files: readonly File[]) => {
    setProblem(null)
    for (const file of files) await read(file.name, textOf(new Uint8Array(await file.arrayBuffer())))
  }
  const readText = (text: string) => {
    setProblem(null)
    return read(t('import.pasted'), text)
  }
  const startAgain = () => {
    setSources([])
    setChosen(new Set())
    setKept(null)
  }

  return (
    <>
      <PageTitle>{t('home.import')}</PageTitle>
      {kept !== null ? (
        <Outcome sources={sources} kept={kept} onAgain={startAgain} />
      ) : (
        <>
          <DropZone isSmall={sources.length > 0} onFiles={(files) => void readFiles(files)} />
          {sources.length === 0 && <PasteForm onText={readText} />}
          {progress !== null && (
            <p role="status" className="row">
              {t('import.reading')} <progress aria-label={t('import.reading')} value={progress} />
            </p>
          )}
          {problem !== null && (
            <section aria-label={problem.name}>
              <h2>{problem.name}</h2>
              <FailedState error={problem.error} />
            </section>
          )}
          {sources.length > 0 && (
            <Keeping sources={sources} chosen={chosen} onKept={setKept} onAgain={startAgain}>
              <FoundBoards sources={sources} chosen={chosen} onChoose={setChosen} />
            </Keeping>
          )}
        </>
      )}
    </>
  )
}

interface KeepingProps {
  readonly sources: readonly ReadSource[]
  readonly chosen: ReadonlySet<string>
  readonly onKept: (kept: Kept) => void
  readonly onAgain: () => void
  readonly children: ReactNode
}

const Keeping = ({ sources, chosen, onKept, onAgain, children }: KeepingProps) => {
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<Error | null>(null)
  const pieces = sources.flatMap((source) => source.pieces)
  const once = useOnce()
  const start = async (wishes: Wishes) => {
    setProblem(null)
    try {
      const kept = await once(wishes.destination, (key) =>
        keep(pieces, chosen, wishes, key, (done, total) => setProgress(done / total)),
      )
      void contentChanged()
      onKept(kept)
    } catch (error) {
      setProblem(error as Error)
      setProgress(null)
    }
  }
  return (
    <>
      {problem !== null && <FailedState error={problem} />}
      <ImportOptions
        title={(sources[0]?.name ?? '').replace(/\.\w+$/, '')}
        boards={pieces.flatMap(({ boards }) => boards.filter(({ id }) => chosen.has(id)))}
        progress={progress}
        onKeep={(wishes) => void start(wishes)}
        onAgain={onAgain}
      >
        {children}
      </ImportOptions>
    </>
  )
}

interface OutcomeProps {
  readonly sources: readonly ReadSource[]
  readonly kept: Kept
  readonly onAgain: () => void
}

const Outcome = ({ sources, kept, onAgain }: OutcomeProps) => {
  const { t } = useTexts()
  const outcome = useOutcome()
  return (
    <section className="card" role="status">
      <p>
        <strong>{outcome(sources, kept)}</strong>
      </p>
      <p className="row">
        {kept.collectionId === null ? (
          <Link className="button primary" to="/desk/boards">
            {t('import.toBoards')}
          </Link>
        ) : (
          <Link className="button primary" to={`/desk/collections/${kept.collectionId}`}>
            {t('import.toCollection')}
          </Link>
        )}
        <button type="button" onClick={onAgain}>
          {t('import.more')}
        </button>
      </p>
    </section>
  )
}
