import { expect, it } from 'vitest'
import { prismaAdapters } from '../../../src/container/ports.js'
import { aDeal } from '../../support/builders.js'
import { aClient } from '../../support/clients.js'
import { emptyEmbeddedDatabase } from '../../support/databases.js'
import { openHttpWorld } from '../../support/http-world.js'

it('the lists and files of two owners have different tags, even after the same number of changes', async () => {
  const database = await emptyEmbeddedDatabase()
  const world = await openHttpWorld({ store: prismaAdapters(database) })
  const [one, other] = [await aClient(world), await aClient(world)]
  await world.repositories.deals.insertMany([one, other].map(({ account }) => aDeal({ ownerId: account.id })))
  await database.pool.query('UPDATE deal_counters SET revision = 1')
  for (const path of ['/deals', '/deals.pbn?sort=title']) {
    const tags = [await one.get(path), await other.get(path)].map(({ headers }) => headers.etag)
    expect(tags[0], path).toBeDefined()
    expect(tags[1], path).not.toBe(tags[0])
    // A browser shared by several people sends the last tag that it received.
    expect((await other.get(path, { 'if-none-match': tags[0] })).status, path).toBe(200)
  }
})
