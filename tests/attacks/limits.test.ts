import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedService, openAttackedService } from '../support/attacked-service.js'
import { aCollection, aDeal, anAccount, anAccountId, NOON } from '../support/builders.js'
import { aClient } from '../support/clients.js'
import { type Answer, WITH_API_KEY } from '../support/http-world.js'

/** The default limits: a minute is longer than any of these attacks. */
const SEARCHES = 60
const PUBLIC_READS = 120
const FAILURES = 20
const FORMS = 5

let service: AttackedService

beforeAll(async () => {
  service = await openAttackedService({})
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (let i = 0; i < 4; i++)
      await service.repositories.accounts.insert(
        anAccount({
          id: anAccountId(`${letter}-${i}`),
          displayName: `Nobody ${i}`,
          email: `${letter}${i}@harvest.example.org`,
        }),
      )
})
afterAll(() => service.close())

/** Sends requests one after another, and returns the responses. */
const repeated = async (times: number, send: (i: number) => Promise<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (let i = 0; i < times; i++) answers.push(await send(i))
  return answers
}

const expectLimited = (answer: Answer | undefined): void => {
  expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
}

describe('harvesting e-mail addresses through the search, with limits', () => {
  it('searching for a domain alone finds nothing', async () => {
    const searcher = await aClient(service)
    for (const q of [
      'harvest',
      'harvest.example.org',
      '@harvest.example.org',
      'example.org',
      '.org',
      'arvest',
      '@h',
      '@',
      '%@%',
      'ple.or',
    ])
      expect((await searcher.get(`/accounts/search?q=${encodeURIComponent(q)}`)).body, q).toSatisfy(
        (body) => !Array.isArray(body) || body.length === 0,
      )
    expect((await searcher.get('/accounts/search?q=a1@harvest.example.org')).body).toHaveLength(1)
  })

  it('a caller who tries every letter is stopped after sixty requests, in any spelling of the address', async () => {
    const searcher = await aClient(service)
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const spellings = [
      '/accounts/search?q=',
      '/accounts/search?includeSelf=true&q=',
      '/%61ccounts/search?q=',
      '/accounts/search?%71=',
    ]
    const found = new Set<string>()
    const answers = await repeated(SEARCHES + 20, async (i) => {
      const term = `${letters[i % 26]}${Math.floor(i / 26)}`
      const answer = await searcher.get(`${spellings[i % spellings.length]}${term}`, {
        'x-forwarded-for': `192.0.2.${i}`,
      })
      if (answer.status === 200) for (const { email } of answer.body) found.add(email)
      return answer
    })
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual([...Array(SEARCHES).fill(200), ...Array(20).fill(429)])
    expectLimited(answers.at(-1))
    // Never all of them, and no e-mail address from refused requests.
    expect(found.size).toBeLessThanOrEqual(SEARCHES)
    // Requests under impersonation count for the admin.
    const admin = await aClient(service, { role: 'admin' })
    const victims = [await aClient(service), await aClient(service)]
    const acted = await repeated(SEARCHES + 1, (i) =>
      admin.get('/accounts/search?q=a0', { 'x-app-impersonation': victims[i % 2]?.account.id }),
    )
    expectLimited(acted.at(-1))
  })
})

describe('guessing, with limits', () => {
  it('tokens of public links: stopped, while a class at the same address can continue to read', async () => {
    const { account } = await service.signIn()
    const deal = aDeal({ ownerId: account.id })
    await service.repositories.deals.insertMany([deal])
    const link = { ownerId: account.id, dealIds: [deal.id], publicEnabled: true, publicToken: 'the-right-token' }
    await service.repositories.collections.insert(aCollection({ ...link, createdAt: NOON }))
    const answers = await repeated(PUBLIC_READS + 5, (i) =>
      service.request({ url: `/public/collections/guess-${i}`, headers: { 'x-forwarded-for': `192.0.2.${i % 250}` } }),
    )
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(PUBLIC_READS)
    expectLimited(answers.at(-1))
    expect((await service.request({ url: '/public/collections/the-right-token' })).status).toBe(200)
    expectLimited(await service.request({ url: '/public/collections/guess-again' }))
  })

  it('guessing keys and tokens is stopped, while valid credentials from the same address are accepted', async () => {
    const teacher = await aClient(service)
    const answers = await repeated(FAILURES + 5, (i) =>
      i % 2 === 0
        ? service.request({ url: '/api/deals', headers: { 'x-api-key': `guess-${i}`, 'x-real-ip': `192.0.2.${i}` } })
        : service.request({ url: '/accounts/me', headers: { authorization: `Bearer guess.${i}.x` } }),
    )
    expect(answers.map(({ status }) => status)).toEqual([...Array(FAILURES).fill(401), ...Array(5).fill(429)])
    expectLimited(answers.at(-1))
    expect((await teacher.get('/accounts/me')).status).toBe(200)
    expect((await service.request({ url: '/api/deals', headers: WITH_API_KEY })).status).toBe(200)
    expect((await service.request({ url: '/health/live' })).status).toBe(200)
  })

  it('forms: five per minute, of any kind', async () => {
    const answers = await repeated(FORMS + 3, (i) =>
      service.request({
        method: 'POST',
        url: i % 2 === 0 ? '/forms/newsletter' : '/forms/contact',
        payload: { email: `spam-${i}@example.org`, ...(i % 2 === 0 ? {} : { name: 'x', message: 'x' }) },
        headers: {
          'x-forwarded-for': `192.0.2.${i}`,
          forwarded: `for=192.0.2.${i}`,
          'cf-connecting-ip': `192.0.2.${i}`,
        },
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([...Array(FORMS).fill(202), ...Array(3).fill(429)])
  })
})
