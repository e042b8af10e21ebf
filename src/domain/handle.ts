import { withoutAccents } from './text.js'

declare const brand: unique symbol

/** The address of an author's page: 3 to 40 of `a-z 0-9 -`. */
export type Handle = string & { readonly [brand]: 'Handle' }

const HANDLE = /^[a-z0-9-]{3,40}$/
const RESERVED: ReadonlySet<string> = new Set([
  'me',
  'admin',
  'api',
  'catalog',
  'support',
  'system',
  'null',
  'undefined',
])

/** The one handle that a text stands for, whatever its case, accents or separators; `null` when it stands for none. */
export const normalizeHandle = (text: string): Handle | null => {
  const normalized = withoutAccents(text.normalize('NFKC').trim().replace(/^@/, '').toLowerCase())
    .replace(/[\s_.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return HANDLE.test(normalized) && !RESERVED.has(normalized) ? (normalized as Handle) : null
}
