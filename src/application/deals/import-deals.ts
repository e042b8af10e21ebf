import { accountsNotFound } from '../../domain/account.js'
import { boardKey, type Deal, newDeal } from '../../domain/deal.js'
import { DomainError, type Issue } from '../../domain/errors.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { type AccountId, type DealId, parseAccountId } from '../../domain/ids.js'
import { cutAt } from '../../domain/text.js'
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

interface Warning extends Remark {
  readonly boards: number
}

export interface ImportReport {
  readonly imported: number
  /** Records of a board that an earlier record of the same file holds. */
  readonly repeated: number
  /** The first {@link MAX_REMARKS}. */
  readonly rejected: readonly Remark[]
  readonly rejectedTotal: number
  /** What of the imported boards is not kept: the first {@link MAX_REMARKS}, each once, with the first board that had it. */
  readonly warnings: readonly Warning[]
  /** How many different warnings there were, counted up to {@link MAX_COUNTED_WARNINGS}. */
  readonly warningsTotal: number
  /** In the order of the file. */
  readonly ids: readonly DealId[]
}

/** How many rejected records, and how many warnings, a report lists. */
export const MAX_REMARKS = 1_000
export const MAX_COUNTED_WARNINGS = 10_000
const MAX_MESSAGE_LENGTH = 300

/** Rejected records and warnings, however many there are. */
class Remarks {
  readonly rejected: Remark[] = []
  rejectedTotal = 0
  private readonly listed = new Map<string, Remark & { boards: number }>()
  /** Further warnings, to tell how many there are. */
  private readonly counted = new Set<string>()

  reject(remark: Remark): void {
    this.rejectedTotal++
    if (this.rejected.length < MAX_REMARKS)
      this.rejected.push({ ...remark, message: cutAt(remark.message, MAX_MESSAGE_LENGTH) })
  }

  warn(message: string, place: { readonly index: number; readonly line: number }): void {
    const warning = this.listed.get(message)
    if (warning !== undefined) warning.boards++
    else if (this.listed.size < MAX_REMARKS) this.listed.set(message, { ...place, message, boards: 1 })
    else if (this.warningsTotal < MAX_COUNTED_WARNINGS) this.counted.add(message)
  }

  get warnings(): readonly Warning[] {
    return [...this.listed.values()]
  }

  get warningsTotal(): number {
    return this.listed.size + this.counted.size
  }
}

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
    const { imported, repeated, rejectedTotal: rejected } = report
    // Neither what failed to be stored nor a retry that was answered before.
    if (isImported) this.activity.imported({ imported, repeated, rejected })
    return answer
  }

  private async read(
    records: AsyncIterable<BoardRecord>,
    ownerId: AccountId,
  ): Promise<{ kept: readonly Deal[]; report: ImportReport }> {
    const boards = new Map<string, Deal>()
    const remarks = new Remarks()
    let repeated = 0
    for await (const record of records) {
      const { index, line } = record
      const read = this.dealOf(record, ownerId)
      if (typeof read === 'string') {
        remarks.reject({ index, line, message: read })
        continue
      }
      const key = boardKey(read)
      if (boards.has(key)) repeated++
      else {
        boards.set(key, read)
        for (const message of record.warnings ?? []) remarks.warn(message, { index, line })
      }
    }
    const kept = [...boards.values()]
    const ids = kept.map(({ id }) => id)
    const { rejected, rejectedTotal, warnings, warningsTotal } = remarks
    const told = { rejected, rejectedTotal, warnings, warningsTotal }
    return { kept, report: { imported: kept.length, repeated, ...told, ids } }
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
