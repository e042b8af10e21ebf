import { describe, expect, it } from 'vitest'
import type { AuditFilter } from '../../../src/application/ports/audit-log.js'
import type { AuditRecord } from '../../../src/domain/audit.js'
import { anAccountId, anAuditRecord, later } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const [CHIEF, ANNA] = [anAccountId('chief'), anAccountId('anna')]
const NEWEST = anAuditRecord({ at: later(2), action: 'announcement.create', actor: { type: 'account', id: CHIEF } })
const MIDDLE = anAuditRecord({ at: later(1), as: ANNA, action: 'GET /deals' })
const OLDEST = anAuditRecord({ subject: { type: 'account', id: ANNA }, action: 'account.update' })

describe('the audit trail, for admins', () => {
  const openWorld = async (kept: readonly AuditRecord[] = [MIDDLE, NEWEST, OLDEST]) => {
    const world = await openUseCaseWorld()
    const { actor } = await world.signUp({ role: 'admin' })
    for (const record of kept) await world.repositories.audit.append(record)
    const list = (filter: AuditFilter = {}, page = 1, pageSize = 10) =>
      world.useCases.listAuditRecords.execute({ actor, filter, page, pageSize })
    return { ...world, list }
  }

  it('is complete, newest first', async () => {
    const { list } = await openWorld()
    const { records, total } = await list()
    expect(records.whole).toEqual([NEWEST, MIDDLE, OLDEST])
    expect(total).toBe(3)
  })

  it('is paged', async () => {
    const { list } = await openWorld()
    const { records, total } = await list({}, 2, 2)
    expect(records.whole).toEqual([OLDEST])
    expect(total).toBe(3)
  })

  it.each<[AuditFilter, AuditRecord[]]>([
    [{ actor: CHIEF }, [NEWEST]],
    [{ as: ANNA }, [MIDDLE]],
    [{ subject: ANNA }, [OLDEST]],
    [{ action: 'announcement.' }, [NEWEST]],
    [{ from: later(1) }, [NEWEST, MIDDLE]],
    [{ to: later(1) }, [OLDEST]],
    [{ from: later(1), to: later(2) }, [MIDDLE]],
  ])('is filtered by %o', async (filter, found) => {
    const { list } = await openWorld()
    const { records, total } = await list(filter)
    expect([records.whole, total]).toEqual([found, found.length])
  })

  it('has a new version once a record no longer names an account', async () => {
    const marks: unknown[] = []
    for (const id of [ANNA, ANNA, null]) {
      const { list } = await openWorld([{ ...MIDDLE, parameters: { id } }])
      marks.push((await list()).records.version())
    }
    expect(marks[1]).toEqual(marks[0])
    expect(marks[2]).not.toEqual(marks[0])
  })

  it('is read in batches if it is large', async () => {
    const large = Array.from({ length: 6 }, (_, i) =>
      anAuditRecord({ at: later(-i), changes: { body: { before: null, after: 'x'.repeat(60_000) } } }),
    )
    const { list } = await openWorld(large)
    const { records } = await list()
    expect(records.whole).toBeNull()
    const batches = await Promise.all([...records.batches()].map((read) => read()))
    expect(batches.length).toBeGreaterThan(1)
    expect(batches.flat()).toEqual(large)
  })

  it('is refused to everyone else', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor } = await signUp()
    const listing = useCases.listAuditRecords.execute({ actor, filter: {}, page: 1, pageSize: 10 })
    await expect(listing).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
