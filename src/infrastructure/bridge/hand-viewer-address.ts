import { withoutEscapes } from './lin-escapes.js'

/** Longer texts are no addresses: programs and servers refuse them. */
const MAX_ADDRESS_LENGTH = 64 * 1024

const VIEWER = /^https?:\/\/(?:www\.)?bridgebase\.com\/tools\/handviewer\.html\?/i
const LINK = /https?:\/\/[^\s"<>]{4,}/gi
/** Services whose links only lead to other ones. */
const SHORT = /^https?:\/\/(?:www\.)?(?:tinyurl\.com|bit\.ly|t\.co|goo\.gl|is\.gd|ow\.ly|cutt\.ly|rb\.gy|buff\.ly)\/\S/i
/** Pages of Bridge Base that show boards from its records. */
const RECORDS = /^https?:\/\/(?:\w+\.)?bridgebase\.com\/(?:myhands|v2)\//i

/** Parameters are separated by `&`, in addresses copied from a page's source by `&amp;`. Elsewhere `&` is text. */
const SEPARATOR = /&(?:amp;)?(?=[a-z]\w{0,15}=)/i

export type FoundLink = { readonly line: number; readonly address: string } & (
  | {
      readonly kind: 'viewer'
      /** By their names in lower case, decoded; of a repeated one, the first. */
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

/** The place in a text where the first link that could lead to a board begins; `null` if there is none. */
export const firstLink = (text: string): number | null => {
  if (!text.includes('://')) return null
  for (const { 0: address, index } of text.matchAll(LINK)) if (kindOf(address) !== null) return index
  return null
}

/**
 * The links of a line that could lead to a board, with `null` where a caller can pause. Each is read up to the next one
 * at most, so that no text is examined twice.
 * @param isAlone whether the line is all of the text: then a link that it begins with goes to its end
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

/** A link, given as it was found, with the text up to the next one, and the character before it. */
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
/** Which text ends an address, by the character before it. After other characters, quotes and angle brackets are text. */
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

/** An address in which a LIN text is not encoded, to its last bar and the word that follows without a blank. */
const toLastBar = (text: string): ReadAddress => {
  const bar = text.lastIndexOf('|') + 1
  const [word = ''] = /^[^\s"<>[\]()*#]*/.exec(text.slice(bar, bar + MAX_ADDRESS_LENGTH)) ?? []
  const said = withoutEnd(word, '')
  return { address: text.slice(0, bar) + said, isCut: said !== '' && /^\s+\S/.test(text.slice(bar + word.length)) }
}

/** An address to the first blank, quote or angle that is in no explanation in brackets. */
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

/** A value as it was before it was encoded. In a value without an escape, a plus is text: `5+ spades`. */
const decoded = (value: string): string => (/%[0-9a-f]{2}/i.test(value) ? withoutEscapes(value) : value)
