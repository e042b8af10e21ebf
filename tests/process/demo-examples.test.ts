import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'
import { prismaAdapters } from '../../src/container/ports.js'
import type { Database } from '../../src/infrastructure/prisma/database.js'
import { seedDemoData } from '../../src/process/demo-data.js'
import { emptyEmbeddedDatabase } from '../support/databases.js'
import { examplesIn, mediaOf, requestOf } from '../support/example-requests.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

/** The operations whose path can name nothing in the demo data, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  getPublicCollection: 'nobody may guess the token of a public link',
  getPublicCollectionAsPbn: 'the same',
  getPublicCollectionDealPicture: 'the same',
  getPublicCollectionAvatar: 'the same',
  deleteDeal: 'the deal has to be in the trash',
  apiDeleteDeal: 'the same',
}
const PICTURES = { 'https://avatars.example.org/alice.png': { type: 'image/png', bytes: new Uint8Array([1]) } } as const

let database: Database
let world: HttpWorld

beforeAll(async () => {
  database = await emptyEmbeddedDatabase()
  world = await openHttpWorld({ store: prismaAdapters(database), pictures: PICTURES })
})
afterAll(() => world.app.close())

it('the examples of requests work on the demo data as they stand', async () => {
  const failed: unknown[] = []
  for (const route of examplesIn(withoutReferences((await world.request({ url: '/openapi.json' })).body)))
    for (const [type, media] of [
      ...mediaOf(route.requestBody),
      ...(route.requestBody ? [] : [[null, undefined] as const]),
    ]) {
      if (route.operationId in WITHOUT) continue
      await emptyEmbeddedDatabase()
      await seedDemoData(database, new Date())
      const { status, body } = await world.request(await requestOf(world, route, type, media))
      if (status >= 300) failed.push([route.operationId, type, status, body.code, JSON.stringify(body.meta)])
    }
  expect(failed).toEqual([])
}, 240_000)
