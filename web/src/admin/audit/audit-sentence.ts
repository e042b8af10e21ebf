import type { components } from 'dealbook-client'
import { actedRequestOf } from '../../acted-request.js'
import type { TextKey } from '../../texts/texts.js'
import { grantOf } from '../grants/granted.js'

type Entry = components['schemas']['AuditRecord']

/** A sentence about a record, with placeholders for the accounts and things involved. */
export interface Told {
  readonly key: TextKey
  /**
   * The values for placeholders that take words; the others are `{actor}`, `{account}`, `{announcement}`, `{key}` and
   * `{webhook}`.
   */
  readonly words?: Readonly<Record<string, unknown>>
}

/** The flags with their own sentences, for being switched on and off. */
const TURNED: Readonly<Record<string, readonly [on: TextKey, off: TextKey]>> = {
  certified: ['audit.certified', 'audit.uncertified'],
  avatarTrusted: ['audit.trusted', 'audit.distrusted'],
  isActive: ['audit.activated', 'audit.deactivated'],
}

const ofAccount = ({ changes }: Pick<Entry, 'changes'>): readonly Told[] => {
  const others = Object.keys(changes).filter((field) => field !== 'role' && TURNED[field] === undefined)
  return [
    ...(changes.role === undefined ? [] : [{ key: 'audit.role' as const, words: { role: changes.role.after } }]),
    ...Object.entries(TURNED).flatMap(([field, [on, off]]) => {
      const change = changes[field]
      return change === undefined ? [] : [{ key: change.after === true ? on : off }]
    }),
    ...(others.length === 0 ? [] : [{ key: 'audit.changedAccount' as const, words: { fields: others } }]),
  ]
}

const FIXED: Readonly<Record<string, TextKey>> = {
  'account.erase': 'audit.erased',
  'announcement.create': 'audit.announced',
  'announcement.delete': 'audit.deletedAnnouncement',
  'announcement.reset-reads': 'audit.resetReads',
  'apiKey.create': 'audit.createdKey',
  'apiKey.revoke': 'audit.revokedKey',
  'apiKey.rotate': 'audit.rotatedKey',
  'grant.revoke': 'audit.revoked',
  'webhook.create': 'audit.createdWebhook',
  'webhook.update': 'audit.changedWebhook',
  'webhook.delete': 'audit.deletedWebhook',
  'webhook.rotate': 'audit.rotatedWebhook',
  'webhook.resend': 'audit.resent',
  'webhook.test': 'audit.testedWebhook',
  'webhook.recover': 'audit.recovered',
}

/** A record in sentences, one per change; none for an unknown action. */
export const sentencesOf = (record: Pick<Entry, 'action' | 'changes'>): readonly Told[] => {
  const { action, changes } = record
  const grant = grantOf(record)
  if (grant !== null)
    return [{ key: action === 'grant.create' ? 'audit.granted' : 'audit.revokedGrant', words: { grant } }]
  if (action === 'account.update') return ofAccount(record)
  if (action === 'announcement.update')
    return [{ key: 'audit.changedAnnouncement', words: { fields: Object.keys(changes) } }]
  if (action === 'webhook.update' && changes.isActive !== undefined)
    return [{ key: changes.isActive.after === true ? 'audit.resumedWebhook' : 'audit.pausedWebhook' }]
  const fixed = FIXED[action]
  if (fixed !== undefined) return [{ key: fixed }]
  const request = actedRequestOf(action)
  return request === null ? [] : [{ key: `audit.${request.way}`, words: { thing: request.thing } }]
}
