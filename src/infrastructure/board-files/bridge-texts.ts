import { SUIT_SYMBOLS } from '../../domain/drawing/board-drawing.js'
import { suitOfSign } from '../../domain/drawing/suit-signs.js'

/** The symbol of a suit by its letter. */
export const suitSymbol = (suit: string): string => SUIT_SYMBOLS[suit.toUpperCase() as keyof typeof SUIT_SYMBOLS] ?? ''

/**
 * Suits in texts as symbols: Bridge Base's `!S` (in either case, also doubled) and `3@S`, and `\S` (PBN 2.1, section 3.8) where
 * it is not a part of a path or a word.
 */
export const withSuitSymbols = (text: string): string =>
  text
    .replace(/!{1,2}([SHDC])/gi, (_, suit: string) => suitSymbol(suit))
    .replace(/(?:(?<![A-Za-z:\\])\\|(?<=\d)@)([SHDC])(?!s?[a-rt-z]|ss)/g, (_, suit: string) => suitSymbol(suit))

/** A call or a card with letters for the symbols of suits. */
export const lettersOf = (text: string): string =>
  text.replace(/[♠-♧]|\ufe0e|\ufe0f/g, (sign) => suitOfSign(sign) ?? '')

const MAX_SHOWN_LENGTH = 80

/** A value as it is quoted in a message. */
export const shown = (value: string): string =>
  value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : value

/** The line that marks a step in a commentary. */
export const STEP_LINE = '---'

export const isStepLine = (line: string): boolean => line.trim() === STEP_LINE

/** The paragraphs of a text: line breaks become spaces, an empty line begins a paragraph, and a step is a block by itself. */
export const paragraphsIn = (text: string): readonly string[] => {
  if (!text.includes('\n')) return [text]
  const paragraphs: string[] = []
  let lines: string[] = []
  const end = () => {
    const [first] = lines
    if (first !== undefined) paragraphs.push(lines.length === 1 ? first : lines.map((line) => line.trim()).join(' '))
    lines = []
  }
  for (const line of text.split('\n')) {
    if (isStepLine(line)) {
      end()
      paragraphs.push(STEP_LINE)
    } else if (line.trim() === '') end()
    else lines.push(line)
  }
  end()
  return paragraphs
}

/** Removes line breaks and the white space around them. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()

/** Replaces line breaks and the white space around them with a space; keeps white space at the ends. */
export const joinedLines = (text: string): string => {
  const [first = '', ...others] = text.split('\n')
  if (others.length === 0) return text
  const last = others.pop() ?? ''
  const between = others.map((line) => line.trim()).filter((line) => line !== '')
  return [first.trimEnd(), ...between, last.trimStart()].join(' ')
}
