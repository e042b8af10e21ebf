import { isUtf8 } from 'node:buffer'

/** Longer texts are no addresses: programs and servers refuse them. */
const MAX_ADDRESS_LENGTH = 64 * 1024

const ADDRESS = /^https?:\/\/(?:www\.)?bridgebase\.com\/tools\/handviewer\.html\?([^\r\n]*)$/i

/** Parameters are separated by `&`, in addresses copied from a page's source by `&amp;`. Elsewhere `&` is text. */
const SEPARATOR = /&(?:amp;)?(?=[a-z]\w{0,15}=)/i

/**
 * The parameters of a text, in chunks, that is the address of a board in Bridge Base Online's hand viewer and nothing else, by their
 * names in lower case, decoded; of a repeated one, the first. `null` for any other text.
 */
export const viewerParameters = (chunks: Iterable<string>): ReadonlyMap<string, string> | null => {
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    if (text.length > MAX_ADDRESS_LENGTH) return null
  }
  const query = ADDRESS.exec(text.trim())?.[1]
  if (query === undefined) return null
  const parameters = new Map<string, string>()
  for (const part of query.split(SEPARATOR)) {
    const [, name, value = ''] = /^([a-z]\w{0,15})=(.*)$/is.exec(part) ?? []
    if (name !== undefined && !parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), decoded(value))
  }
  return parameters
}

/** A value as it was before it was encoded. In a value without an escape, a plus is text: `5+ spades`. */
const decoded = (value: string): string =>
  /%[0-9a-f]{2}/i.test(value) ? value.replace(/\+/g, ' ').replace(/(?:%[0-9a-f]{2})+/gi, bytesAsText) : value

const bytesAsText = (escapes: string): string => {
  const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex')
  return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1')
}
