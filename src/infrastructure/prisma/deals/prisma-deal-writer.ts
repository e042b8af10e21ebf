import type { DealChangePair } from '../../../application/ports/deal-repository.js'
import { consequencesOf, type DealConsequences, sumByAuthor } from '../../../domain/consequences.js'
import type { Deal } from '../../../domain/deal.js'
import { searchedDeal } from '../../../domain/deal-search.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Statement, Statements } from '../../postgres/statements.js'
import { CHANGE_ENTRIES, LOCK_AUTHORS, latestText } from '../catalog/catalog-author-statements.js'
import { QUEUE_CHANGED, QUEUE_INSERTED } from '../double-dummy/double-dummy-statements.js'
import { appendEvents, appendedValues } from '../events/event-statements.js'
import { Prisma } from '../generated/client.js'
import { deletionCounted } from '../prisma-figures.js'
import { LOCK_QUOTA, quotaKey } from '../quotas/quota-usage-statements.js'
import { jsonBatches, lazyRecords, yieldingBetween } from './deal-batches.js'
import { COUNT_CHANGES, LOCK_COUNTER } from './deal-counter-statements.js'
import { toChangedRecords, toDealRecord, toInsertedValues, toSavedValues } from './deal-records.js'
import { type DealRow, toKnownTricks } from './deal-rows.js'
import { INSERT_EXPOSED, INSERT_MANY, INSERT_ONE, SAVE, SAVE_EXPOSING, saveMany } from './deal-write-statements.js'

type SavedRow = Pick<DealRow, 'revision' | 'ownerId' | 'doubleDummy' | 'publishedAt' | 'createdAt'>

/** Writes deals together with everything derived from them. */
export class PrismaDealWriter {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async insertMany(deals: readonly Deal[]): Promise<void> {
    const consequences = deals.map((deal) => consequencesOf(null, deal))
    await this.writeWithConsequences(deals, consequences, async () => {
      const records = deals.map((deal, i) => () => toDealRecord(deal, consequences[i]?.search ?? searchedDeal(deal)))
      for await (const batch of yieldingBetween(jsonBatches(lazyRecords(records))))
        await this.statements.rows(INSERT_MANY, [batch])
      await this.queue(
        QUEUE_INSERTED,
        deals.filter((_, i) => consequences[i]?.solves),
      )
    })
  }

  async insertWithin(deal: Deal, limit: number): Promise<boolean> {
    const { ownerId } = deal
    if (ownerId === null) return false
    const { authors, search, solves, events } = consequencesOf(null, deal)
    const values = [...toInsertedValues(deal, search ?? searchedDeal(deal)), limit, solves ? deal.updatedAt : null]
    const [author] = authors
    const locks = [
      { statement: LOCK_COUNTER, values: [ownerId] },
      { statement: LOCK_QUOTA, values: [quotaKey('deals'), ownerId] },
    ]
    const steps =
      author === undefined
        ? [...locks, { statement: INSERT_ONE, values }]
        : [
            { statement: LOCK_AUTHORS, values: [[ownerId]] },
            ...locks,
            { statement: INSERT_EXPOSED, values: [...values, latestText(author), ...appendedValues(events)] },
          ]
    return (await this.statements.inOneTransaction(steps, ownerId)).length > 0
  }

  async save(before: Deal, after: Deal): Promise<Deal | null> {
    const { authors, search, solves, events } = consequencesOf(before, after)
    const { set, values: written } = toSavedValues({ before, after, search, solves })
    const values = [before.id, before.revision, ...written]
    const [author] = authors
    const [row] =
      author === undefined
        ? await this.statements.inOneTransaction<SavedRow>([{ statement: SAVE[set], values }], before.ownerId ?? '')
        : await this.statements.inOneTransaction<SavedRow>(
            [
              { statement: LOCK_AUTHORS, values: [[author.ownerId]] },
              {
                statement: SAVE_EXPOSING[set],
                values: [...values, author.ownerId, author.gained, latestText(author), ...appendedValues(events)],
              },
            ],
            author.ownerId,
          )
    if (row === undefined) return null
    return { ...after, ...row, ownerId: row.ownerId as AccountId | null, doubleDummy: toKnownTricks(row.doubleDummy) }
  }

  async saveMany(changes: readonly DealChangePair[]): Promise<void> {
    if (changes.length === 0) return
    const changed = changes.map((change) => ({ ...change, ...consequencesOf(change.before, change.after) }))
    const written = changes.flatMap(({ before, after }) => [before, after])
    await this.writeWithConsequences(written, changed, async () => {
      const { columns, records } = toChangedRecords(changed)
      const statement = saveMany(columns)
      let saved = 0
      for await (const batch of yieldingBetween(jsonBatches(records)))
        saved += (await this.statements.rows<{ readonly count: number }>(statement, [batch]))[0]?.count ?? 0
      if (saved !== changes.length) throw new Error('deals changed although they were locked')
      await this.queue(
        QUEUE_CHANGED,
        changed.flatMap(({ after, solves }) => (solves ? [after] : [])),
      )
    })
  }

  async delete(deal: Deal): Promise<void> {
    await this.writeWithConsequences([deal], [consequencesOf(deal, null)], async () => {
      await this.prisma.$executeRaw(
        deletionCounted(
          Prisma.sql`DELETE FROM deals WHERE id = ${deal.id}::uuid RETURNING created_at, published_at, imported`,
          {
            dealsMade: Prisma.sql`created_at`,
            dealsPublished: Prisma.sql`published_at`,
            dealsImported: Prisma.sql`CASE WHEN imported THEN created_at END`,
          },
        ),
      )
    })
  }

  private async queue(statement: Statement, deals: readonly Deal[]): Promise<void> {
    if (deals.length > 0) await this.statements.rows(statement, [deals.map(({ id }) => id)])
  }

  /**
   * Writes deals, adds the events, and counts the change for each owner. If the authors' catalog entries change, locks
   * them before the write and updates them after it.
   */
  private async writeWithConsequences(
    deals: readonly Deal[],
    consequences: readonly Pick<DealConsequences, 'authors' | 'events'>[],
    write: () => Promise<void>,
  ): Promise<void> {
    const authors = sumByAuthor(consequences.flatMap((one) => one.authors))
    const ids = authors.map(({ ownerId }) => ownerId)
    if (authors.length > 0) await this.statements.rows(LOCK_AUTHORS, [ids])
    await write()
    if (authors.length > 0) await this.statements.rows(CHANGE_ENTRIES, [ids, authors.map(({ gained }) => gained)])
    await appendEvents(
      this.statements,
      consequences.flatMap(({ events }) => events),
    )
    const owners = [...new Set(deals.map(({ ownerId }) => ownerId ?? ''))]
    if (owners.length > 0) await this.statements.rows(COUNT_CHANGES, [owners])
  }
}
