import { expect, it } from 'vitest'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { withPreferenceDefaults } from '../../../src/domain/preferences.js'
import { InMemoryAccountRepository } from '../../../src/infrastructure/in-memory/in-memory-account-repository.js'
import { InMemoryDatabase } from '../../../src/infrastructure/in-memory/in-memory-database.js'
import { SnapshotCallerAccounts } from '../../../src/infrastructure/system/snapshot-caller-accounts.js'
import { anAccount } from '../../support/builders.js'

it('the accounts of callers are cached, large ones in bounded memory', async () => {
  const repository = new InMemoryAccountRepository(new InMemoryDatabase())
  const callers = new SnapshotCallerAccounts(repository)
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
