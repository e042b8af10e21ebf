import { accountsNotFound } from '../../domain/account.js'
import { type Actor, requireActingFor } from '../../domain/actor.js'
import { DAY_MS } from '../../domain/day.js'
import { type Deal, newDeal } from '../../domain/deal.js'
import { boardKey, noBoardsFound } from '../../domain/deal-content.js'
import { DomainError, type Issue } from '../../domain/errors.js'
import { type AccountId, type DealId, parseAccountId, parseDealId } from '../../domain/ids.js'
import { cutAt } from '../../domain/text.js'
import { foundOr } from '../found-or.js'
import type { Activity } from '../ports/activity.js'
import type { BoardReader, BoardRecord, ReadFormat } from '../ports/board-reader.js'
import type { Clock } from '../ports/clock.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { isOfOtherTable, OTHER_TABLE } from './repeated-boards.js'

const LONGEST_IMPORT_MS = DAY_MS

/** What to do with boards that the owner already has in a deal that is not trashed. */
export const EXISTING_BOARDS = ['add', 'skip'] as const
export type ExistingBoards = (typeof EXISTING_BOARDS)[number]

interface Input {
  readonly actor: Actor
  readonly ownerId: string
  readonly file: Uint8Array
  readonly existing: ExistingBoards
  /** The indexes of records to skip. */
  readonly except?: readonly number[]
  /** A deal from an earlier piece of the same file; in lists, the boards of this piece follow that piece's. */
  readonly after?: string | undefined
}

/** Whether a board adds a deal, or repeats an earlier record or a board of the owner. */
export const BOARD_STANDINGS = ['new', 'repeated', 'owned'] as const

/** A board of a file, with what an import would do with it. */
export interface ForeseenBoard extends Pick<BoardRecord, 'index' | 'line'> {
  readonly standing: (typeof BOARD_STANDINGS)[number]
  /** The owner's existing deal with this board, if `standing` is `owned`. */
  readonly ownedId: DealId | null
  readonly deal: Deal
}

/** The deals that a file contains for an owner. */
export interface ReadFile {
  readonly actor: Actor
  readonly ownerId: AccountId
  readonly existing: ExistingBoards
  /** Keyed by `boardKey`, in file order. */
  readonly boards: ReadonlyMap<string, Deal>
  /** The first {@link MAX_REMARKS} readable boards, in file order. */
  readonly foreseen: readonly ForeseenBoard[]
  readonly report: FileReport
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

/** The result of reading a file. */
interface FileReport {
  readonly format: ReadFormat
  /**
   * The number of records that repeat an earlier board of the file or, if existing boards are skipped, a board of the
   * owner.
   */
  readonly repeated: number
  /** The first {@link MAX_REMARKS}. */
  readonly rejected: readonly Remark[]
  readonly rejectedTotal: number
  /**
   * The first {@link MAX_REMARKS} warnings about data that was left out or kept for the owner only, each listed once
   * with its first board.
   */
  readonly warnings: readonly Warning[]
  /** The number of different warnings, counted up to {@link MAX_COUNTED_WARNINGS}. */
  readonly warningsTotal: number
}

export interface ImportReport extends FileReport {
  readonly imported: number
  /** In file order. */
  readonly ids: readonly DealId[]
}

/** The report and the boards of an import that has not been carried out. */
export interface ImportPreview extends ImportReport {
  readonly boards: readonly ForeseenBoard[]
}

/** The maximum number of rejected records, of warnings, and of previewed boards in a report. */
export const MAX_REMARKS = 1_000
export const MAX_COUNTED_WARNINGS = 10_000
const MAX_MESSAGE_LENGTH = 300

const NO_BOARDS: ReadonlyMap<string, DealId> = new Map()
/** How many boards are looked up at a time. */
const BOARDS_PER_READ = 500

interface PendingBoard extends Pick<BoardRecord, 'index' | 'line'> {
  /** `boardKey` */
  readonly key: string
  readonly deal: Deal
  readonly warnings: readonly string[]
}

const keysOf = (boards: readonly PendingBoard[]): readonly string[] => [...new Set(boards.map(({ key }) => key))]

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

/** Imports the valid boards of a file as private deals in one transaction, and reports the invalid records. */
export class ImportDeals {
  constructor(
    private readonly deals: Pick<DealRepository, 'findBoards' | 'findById'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly reader: BoardReader,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly activity: Activity,
  ) {}

  /**
   * Reads a file and prepares its deals. Call it outside a transaction: reading a large file takes too long for one.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND, NO_BOARDS_FOUND
   */
  async read({ actor, ownerId: text, file, existing, except = [], after }: Input): Promise<ReadFile> {
    requireActingFor(actor, 'deals:write', text)
    const ownerId = foundOr(parseAccountId(text), () => accountsNotFound([text]))
    const createdAt = await this.instantOf(ownerId, after)
    const format = await this.reader.formatOf(file)
    if (format === null) throw noBoardsFound()
    const records = this.reader.read(format, file)
    const { total, boards, foreseen, ...report } = await this.readRecords(
      records,
      { ownerId, existing, createdAt },
      new Set(except),
    )
    if (total === 0) throw noBoardsFound()
    return { actor, ownerId, existing, boards, foreseen, report: { format, ...report } }
  }

  /**
   * Reports what an import of the file would do, without storing anything.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND
   */
  async preview({ actor, ownerId, boards, foreseen, report }: ReadFile): Promise<ImportPreview> {
    requireActingFor(actor, 'deals:write', ownerId)
    await this.unitOfWork.run(async ({ accounts }) =>
      foundOr(await accounts.findById(ownerId), () => accountsNotFound([ownerId])),
    )
    return { ...report, imported: boards.size, ids: [], boards: foreseen }
  }

  /**
   * Stores the deals that were read: all of them or, if it throws, none.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND, QUOTA_EXCEEDED
   */
  async execute({ actor, ownerId, existing, boards, report }: ReadFile): Promise<ImportReport> {
    requireActingFor(actor, 'deals:write', ownerId)
    const kept = await this.unitOfWork.run(async (repositories) => {
      const { accounts, deals } = repositories
      foundOr(await accounts.findById(ownerId), () => accountsNotFound([ownerId]))
      if (existing === 'skip') await deals.lockBoards(ownerId)
      // Finds boards added since the file was read; those that existed then have already been left out.
      const held = existing === 'skip' ? await deals.findBoards(ownerId, [...boards.keys()]) : NO_BOARDS
      const added = [...boards].flatMap(([key, deal]) => (held.has(key) ? [] : [deal]))
      await this.quotas.requireRoom(repositories, ownerId, 'deals', added.length)
      await deals.insertMany(added)
      // Comes after the inserts, which may be slow, so that the quota is not locked during them.
      await this.quotas.settle(repositories, ownerId, 'deals')
      await repositories.events.append([{ kind: 'import.finished', subject: { type: 'account', id: ownerId } }])
      return added
    })
    const imported = kept.length
    const repeated = report.repeated + boards.size - imported
    this.unitOfWork.afterCommit(() => this.activity.imported({ imported, repeated, rejected: report.rejectedTotal }))
    return { ...report, imported, repeated, ids: kept.map(({ id }) => id) }
  }

  private async readRecords(
    records: AsyncIterable<BoardRecord>,
    { ownerId, existing, createdAt }: Pick<ReadFile, 'ownerId' | 'existing'> & Pick<Deal, 'createdAt'>,
    except: ReadonlySet<number>,
  ) {
    const boards = new Map<string, Deal>()
    const foreseen: ForeseenBoard[] = []
    const remarks = new Remarks()
    let total = 0
    let repeated = 0
    /** Boards that the owner may already have. */
    let pending: PendingBoard[] = []
    const settle = async (): Promise<void> => {
      const held = existing === 'skip' ? await this.deals.findBoards(ownerId, keysOf(pending)) : NO_BOARDS
      for (const { key, deal, index, line, warnings } of pending) {
        const standing = boards.has(key) ? 'repeated' : held.has(key) ? 'owned' : 'new'
        const ownedId = standing === 'owned' ? (held.get(key) ?? null) : null
        if (foreseen.length < MAX_REMARKS) foreseen.push({ index, line, standing, ownedId, deal })
        if (standing !== 'new') {
          repeated++
          if (isOfOtherTable(deal, boards.get(key))) remarks.warn(OTHER_TABLE, { index, line })
          continue
        }
        boards.set(key, deal)
        for (const message of warnings) remarks.warn(message, { index, line })
      }
      pending = []
    }
    for await (const record of records) {
      const { index, line } = record
      total++
      if (except.has(index)) continue
      const deal = this.dealOf(record, { ownerId, createdAt })
      if (typeof deal === 'string') {
        remarks.reject({ index, line, message: deal })
        continue
      }
      pending.push({ key: boardKey(deal), deal, index, line, warnings: record.warnings ?? [] })
      if (pending.length === BOARDS_PER_READ) await settle()
    }
    await settle()
    const { rejected, rejectedTotal, warnings, warningsTotal } = remarks
    return { total, boards, foreseen, repeated, rejected, rejectedTotal, warnings, warningsTotal }
  }

  /**
   * The creation time of all boards of a file: in lists, boards with the same time are ordered by id. A piece counts as
   * a separate file if its preceding deal no longer exists or is older than the longest import.
   */
  private async instantOf(ownerId: AccountId, after: string | undefined): Promise<Date> {
    const now = this.clock.now()
    const id = after === undefined ? null : parseDealId(after)
    const deal = id === null ? null : await this.deals.findById(id)
    const isOfThisFile = deal?.ownerId === ownerId && now.getTime() - deal.createdAt.getTime() < LONGEST_IMPORT_MS
    return isOfThisFile ? deal.createdAt : now
  }

  /** The deal in a record, or a message about what is wrong with the record. */
  private dealOf(
    record: BoardRecord,
    { ownerId, createdAt }: { readonly ownerId: AccountId } & Pick<Deal, 'createdAt'>,
  ): Deal | string {
    if (record.message !== undefined) return record.message
    try {
      const id = this.ids.next() as DealId
      return newDeal(
        { id, ownerId, fields: record.fields, sharingGroupIds: [], imported: true, createdAt },
        this.clock.now(),
      )
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const issues = (error.meta.issues ?? []) as readonly Issue[]
      return issues.map(({ path, message }) => `${path} ${message}`).join('; ')
    }
  }
}
