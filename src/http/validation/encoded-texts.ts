/** The names of the parameters of each query that are not percent-encoded UTF-8, for as long as the query is in use. */
const undecodable = new WeakMap<object, ReadonlySet<string>>()

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * Makes an address decodable: a `%` that does not start a UTF-8 escape is taken literally. So an id that can't be
 * decoded is an unknown one, and the request is handled by its route, after its credential was checked.
 */
export const withDecodablePath = (url: string): string => {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.includes('%') || decoded(path) !== null) return url
  const segments = path.split('/').map((text) => (decoded(text) === null ? text.replaceAll('%', '%25') : text))
  return segments.join('/') + url.slice(path.length)
}

/** Remembers which parameters of a query can't be decoded: the framework's parser leaves them as they were sent. */
export const noteUndecodable = (query: object, url: string): void => {
  const start = url.indexOf('?')
  if (start === -1) return
  const text = url.slice(start + 1)
  if (!text.includes('%') || decoded(text) !== null) return
  const bad = text.split('&').filter((parameter) => decoded(parameter) === null)
  undecodable.set(query, new Set(bad.map((parameter) => nameOf(parameter))))
}

const nameOf = (parameter: string): string => {
  const [name = ''] = parameter.replaceAll('+', ' ').split('=', 1)
  return decoded(name) ?? name
}

/** The given query parameters that are not percent-encoded UTF-8. */
export const undecodableIn = (query: object, names: readonly string[]): readonly string[] => {
  const bad = undecodable.get(query)
  return bad === undefined ? [] : names.filter((name) => bad.has(name))
}
