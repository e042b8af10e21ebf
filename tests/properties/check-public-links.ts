import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { HttpWorld } from '../support/http-world.js'
import { rulesOf } from './rules.js'
import { personalOf, type RandomWorld } from './worlds.js'

const FIELDS = [
  'id',
  'title',
  'boardNumber',
  'dealer',
  'vulnerability',
  'hands',
  'auction',
  'contract',
  'play',
  'result',
  'commentary',
  'themes',
  'sharing',
  'lifecycle',
  'publishedAt',
  'createdAt',
  'updatedAt',
]
const PASSING = ['x-request-id', 'date']

/** Reads every public link as a student does and holds each answer to the plain rules. */
export const checkPublicLinks = async (http: HttpWorld, world: RandomWorld): Promise<void> => {
  const rules = rulesOf(world)
  const read = (token: string) => http.request({ url: `/public/collections/${token}` })
  const refusalOf = async (token: string) => {
    const { status, headers, text } = await read(token)
    return { status, text, headers: Object.entries(headers).filter(([name]) => !PASSING.includes(name)) }
  }
  const unknown = await refusalOf('a-token-that-nobody-made')
  expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('"DEAL_COLLECTION_NOT_FOUND"') })

  for (const collection of world.collections) {
    const token = collection.publicToken as string
    if (!rules.isReadByStudents(collection)) {
      expect(await refusalOf(token)).toEqual(unknown)
      continue
    }
    const { status, body, text } = await read(token)
    const owner = rules.accountOf(collection.ownerId) as Account
    const shown = rules.studentDealsOf(collection)
    expect({ status, title: body.title, description: body.description, author: body.author }).toEqual({
      status: 200,
      title: collection.title,
      description: collection.description,
      author: {
        displayName: owner.displayName,
        avatarUrl: owner.avatarTrusted ? owner.avatarUrl : null,
        badges: rules.badges(owner),
      },
    })
    expect(body.deals.map(({ id }: { id: string }) => id)).toEqual(shown.map(({ id }) => id))
    for (const deal of body.deals) expect(Object.keys(deal)).toEqual(FIELDS)
    // Wherever it might stand in the answer.
    for (const deal of world.deals) {
      const secrets = [...personalOf(deal)]
      if (!shown.includes(deal)) secrets.push(deal.title, deal.id)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const { id, email } of world.accounts)
      for (const secret of [`"${id}"`, email]) expect(text).not.toContain(secret)
    for (const { id } of [...world.groups, collection]) expect(text).not.toContain(id)
    // What the catalog shows of a collection its students are shown too.
    for (const { id } of rules.isShown(collection) ? rules.exposedDealsOf(collection) : []) expect(text).toContain(id)
  }
}
