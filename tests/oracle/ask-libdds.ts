import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Strain } from '../../src/domain/bridge/auction.js'
import type { Seat, Vulnerability } from '../../src/domain/bridge/board.js'
import type { TrickTable } from '../../src/domain/bridge/par.js'
import type { FourHands } from '../support/random-hands.js'

interface Answers {
  readonly table: { readonly table: readonly number[]; readonly ms: number }
  /** As `NS 420` and `NS:NS 4S`. */
  readonly par: { readonly score: string; readonly contracts: string }
  /** Tricks of the declaring side before the first card and after each. */
  readonly play: readonly number[]
}

interface Questions {
  readonly table: { readonly deal: string }
  readonly par: { readonly table: readonly number[]; readonly vulnerability: Vulnerability }
  readonly play: {
    readonly deal: string
    readonly strain: Strain
    readonly leader: Seat
    readonly play: readonly string[]
  }
}

const ROWS = ['S', 'H', 'D', 'C', 'NT'] as const
const COLUMNS = ['N', 'E', 'S', 'W'] as const

export const dealTextOf = (hands: FourHands): string => `N:${COLUMNS.map((seat) => hands[seat]).join(' ')}`

/** A table in the order of libdds. */
export const numbersOf = (table: TrickTable): readonly number[] =>
  ROWS.flatMap((strain) => COLUMNS.map((seat) => table[seat][strain]))

/**
 * Asks Debian's libdds in a separate process, which is killed once it has answered, because it would crash on exit with
 * the library loaded. Also returns the most memory that the process took, in KiB.
 */
export const askLibdds = async <Kind extends keyof Questions>(
  kind: Kind,
  questions: readonly Questions[Kind][],
): Promise<{ readonly answers: readonly Answers[Kind][]; readonly peakKilobytes: number }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'libdds.mjs')], { stdio: ['pipe', 'pipe', 'pipe'] })
  const output: string[] = []
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.push(text)
      if (text.endsWith('\n')) child.kill('SIGKILL')
    })
  })
  child.stdin.end(JSON.stringify(questions.map((question) => ({ ask: kind, ...question }))))
  await ended
  const text = output.join('')
  if (!text.endsWith('\n')) throw new Error(`libdds did not answer: ${errors.join('')}`)
  return JSON.parse(text)
}
