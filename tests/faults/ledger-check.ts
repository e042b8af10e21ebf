import type pg from 'pg'
import { copyTables, dropCopies, putBackTables } from '../support/table-copies.js'
import type { Tally } from './tally.js'
import type { Chore, Written } from './writing.js'

/** Each chore completes all its steps in this number of writes. */
const WRITES = 12

/** Ids contain digits; the token of a public link need not. */
const ID = /(?<=\/public\/collections\/)[^/]+|[^/]*\d[^/]*/g

/** The kind of a write: its method and path, without ids. */
export const kindOf = ({ method, path }: Written): string => `${method} ${path.replace(ID, '*')}`

export interface LedgerCheck {
  readonly pool: pg.Pool
  readonly chores: readonly Chore[]
  /** The kinds of everything sent so far. */
  readonly sentKinds: Set<string>
  readonly compare: () => Promise<Tally>
}

/**
 * Undoes one acknowledged write of each kind, checks that the ledger detects it, and redoes the write. Returns the
 * kinds that were checked.
 * @throws if the loss of a kind is not detected, because the ledger records writes that it does not compare
 */
export const checkLedger = async ({ pool, chores, sentKinds, compare }: LedgerCheck): Promise<ReadonlySet<string>> => {
  const before = new Set(sentKinds)
  const checked = new Set<string>()
  const unnoticed: string[] = []
  for (const chore of chores)
    for (let n = 0; n < WRITES; n++) {
      await copyTables(pool, 'before_write')
      sentKinds.clear()
      if (!(await chore.write())) throw new Error(`${[...sentKinds].join()} is refused`)
      const [kind, ...more] = [...sentKinds] as [string]
      if (more.length > 0) throw new Error(`one write sends ${[kind, ...more].join()}`)
      if (checked.has(kind)) continue
      checked.add(kind)
      await copyTables(pool, 'after_write')
      await putBackTables(pool, 'before_write')
      if ((await compare()).missing.length === 0) unnoticed.push(kind)
      await putBackTables(pool, 'after_write')
    }
  await dropCopies(pool, 'before_write', 'after_write')
  const { missing, doubled, halfWritten } = await compare()
  const left = [...missing, ...doubled, ...halfWritten]
  if (left.length > 0) throw new Error(`the ledger finds faults where there are none: ${left.join('; ')}`)
  if (unnoticed.length > 0) throw new Error(`the ledger does not notice the loss of ${unnoticed.join(', ')}`)
  for (const kind of before) sentKinds.add(kind)
  return checked
}
