import { withoutEscapes } from '../lin/lin-escapes.js'

/** Programs and servers refuse longer addresses. */
const MAX_ADDRESS_LENGTH = 64 * 1024

const VIEWER = /^https?:\/\/(?:www\.)?bridgebase\.com\/tools\/handviewer\.html\?/i
const LINK = /https?:\/\/[^\s"<>]{4,}/gi
/** Services that shorten links. */
const SHORT = /^https?:\/\/(?:www\.)?(?:tinyurl\.com|bit\.ly|t\.co|goo\.gl|is\.gd|ow\.ly|cutt\.ly|rb\.gy|buff\.ly)\/\S/i
/** Pages of Bridge Base that show boards from its records. */
const RECORDS = /^https?:\/\/(?:\w+\.)?bridgebase\.com\/(?:myhands|v2)\//i

/** Separates parameters: `&`, or `&amp;` in addresses copied from a page's source. Any other `&` is text. */
const SEPARATOR = /&(?:amp;)?(?=[a-z]\w{0,15}=)/i

export type FoundLink = { readonly line: number; readonly address: string } & (
  | {
      readonly kind: 'viewer'
      /** Decoded, keyed by names in lower case. Of a repeated parameter, the first value counts. */
      readonly parameters: ReadonlyMap<string, string>
      /** Whether the link seems to continue after a space or a quotation mark. */
      readonly isCut: boolean
    }
  | { readonly kind: 'short' | 'records' | 'long' }
)

const kindOf = (address: string): FoundLink['kind'] | null => {
  if (VIEWER.test(address)) return 'viewer'
  return SHORT.test(address) ? 'short' : RECORDS.test(address) ? 'records' : null
}

/** The position of the first link in a text that could lead to a board; `null` if there is none. */
export const firstLink = (text: string): number | null => {
  if (!text.includes('://')) return null
  for (const { 0: address, index } of text.matchAll(LINK)) if (kindOf(address) !== null) return index
  return null
}

/**
 * The links of a line that could lead to a board, with `null` where a caller can pause. Each link is read no further
 * than the next one, so that no text is examined twice.
 * @param isAlone whether the line is the whole text; a link at its beginning then extends to its end
 */
export function* linksIn(text: string, line: number, isAlone: boolean): Iterable<FoundLink | null> {
  let last: { readonly at: number; readonly found: string } | null = null
  for (const { 0: found, index: at } of text.matchAll(LINK)) {
    yield null
    if (kindOf(found) === null) continue
    if (last !== null) yield linkOf(line, last.found, text.slice(last.at, at), text.charAt(last.at - 1))
    last = { at, found }
  }
  if (last === null) return
  const { at, found } = last
  const rest = text.slice(at)
  const isAll = isAlone && /\s|\|/.test(rest.trimEnd()) && !NEXT.test(rest) && text.trimStart().length === rest.length
  yield isAll ? viewerLink(line, rest.trim(), false) : linkOf(line, found, rest, text.charAt(at - 1))
}

/**
 * @param found the link as it was found
 * @param rest the text from the link up to the next one
 * @param before the character before the link
 */
const linkOf = (line: number, found: string, rest: string, before: string): FoundLink => {
  const kind = kindOf(found)
  if (found.length > MAX_ADDRESS_LENGTH) return { kind: 'long', line, address: found }
  if (kind !== 'viewer') return { kind: kind ?? 'long', line, address: withoutEnd(found, before) }
  const stop = (ENDS.get(before) ?? NEXT_LINK).exec(rest)
  const text = stop === null ? rest : rest.slice(0, stop.index)
  const { address, isCut } = found.includes('|') ? toLastBar(text) : toBlank(text, found, before)
  return viewerLink(line, address, isCut)
}

const viewerLink = (line: number, address: string, isCut: boolean): FoundLink =>
  address.length > MAX_ADDRESS_LENGTH
    ? { kind: 'long', line, address }
    : { kind: 'viewer', line, address, parameters: parametersOf(address.replace(VIEWER, '')), isCut }

const NEXT = /["<>]|\shttps?:/i
const NEXT_LINK = /\shttps?:/i
/** What ends an address, by the character before it. After other characters, quotes and angle brackets belong to it. */
const ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['"', /"|\shttps?:/i],
  ['<', />|\shttps?:/i],
  ['>', /<|\shttps?:/i],
  ["'", NEXT],
  ['=', NEXT],
])

interface ReadAddress {
  readonly address: string
  readonly isCut: boolean
}

/** An address with an unencoded LIN text. It ends after the last bar and the word that directly follows it. */
const toLastBar = (text: string): ReadAddress => {
  const bar = text.lastIndexOf('|') + 1
  const [word = ''] = /^[^\s"<>[\]()*#]*/.exec(text.slice(bar, bar + MAX_ADDRESS_LENGTH)) ?? []
  const said = withoutEnd(word, '')
  return { address: text.slice(0, bar) + said, isCut: said !== '' && /^\s+\S/.test(text.slice(bar + word.length)) }
}

/** An address that ends at the first blank, quote or angle bracket outside explanations in parentheses. */
const toBlank = (text: string, found: string, before: string): ReadAddress => {
  let depth = 0
  let end = found.includes('(') ? 0 : found.length
  for (; end < text.length && (depth > 0 || !/[\s"<>]/.test(text.charAt(end))); end++) {
    if (text[end] === '(') depth++
    else if (text[end] === ')' && depth > 0) depth--
  }
  if (depth > 0) return { address: withoutEnd(found, before), isCut: end > found.length }
  const whole = text.slice(0, end)
  return { address: withoutEnd(whole, before), isCut: SEPARATOR.test(text.slice(end)) }
}

const ENDINGS = ".,;'*]\u3002"

/** Removes the fragment, and any Markdown, BBCode or punctuation after the link. */
const withoutEnd = (found: string, before: string): string => {
  const close = before === '=' || before === '[' ? found.indexOf(']') : found.search(/\[\/?url|\]\(/i)
  const address = close < 0 ? found : found.slice(0, close)
  let open = 0
  for (const sign of address) if (sign === '(' || sign === ')') open += sign === '(' ? 1 : -1
  let end = address.length
  for (; end > 0; end--) {
    const sign = address.charAt(end - 1)
    if (sign === ')' && open < 0) open++
    else if (!ENDINGS.includes(sign)) break
  }
  const hash = address.lastIndexOf('#', end)
  return address.slice(0, hash >= 0 && /^#[\w-]*$/.test(address.slice(hash, end)) ? hash : end)
}

const parametersOf = (query: string): ReadonlyMap<string, string> => {
  const parameters = new Map<string, string>()
  for (const part of query.split(SEPARATOR)) {
    const [, name, value = ''] = /^([a-z]\w{0,15})=(.*)$/is.exec(part) ?? []
    if (name !== undefined && !parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), decoded(value))
  }
  return parameters
}

/** Decodes a value. In a value without escapes, a plus is text: `5+ spades`. */
const decoded = (value: string): string => (/%[0-9a-f]{2}/i.test(value) ? withoutEscapes(value) : value)
