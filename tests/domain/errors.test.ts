import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DomainError, MAX_ISSUES, rateLimited, serviceUnavailable, validationFailed } from '../../src/domain/errors.js'

const FOLDER = join(import.meta.dirname, '../../src/domain')

/** What a function makes of a text or of no texts; `null` when that is no failure. */
const failureOf = (make: (argument: unknown) => unknown): DomainError | null => {
  for (const argument of ['It is busy just now.', []])
    try {
      const made = make(argument)
      if (made instanceof DomainError) return made
    } catch {
      // It makes no failure, it has one.
    }
  return null
}

/** Of every function of the domain that makes failures, one by its name. */
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
  it('says what is wrong in a sentence, under a code', async () => {
    const all = await failures()
    expect(Array.from(all.keys())).toEqual(expect.arrayContaining(['accountNotFound', 'accountsNotFound', 'lastAdmin']))
    for (const [name, { code, message }] of all) {
      expect(message, name).toMatch(/^[A-Z].{10,}\.$/)
      expect(code, name).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    }
  })

  it('is known by its name, and by its kind', () => {
    expect(String(rateLimited(7))).toMatch(/^DomainError: Too many requests/)
    expect(rateLimited(7)).toMatchObject({ kind: 'limited', meta: { retryAfterSeconds: 7 } })
    expect(serviceUnavailable().message).toMatch(/Try again/)
  })

  it('names no more faults than fit an answer, and then says how many there are', () => {
    const issues = Array.from({ length: MAX_ISSUES + 1 }, (_, i) => ({ path: `/deals/${i}`, message: 'is none' }))
    const named = issues.slice(0, MAX_ISSUES)
    expect(validationFailed(named).meta).toEqual({ issues: named })
    expect(validationFailed(issues).meta).toEqual({ issues: named, issuesTotal: MAX_ISSUES + 1 })
    expect(validationFailed(named, 7_000).meta).toEqual({ issues: named, issuesTotal: 7_000 })
  })
})
