import { withoutAccents } from './text.js'

declare const brand: unique symbol

/** The name in the URL of an author's page: 3 to 40 characters of `a-z 0-9 -`. */
export type Handle = string & { readonly [brand]: 'Handle' }

const HANDLE = /^[a-z0-9-]{3,40}$/
/** Matches handles that are already normalised. */
const NORMAL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
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

/** Normalises a handle: case, accents and separators do not matter. `null` if the text is not a valid handle. */
export const normalizeHandle = (text: string): Handle | null => {
  const normalized = NORMAL.test(text) ? text : normalize(text)
  return HANDLE.test(normalized) && !RESERVED.has(normalized) ? (normalized as Handle) : null
}

const normalize = (text: string): string => {
  // Unlike \s and trim(), White_Space does not include the zero-width U+FEFF.
  const bare = text.normalize('NFKC').replace(/^\p{White_Space}*@?/u, '')
  return withoutAccents(bare.toLowerCase())
    .replace(/[\p{White_Space}_.-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
