import { accountsNotFound } from '../../domain/account.js'
import { type Actor, requireActingFor } from '../../domain/actor.js'
import { type Deal, newDeal } from '../../domain/deal.js'
import { boardKey, noBoardsFound } from '../../domain/deal-content.js'
import { DomainError, type Issue } from '../../domain/errors.js'
import { type AccountId, type DealId, parseAccountId } from '../../domain/ids.js'
import { cutAt } from '../../domain/text.js'
import { foundOr } from '../found-or.js'
import type { Activity } from '../ports/activity.js'
import type { BoardFormat, BoardReader, BoardRecord } from '../ports/board-reader.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'

interface Input {
  readonly actor: Actor
  readonly ownerId: string
  readonly file: Uint8Array
}

/** The deals that a file contains for an owner. */
export interface ReadFile {
  readonly actor: Actor
  readonly ownerId: AccountId
  readonly kept: readonly Deal[]
  readonly report: ImportReport
}

/** A message about a record of the file. */
interface Remark {
  readonly index: number
  readonly line: number
  readonly message: string
}

interface Warning extends Remark {
  readonly boards: number
}

export interface ImportReport {
  readonly format: BoardFormat
  readonly imported: number
  /** How many records repeat a board from earlier in the file. */
  readonly repeated: number
  /** The first {@link MAX_REMARKS}. */
  readonly rejected: readonly Remark[]
  readonly rejectedTotal: number
  /** What was left out of the imported boards: the first {@link MAX_REMARKS}, each listed once with its first board. */
  readonly warnings: readonly Warning[]
  /** How many different warnings there were, counted up to {@link MAX_COUNTED_WARNINGS}. */
  readonly warningsTotal: number
  /** In file order. */
  readonly ids: readonly DealId[]
}

/** The maximum number of rejected records, and of warnings, in a report. */
export const MAX_REMARKS = 1_000
export const MAX_COUNTED_WARNINGS = 10_000
const MAX_MESSAGE_LENGTH = 300

/** Collects rejected records and warnings in bounded memory. */
class Remarks {
  readonly rejected: Remark[] = []
  rejectedTotal = 0
  private readonly listed = new Map<string, Remark & { boards: number }>()
  /** Warnings past the limit, which are only counted. */
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

/** Imports the valid boards of a file as private deals of an account, in one transaction, and reports the invalid records. */
export class ImportDeals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly reader: BoardReader,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly activity: Activity,
  ) {}

  /**
   * Reads a file and prepares its deals. Call it outside a transaction: a large file takes longer than a transaction should.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND, NO_BOARDS_FOUND
   */
  async read({ actor, ownerId: text, file }: Input): Promise<ReadFile> {
    requireActingFor(actor, text)
    const ownerId = foundOr(parseAccountId(text), () => accountsNotFound([text]))
    const format = await this.reader.formatOf(file)
    if (format === null) throw noBoardsFound()
    const { kept, report } = await this.readRecords(this.reader.read(format, file), ownerId)
    if (report.imported + report.rejectedTotal === 0) throw noBoardsFound()
    return { actor, ownerId, kept, report: { format, ...report } }
  }

  /**
   * Stores the deals that were read: all of them or, if it throws, none.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND, QUOTA_EXCEEDED
   */
  async execute({ actor, ownerId, kept, report }: ReadFile): Promise<ImportReport> {
    requireActingFor(actor, ownerId)
    await this.unitOfWork.run(async (repositories) => {
      const { accounts, deals } = repositories
      foundOr(await accounts.findById(ownerId), () => accountsNotFound([ownerId]))
      await this.quotas.requireRoom(repositories, ownerId, 'deals', kept.length)
      await deals.insertMany(kept)
      // After inserting, which may take long, so that the quota is not locked meanwhile.
      await this.quotas.settle(repositories, ownerId, 'deals')
    })
    const { imported, repeated, rejectedTotal: rejected } = report
    this.unitOfWork.afterCommit(() => this.activity.imported({ imported, repeated, rejected }))
    return report
  }

  private async readRecords(records: AsyncIterable<BoardRecord>, ownerId: AccountId) {
    // One instant for all of them: in lists, boards of the same instant stand in the order of their ids.
    const now = this.clock.now()
    const boards = new Map<string, Deal>()
    const remarks = new Remarks()
    let repeated = 0
    for await (const record of records) {
      const { index, line } = record
      const read = this.dealOf(record, ownerId, now)
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

  /** The deal in a record, or what is wrong with it. */
  private dealOf(record: BoardRecord, ownerId: AccountId, now: Date): Deal | string {
    if (record.message !== undefined) return record.message
    try {
      const id = this.ids.next() as DealId
      return newDeal({ id, ownerId, fields: record.fields, sharingGroupIds: [], imported: true }, now)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const issues = (error.meta.issues ?? []) as readonly Issue[]
      return issues.map(({ path, message }) => `${path} ${message}`).join('; ')
    }
  }
}
