import { createHmac, randomBytes } from 'node:crypto'
import type { AccountErasure } from '../../../application/ports/account-erasure.js'
import { type Pseudonym, pseudonymized } from '../../../domain/audit.js'
import type { Collection } from '../../../domain/collection.js'
import { collectionEvents, consequencesOf } from '../../../domain/consequences.js'
import { orphaned } from '../../../domain/deal.js'
import { accountCaller } from '../../../domain/idempotent-request.js'
import type { AccountId } from '../../../domain/ids.js'
import { appendEvents, forgetInEvents } from '../events/in-memory-event-log.js'
import type { InMemoryDatabase } from '../in-memory-database.js'
import { count, momentsOfAccount } from '../in-memory-figures.js'
import { removePractice } from '../practice/in-memory-answers.js'
import { namesAccount } from './named-in-response.js'

const PSEUDONYM_KEY = randomBytes(32)

export class InMemoryAccountErasure implements AccountErasure {
  constructor(private readonly db: InMemoryDatabase) {}

  erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void> {
    return this.db.write((tables) => {
      dropWhere(tables.announcementReads, ({ accountId }) => accountId === id)
      dropWhere(tables.subscriptions, ({ followerId, authorId }) => followerId === id || authorId === id)
      dropWhere(tables.sharingGroups, ({ ownerId }) => ownerId === id)
      for (const group of tables.sharingGroups.values())
        if (group.memberIds.includes(id))
          tables.sharingGroups.set(group.id, {
            ...group,
            memberIds: group.memberIds.filter((member) => member !== id),
            revision: group.revision + 1,
          })
      dropWhere(tables.grants, ({ accountId }) => accountId === id)
      for (const [keyId, stored] of tables.apiKeys)
        if (stored.key.createdBy === id)
          tables.apiKeys.set(keyId, { ...stored, key: { ...stored.key, createdBy: null } })
      for (const [webhookId, stored] of tables.webhooks)
        if (stored.webhook.createdBy === id)
          tables.webhooks.set(webhookId, { ...stored, webhook: { ...stored.webhook, createdBy: null } })
      for (const deal of tables.deals.values())
        if (deal.ownerId === id) {
          const after = { ...orphaned(deal, at), revision: deal.revision + 1 }
          tables.deals.set(deal.id, after)
          appendEvents(tables, consequencesOf(deal, after).events)
          tables.doubleDummyWork.delete(deal.id)
        }
      dropWhere(tables.collectionViews, ({ collectionId }) => tables.collections.get(collectionId)?.ownerId === id)
      for (const collection of tables.collections.values())
        if (collection.ownerId === id) removePractice(tables, collection.id)
      dropWhere(tables.collections, ({ ownerId, deletedAt }) => ownerId === id && deletedAt !== null)
      for (const collection of tables.collections.values())
        if (collection.ownerId === id) {
          const after = ownerless(collection, at)
          tables.collections.set(collection.id, after)
          appendEvents(tables, collectionEvents(collection, after))
        }
      dropWhere(tables.serveCounts, ({ playerId }) => playerId === id)
      for (const serve of tables.serves.values())
        if (serve.playerId === id) tables.serves.set(serve.id, { ...serve, playerId: null })
      const caller = accountCaller(id)
      for (const [key, { response }] of tables.idempotency) {
        const [whose] = JSON.parse(key) as [string]
        const isOwn = whose === caller || whose.startsWith(`${caller} `) || whose.endsWith(` ${id}`)
        if (isOwn || (response !== null && namesAccount(response, id))) tables.idempotency.delete(key)
      }
      const account = tables.accounts.get(id)
      const handle = account?.handle ?? null
      const pseudonym: Pseudonym = `erased-${createHmac('sha256', PSEUDONYM_KEY).update(id).digest('hex').slice(0, 32)}`
      for (const record of tables.auditRecords.values())
        tables.auditRecords.set(record.id, pseudonymized(record, { id, handle }, pseudonym))
      if (handle !== null) tables.releasedHandles.set(handle, handleHeldUntil)
      tables.erasedAccounts.set(id, at)
      forgetInEvents(tables, id)
      appendEvents(tables, [{ kind: 'account.erased', subject: { type: 'account', id } }])
      tables.runningExports.delete(id)
      tables.uploadedPictures.delete(id)
      if (account !== undefined) count(tables.deletedFigures, momentsOfAccount(account))
      tables.accounts.delete(id)
    })
  }

  releaseHandles(reservedUntil: Date, atMost: number): Promise<number> {
    return this.db.write(({ releasedHandles }) => {
      const free = [...releasedHandles].filter(([, until]) => until <= reservedUntil).slice(0, atMost)
      for (const [handle] of free) releasedHandles.delete(handle)
      return free.length
    })
  }

  async findErasedAt(id: AccountId): Promise<Date | null> {
    return this.db.tables.erasedAccounts.get(id) ?? null
  }
}

const dropWhere = <Value>(table: Map<string, Value>, isDropped: (value: Value) => boolean): void => {
  for (const [key, value] of table) if (isDropped(value)) table.delete(key)
}

/** Closes and archives a collection, with an owner id that no account can have. */
const ownerless = (collection: Collection, at: Date): Collection => ({
  ...collection,
  ownerId: '' as AccountId,
  publicEnabled: false,
  publicToken: null,
  archivedAt: collection.archivedAt ?? at,
  updatedAt: at,
  revision: collection.revision + 1,
})
