import { expect } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { HttpWorld } from '../support/http-world.js'
import { checkOwnAnswers, expectNoStudents } from './check-students.js'
import { rulesOf } from './rules.js'
import { acceptedOf, personalOf, type RandomWorld } from './worlds.js'

const FIELDS = [
  'id',
  'title',
  'boardNumber',
  'dealer',
  'vulnerability',
  'hands',
  'auction',
  'callNotes',
  'contract',
  'play',
  'result',
  'doubleDummy',
  'commentary',
  'themes',
  'sharing',
  'lifecycle',
  'publishedAt',
  'createdAt',
  'updatedAt',
]
const FILES = ['.pbn', '/deals/1.svg', '/avatar']
const PASSING = ['x-request-id', 'date']

/** Reads every public link as a student, and compares each response with the plain rules. */
export const checkPublicLinks = async (http: HttpWorld, world: RandomWorld): Promise<void> => {
  const rules = rulesOf(world)
  const read = (token: string) => http.request({ url: `/public/collections/${token}` })
  const refusalOf = async (token: string, file: string) => {
    const { status, headers, text } = await read(`${token}${file}`)
    return { status, text, headers: Object.entries(headers).filter(([name]) => !PASSING.includes(name)) }
  }
  const unknown = new Map<string, object>()
  for (const file of ['', ...FILES]) unknown.set(file, await refusalOf('a-token-that-nobody-made', file))
  const { status, text } = await read('a-token-that-nobody-made')
  expect({ status, text }).toEqual({ status: 404, text: expect.stringContaining('"DEAL_COLLECTION_NOT_FOUND"') })
  // The same for every path, except that any page may embed a picture.
  for (const refusal of unknown.values()) expect(refusal).toMatchObject({ status, text })

  for (const collection of world.collections) {
    await checkOwnAnswers(http, world, collection)
    const token = collection.publicToken as string
    if (!rules.isReadByStudents(collection)) {
      for (const [file, refusal] of unknown) expect(await refusalOf(token, file)).toEqual(refusal)
      continue
    }
    const { status, body, text } = await read(token)
    const owner = rules.accountOf(collection.ownerId) as Account
    const shown = rules.studentDealsOf(collection)
    const { deals: _, ...around } = body
    expect({ status, ...around }).toEqual({
      status: 200,
      title: collection.title,
      description: collection.description,
      studentView: collection.studentView,
      practice: collection.practice,
      author: {
        displayName: owner.displayName,
        avatarUrl: owner.avatarTrusted ? owner.avatarUrl : null,
        badges: rules.badges(owner),
      },
    })
    expect(body.deals.map(({ id }: { id: string }) => id)).toEqual(shown.map(({ id }) => id))
    for (const deal of body.deals) expect(Object.keys(deal)).toEqual(FIELDS)
    const file = await read(`${token}.pbn`)
    const pictures = await Promise.all(shown.map((_, i) => read(`${token}/deals/${i + 1}.svg`)))
    expect([file, ...pictures].map(({ status }) => status)).toEqual(Array(shown.length + 1).fill(200))
    expect((await read(`${token}/deals/${shown.length + 1}.svg`)).status).toBe(404)
    for (const [i, { title }] of shown.entries())
      for (const form of [file.text, pictures[i]?.text]) expect(form).toContain(title)
    const everything = [text, file.text, ...pictures.map((picture) => picture.text)].join('\n')
    // Wherever it might occur in the responses.
    for (const deal of world.deals) {
      const secrets = [...personalOf(deal)]
      if (!collection.practice.bidding || !shown.includes(deal)) secrets.push(acceptedOf(deal))
      if (!shown.includes(deal)) secrets.push(deal.title, deal.id)
      for (const secret of secrets) expect(everything).not.toContain(secret)
    }
    expectNoStudents({ url: token, text: everything }, world, null)
    for (const { id, email } of world.accounts)
      for (const secret of [`"${id}"`, email]) expect(everything).not.toContain(secret)
    for (const { id } of [...world.groups, collection]) expect(everything).not.toContain(id)
    // Students see every deal of a collection that the catalog shows.
    for (const { id } of rules.isShown(collection) ? rules.exposedDealsOf(collection) : []) expect(text).toContain(id)
  }
}
