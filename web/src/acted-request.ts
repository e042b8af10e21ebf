import type { TextKey } from './texts/texts.js'

/** A request that an admin made while acting as an account. */
export interface ActedRequest {
  readonly way: 'looked' | 'wrote' | 'removed' | 'followed' | 'readNews'
  /** The words for what was read or changed. */
  readonly thing: TextKey
}

/** What a request reads or changes, by the first segment of its path. */
const THINGS: Readonly<Record<string, TextKey>> = {
  deals: 'audit.thing.deals',
  collections: 'audit.thing.collections',
  'sharing-groups': 'audit.thing.groups',
  accounts: 'audit.thing.profile',
  announcements: 'audit.thing.announcements',
  catalog: 'audit.thing.catalog',
}

/** The writes below these paths are of one kind, which has its own words. */
const WRITES: Readonly<Record<string, ActedRequest['way']>> = { catalog: 'followed', announcements: 'readNews' }

const REQUEST = /^(?<method>[A-Z]+) \/(?<first>[\w-]*)/

/** Describes the recorded action of an impersonated request, such as `GET /deals/{id}`; `null` for any other action. */
export const actedRequestOf = (action: string): ActedRequest | null => {
  const { method, first = '' } = REQUEST.exec(action)?.groups ?? {}
  if (method === undefined) return null
  const thing = THINGS[first] ?? 'audit.thing.desk'
  if (method === 'GET' || method === 'HEAD') return { way: 'looked', thing }
  return { way: WRITES[first] ?? (method === 'DELETE' ? 'removed' : 'wrote'), thing }
}
