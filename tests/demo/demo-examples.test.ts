import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'
import { prismaAdapters } from '../../src/container/ports.js'
import { seedDemoData } from '../../src/demo/demo-data.js'
import type { Database } from '../../src/infrastructure/postgres/database.js'
import { emptyEmbeddedDatabase } from '../support/databases.js'
import { examplesIn, mediaOf, requestOf } from '../support/example-requests.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

/** The operations whose path can't refer to any demo data, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  getPublicCollection: 'nobody may guess the token of a public link',
  getPublicCollectionAsPbn: 'the same',
  printPublicCollection: 'the same',
  getPublicCollectionDealPicture: 'the same',
  getPublicCollectionAvatar: 'the same',
  takePart: 'the same',
  leave: 'the same',
  getOwnAnswer: 'the same',
  putAnswer: 'the same',
  getParticipantAnswers: 'nobody takes part in the demo data',
  deleteParticipant: 'the same',
  backOfficeRotateApiKey: 'the demo data has no API key but that of the settings',
  backOfficeRevokeApiKey: 'the same',
  backOfficeGetWebhook: 'the demo data has no webhook',
  backOfficeUpdateWebhook: 'the same',
  backOfficeDeleteWebhook: 'the same',
  backOfficeRotateWebhook: 'the same',
  backOfficeTestWebhook: 'the same',
  backOfficeRecoverDeliveries: 'the same',
  backOfficeListDeliveries: 'the same',
  backOfficeResendDelivery: 'the same',
  getUploadedPicture: 'the demo data has no uploaded picture',
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

it('the example requests work unchanged on the demo data', async () => {
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
