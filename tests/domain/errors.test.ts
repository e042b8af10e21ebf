import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DomainError, MAX_ISSUES, rateLimited, serviceUnavailable, validationFailed } from '../../src/domain/errors.js'

const FOLDER = join(import.meta.dirname, '../../src/domain')

/** The failure that a function creates from a text or without one; `null` if it does not create one. */
const failureOf = (make: (argument: unknown) => unknown): DomainError | null => {
  for (const argument of ['It is busy just now.', []])
    try {
      const made = make(argument)
      if (made instanceof DomainError) return made
    } catch {
      // It does not create a failure, but throws one.
    }
  return null
}

/** One failure of each function of the domain that creates them, by name. */
const failures = async (): Promise<ReadonlyMap<string, DomainError>> => {
  const found = new Map<string, DomainError>()
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts')))
    for (const [name, make] of Object.entries(await import(join(FOLDER, file)))) {
      if (typeof make !== 'function' || make === DomainError) continue
      const failure = failureOf(make as (argument: unknown) => unknown)
      if (failure !== null) found.set(name, failure)
    }
  return found
}

describe('a failure of the domain', () => {
  it('describes the problem in a sentence, with a code', async () => {
    const all = await failures()
    expect(Array.from(all.keys())).toEqual(expect.arrayContaining(['accountNotFound', 'accountsNotFound', 'lastAdmin']))
    for (const [name, { code, message }] of all) {
      // Its sentences are checked one by one, as it takes no text.
      if (name === 'doubleDummyUnavailable') continue
      expect(message, name).toMatch(/^[A-Z].{10,}\.$/)
      expect(code, name).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    }
  })

  it('is identified by its name, and by its kind', () => {
    expect(String(rateLimited(7))).toMatch(/^DomainError: Too many requests/)
    expect(rateLimited(7)).toMatchObject({ kind: 'limited', meta: { retryAfterSeconds: 7 } })
    expect(serviceUnavailable().message).toMatch(/Try again/)
  })

  it('lists no more faults than fit into a response, followed by their number', () => {
    const issues = Array.from({ length: MAX_ISSUES + 1 }, (_, i) => ({ path: `/deals/${i}`, message: 'is none' }))
    const named = issues.slice(0, MAX_ISSUES)
    expect(validationFailed(named).meta).toEqual({ issues: named })
    expect(validationFailed(issues).meta).toEqual({ issues: named, issuesTotal: MAX_ISSUES + 1 })
    expect(validationFailed(named, 7_000).meta).toEqual({ issues: named, issuesTotal: 7_000 })
  })
})
