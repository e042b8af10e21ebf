import { accountsNotFound } from '../../domain/account.js'
import { boardKey, type Deal, newDeal } from '../../domain/deal.js'
import { DomainError, type Issue } from '../../domain/errors.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { type AccountId, type DealId, parseAccountId } from '../../domain/ids.js'
import { createOnce, type Once } from '../create-once.js'
import type { Activity } from '../ports/activity.js'
import type { BoardFormat, BoardReader, BoardRecord } from '../ports/board-reader.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'

interface Input {
  readonly ownerId: string
  readonly format: BoardFormat
  readonly file: Uint8Array
}

/** A record of the file, and what is to be said of it. */
interface Remark {
  readonly index: number
  readonly line: number
  readonly message: string
}

export interface ImportReport {
  readonly imported: number
  /** Records of a board that an earlier record of the same file holds. */
  readonly repeated: number
  readonly rejected: readonly Remark[]
  /** What of the boards that were imported is not kept: each once, at the first of so many boards. */
  readonly warnings: readonly (Remark & { readonly boards: number })[]
  /** In the order of the file. */
  readonly ids: readonly DealId[]
}

const MAX_WARNINGS = 100
const MORE_WARNINGS = 'there is more that is not kept'

/** Keeps the good boards of a file as private deals of an account, all in one go, and names the bad ones. */
export class ImportDeals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly reader: BoardReader,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly activity: Activity,
  ) {}

  async execute({ ownerId: text, format, file }: Input, once: Once<ImportReport>): Promise<KeptAnswer> {
    const ownerId = parseAccountId(text)
    if (ownerId === null) throw accountsNotFound([text])
    // Read before the transaction: a large file takes longer than a transaction should.
    const { kept, report } = await this.read(this.reader.read(format, file), ownerId)
    let isImported = false
    const answer = await createOnce(this.unitOfWork, this.clock, once, async (repositories) => {
      const { accounts, deals } = repositories
      if ((await accounts.findById(ownerId)) === null) throw accountsNotFound([text])
      await this.quotas.requireRoom(repositories, ownerId, 'deals', kept.length)
      await deals.insertMany(kept)
      // Not held while they are inserted, which may take long.
      await this.quotas.settle(repositories, ownerId, 'deals')
      isImported = true
      return report
    })
    const { imported, repeated, rejected } = report
    // Neither what failed to be stored nor a retry that was answered before.
    if (isImported) this.activity.imported({ imported, repeated, rejected: rejected.length })
    return answer
  }

  private async read(
    records: AsyncIterable<BoardRecord>,
    ownerId: AccountId,
  ): Promise<{ kept: readonly Deal[]; report: ImportReport }> {
    const boards = new Map<string, Deal>()
    const rejected: Remark[] = []
    const warnings = new Map<string, Remark & { boards: number }>()
    const warn = ({ message, ...place }: Remark): void => {
      const known = warnings.has(message) || warnings.size < MAX_WARNINGS ? message : MORE_WARNINGS
      const warning = warnings.get(known)
      if (warning === undefined) warnings.set(known, { ...place, message: known, boards: 1 })
      else warning.boards++
    }
    let repeated = 0
    for await (const record of records) {
      const { index, line } = record
      const read = this.dealOf(record, ownerId)
      if (typeof read === 'string') rejected.push({ index, line, message: read })
      else if (boards.has(boardKey(read))) repeated++
      else {
        boards.set(boardKey(read), read)
        for (const message of record.warnings ?? []) warn({ index, line, message })
      }
    }
    const kept = [...boards.values()]
    const ids = kept.map(({ id }) => id)
    return { kept, report: { imported: kept.length, repeated, rejected, warnings: [...warnings.values()], ids } }
  }

  /** The deal of a record, or what is wrong with it. */
  private dealOf(record: BoardRecord, ownerId: AccountId): Deal | string {
    if (record.message !== undefined) return record.message
    try {
      const id = this.ids.next() as DealId
      return newDeal({ id, ownerId, fields: record.fields, sharingGroupIds: [], imported: true }, this.clock.now())
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const issues = (error.meta.issues ?? []) as readonly Issue[]
      return issues.map(({ path, message }) => `${path} ${message}`).join('; ')
    }
  }
}
