import { expect, it, onTestFinished } from 'vitest'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { withPreferenceDefaults } from '../../../src/domain/preferences.js'
import { SnapshotCallerAccounts } from '../../../src/infrastructure/callers/snapshot-caller-accounts.js'
import { InMemoryAccountErasure } from '../../../src/infrastructure/in-memory/accounts/in-memory-account-erasure.js'
import { InMemoryAccountRepository } from '../../../src/infrastructure/in-memory/accounts/in-memory-account-repository.js'
import { InMemoryDatabase } from '../../../src/infrastructure/in-memory/in-memory-database.js'
import { anAccount } from '../../support/builders.js'
import { holdTime, SECOND } from '../../support/held-time.js'

it('the accounts of callers are cached, with bounded memory for large ones', async () => {
  const db = new InMemoryDatabase()
  const repository = new InMemoryAccountRepository(db)
  const callers = new SnapshotCallerAccounts(repository, new InMemoryAccountErasure(db))
  const small = anAccount()
  await repository.insert(small)
  await callers.find(small.id)
  expect(callers.recall(small.id)).toEqual(small)
  const body = Array.from({ length: 60 }, () => paragraphOf('x'.repeat(1_000)))
  const preferences = withPreferenceDefaults({ shareTemplates: { mail: { body }, whatsapp: { body } } })
  for (let i = 0; i < 150; i++) {
    const large = anAccount({ preferences })
    await repository.insert(large)
    await callers.find(large.id)
    expect(callers.recall(large.id)).toEqual(large)
  }
  expect(callers.recall(small.id)).toBeNull()
})

it('an account that is written is cached as it was written, for no longer than before', async () => {
  const time = holdTime()
  onTestFinished(time.release)
  const db = new InMemoryDatabase()
  const repository = new InMemoryAccountRepository(db)
  const callers = new SnapshotCallerAccounts(repository, new InMemoryAccountErasure(db))
  const account = anAccount()
  const written = { ...account, displayName: 'Another name' }
  await repository.insert(account)
  callers.refresh(written)
  expect(callers.recall(account.id)).toBeNull()
  await callers.find(account.id)
  await time.pass(4 * SECOND)
  callers.refresh(written)
  expect(callers.recall(account.id)).toEqual(written)
  expect(await callers.find(account.id)).toEqual(written)
  await time.pass(SECOND)
  expect(callers.recall(account.id)).toBeNull()
})

it('the erasure of an earlier account is read once for each account of an id', async () => {
  const reads: string[] = []
  const erasedAt = new Date('2026-04-01T12:00:00Z')
  const erasure = {
    findErasedAt: async (id: string) => {
      reads.push(id)
      return reads.length === 1 ? null : erasedAt
    },
  }
  const callers = new SnapshotCallerAccounts(new InMemoryAccountRepository(new InMemoryDatabase()), erasure)
  const account = anAccount()
  const next = { ...account, createdAt: erasedAt }
  for (let i = 0; i < 3; i++) {
    expect(await callers.findErasedBefore(account)).toBeNull()
    expect(await callers.findErasedBefore(next)).toEqual(erasedAt)
  }
  expect(reads).toEqual([account.id, account.id])
})
