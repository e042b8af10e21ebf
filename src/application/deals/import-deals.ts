import { accountsNotFound } from '../../domain/account.js'
import { SEATS } from '../../domain/board.js'
import { type Deal, newDeal } from '../../domain/deal.js'
import { DomainError, type Issue } from '../../domain/errors.js'
import { type AccountId, type DealId, parseAccountId } from '../../domain/ids.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { BoardFormat, BoardReader, BoardRecord } from '../ports/board-reader.js'
import type { Clock } from '../ports/clock.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { IdGenerator } from '../ports/id-generator.js'

interface Input {
  readonly ownerId: string
  readonly format: BoardFormat
  readonly file: Uint8Array
}

interface ImportReport {
  readonly imported: number
  /** Records of a board that an earlier record of the same file holds. */
  readonly repeated: number
  readonly rejected: readonly { readonly index: number; readonly line: number; readonly message: string }[]
  /** In the order of the file. */
  readonly ids: readonly DealId[]
}

/** Keeps the good boards of a file as private deals of an account, all in one go, and names the bad ones. */
export class ImportDeals {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly deals: DealRepository,
    private readonly reader: BoardReader,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId: ownerText, format, file }: Input): Promise<ImportReport> {
    const ownerId = parseAccountId(ownerText)
    if (ownerId === null || (await this.accounts.findById(ownerId)) === null) throw accountsNotFound([ownerText])

    const records = this.reader.read(format, file).map((record) => ({ record, ...this.dealOf(record, ownerId) }))
    const boards = new Map<string, Deal>()
    let repeated = 0
    for (const { deal } of records) {
      if (deal === undefined) continue
      if (boards.has(boardKey(deal))) repeated++
      else boards.set(boardKey(deal), deal)
    }
    const deals = [...boards.values()]
    await this.deals.insertMany(deals)
    return {
      imported: deals.length,
      repeated,
      rejected: records.flatMap(({ record: { index, line }, message }) =>
        message === undefined ? [] : [{ index, line, message }],
      ),
      ids: deals.map(({ id }) => id),
    }
  }

  private dealOf(
    record: BoardRecord,
    ownerId: AccountId,
  ): { deal: Deal; message?: never } | { message: string; deal?: never } {
    if (record.message !== undefined) return { message: record.message }
    try {
      const id = this.ids.next() as DealId
      return { deal: newDeal({ id, ownerId, fields: record.fields, sharingGroupIds: [] }, this.clock.now()) }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const issues = (error.meta.issues ?? []) as readonly Issue[]
      return { message: issues.map(({ path, message }) => `${path} ${message}`).join('; ') }
    }
  }
}

/** The same board at another table has the same number, dealer, vulnerability and hands. */
const boardKey = ({ boardNumber, dealer, vulnerability, hands }: Deal): string =>
  JSON.stringify([boardNumber, dealer, vulnerability, SEATS.map((seat) => hands[seat])])
