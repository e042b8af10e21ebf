import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../web/src/admin/audit/audit-sentence.js'
import { plansIn } from '../../../web/src/admin/grants/granted.js'

const changed = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, {}]))
const from = (before: unknown, after: unknown) => ({ before, after })

describe('a record of the audit trail', () => {
  it('of a grant says what was granted', () => {
    const changes = { feature: from(null, 'collections'), limit: from(null, 20), source: from(null, 'trial') }
    expect(sentencesOf({ action: 'grant.create', changes })).toEqual([
      { key: 'audit.granted', words: { grant: { feature: 'collections', limit: 20, plan: null } } },
    ])
    const ended = { feature: from('collections', null), limit: from(20, null), revokedAt: from(null, 'now') }
    expect(sentencesOf({ action: 'grant.revoke', changes: ended })).toEqual([
      { key: 'audit.revokedGrant', words: { grant: { feature: 'collections', limit: 20, plan: null } } },
    ])
    expect(sentencesOf({ action: 'grant.revoke', changes: {} })).toEqual([{ key: 'audit.revoked' }])
  })

  it('of an account describes each official change, and names the personal fields', () => {
    const changes = {
      role: from('teacher', 'admin'),
      certified: from(false, true),
      isActive: from(true, false),
      ...changed('displayName', 'country'),
    }
    expect(sentencesOf({ action: 'account.update', changes })).toEqual([
      { key: 'audit.role', words: { role: 'admin' } },
      { key: 'audit.certified' },
      { key: 'audit.deactivated' },
      { key: 'audit.changedAccount', words: { fields: ['displayName', 'country'] } },
    ])
  })

  it('of an announcement names its fields', () => {
    expect(sentencesOf({ action: 'announcement.update', changes: changed('title', 'pinned') })).toEqual([
      { key: 'audit.changedAnnouncement', words: { fields: ['title', 'pinned'] } },
    ])
    expect(sentencesOf({ action: 'announcement.reset-reads', changes: {} })).toEqual([{ key: 'audit.resetReads' }])
  })

  it('of an impersonated request says what was viewed, changed or removed', () => {
    const toldOf = (action: string) => sentencesOf({ action, changes: {} })
    expect(toldOf('GET /deals/{id}')).toEqual([{ key: 'audit.looked', words: { thing: 'audit.thing.deals' } }])
    expect(toldOf('PATCH /accounts/me')).toEqual([{ key: 'audit.wrote', words: { thing: 'audit.thing.profile' } }])
    expect(toldOf('DELETE /sharing-groups/{id}')).toEqual([
      { key: 'audit.removed', words: { thing: 'audit.thing.groups' } },
    ])
    expect(toldOf('PUT /catalog/authors/{handle}/follow')).toMatchObject([{ key: 'audit.followed' }])
    expect(toldOf('POST /announcements/{id}/read')).toMatchObject([{ key: 'audit.readNews' }])
    expect(toldOf('GET /auction-systems')).toEqual([{ key: 'audit.looked', words: { thing: 'audit.thing.desk' } }])
  })

  it('of an action that the pages do not know has no sentence', () => {
    expect(sentencesOf({ action: 'mailing.send', changes: {} })).toEqual([])
  })
})

describe('the existing plans', () => {
  it('are those of grants, each with its feature, once', () => {
    const grant = (plan: string | null, feature: string, limit: number | null) => ({ plan, feature, limit })
    const plans = plansIn([
      grant('studio', 'collections', 20),
      grant(null, 'deals', 5),
      grant('studio', 'collections', 20),
      grant('club', 'deals', null),
      grant('studio', 'deals', null),
    ])
    expect([...plans.keys()]).toEqual(['studio', 'club'])
    expect(plans.get('studio')).toEqual([grant('studio', 'collections', 20), grant('studio', 'deals', null)])
  })
})
