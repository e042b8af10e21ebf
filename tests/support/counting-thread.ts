import { parentPort } from 'node:worker_threads'
import type { BoardFormat, BoardRecord } from '../../src/application/ports/board-reader.js'
import { cut } from '../../src/infrastructure/board-files/record-cutter.js'
import { openWorkCounter } from './work-counter.js'

export interface Work {
  readonly steps: number
  /** The length of the output. */
  readonly out: number
}

const { count, readers } = await openWorkCounter()

const read = (format: BoardFormat, text: string): Work => {
  const { readPbn, readLin } = readers
  const records: BoardRecord[] = []
  const steps = count(() => {
    for (const record of (format === 'pbn' ? readPbn : readLin)([text])) if (record !== null) records.push(record)
  })
  const warnings = new Set(records.flatMap((record) => record.warnings ?? []))
  const told = records.map(({ fields, message }) => fields ?? message)
  return { steps, out: JSON.stringify([...told, ...warnings]).length }
}

/** The average number of characters that splitting adds to each piece. */
const addedByCutting = (format: BoardFormat, text: string): number => {
  const { pbnTexts, linTexts } = readers
  const pieces = [...cut(format === 'pbn' ? pbnTexts() : linTexts(), [text])].filter((piece) => piece !== null)
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  return (length - text.length) / Math.max(1, pieces.length)
}

const stepsOfAddress = (text: string): number =>
  count(() => [...readers.readHandViewer([`https://www.bridgebase.com/tools/handviewer.html?${text}`])])

const jobs = { read, addedByCutting, stepsOfAddress }
export type Jobs = typeof jobs

const answerTo = (name: keyof Jobs, args: unknown[]) => {
  try {
    return { result: (jobs[name] as (...given: unknown[]) => unknown)(...args) }
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', ({ id, name, args }: { id: number; name: keyof Jobs; args: unknown[] }) =>
  parentPort?.postMessage({ id, ...answerTo(name, args) }),
)
