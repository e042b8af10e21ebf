import { MAX_ISSUES } from '../../domain/errors.js'

/** The text of each body that was parsed, for as long as the body is in use. */
const texts = new WeakMap<object, string>()

const BYTE_ORDER_MARK = '\ufeff'

/** Parses the text of a JSON body, and remembers it. Throws a `SyntaxError` if it is not JSON. */
export const parseJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  if (typeof value === 'object' && value !== null) texts.set(value, text)
  return value
}

/** The JSON Pointer (RFC 6901) of a member. */
export const memberOf = (path: string, key: string): string => `${path}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`

/** An object or a list that is being read, and the current position in it. */
interface Level {
  /** The names so far; `null` for a list. */
  readonly names: Set<string> | null
  at: string | number
}

/** The position of the quote that ends the string which begins at `start`. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text[end - 1 - escapes] === '\\') escapes++
    if (escapes % 2 === 0) return end
  }
}

const IS_NAME = /\s*:/y

const isName = (text: string, after: number): boolean => {
  IS_NAME.lastIndex = after
  return IS_NAME.test(text)
}

/** The name between two quotes; different spellings of one name are the same: `"a"`, `"\u0061"`. */
const nameBetween = (text: string, start: number, end: number): string => {
  const name = text.slice(start + 1, end)
  return name.includes('\\') ? JSON.parse(`"${name}"`) : name
}

/**
 * The paths of members whose name is repeated in an object of a parsed body. RFC 8259, section 4, leaves open which one
 * counts: a proxy may have checked a different one. Stops at the number that a response lists.
 */
export const repeatedMembers = (body: unknown): readonly string[] => {
  const text = typeof body === 'object' && body !== null ? texts.get(body) : undefined
  return text === undefined ? [] : repeatedIn(text)
}

const repeatedIn = (text: string): readonly string[] => {
  const repeated = new Set<string>()
  const levels: Level[] = []
  for (let i = 0; i < text.length && repeated.size < MAX_ISSUES; i++) {
    const level = levels.at(-1)
    switch (text[i]) {
      case '{':
        levels.push({ names: new Set(), at: '' })
        break
      case '[':
        levels.push({ names: null, at: 0 })
        break
      case '}':
      case ']':
        levels.pop()
        break
      case ',':
        if (typeof level?.at === 'number') level.at++
        break
      case '"': {
        const end = endOfString(text, i)
        if (level?.names && isName(text, end + 1)) {
          level.at = nameBetween(text, i, end)
          if (level.names.has(level.at)) repeated.add(pathOf(levels))
          level.names.add(level.at)
        }
        i = end
      }
    }
  }
  return [...repeated]
}

const pathOf = (levels: readonly Level[]): string => levels.reduce((path, { at }) => memberOf(path, String(at)), '')
