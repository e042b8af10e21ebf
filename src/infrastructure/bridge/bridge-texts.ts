const SYMBOLS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Bridge Base's `!S`, `!H`, `!D` and `!C`, in either case, also doubled, as symbols. */
export const withSuitSymbols = (text: string): string =>
  text.replace(/!{1,2}([SHDC])/gi, (_, suit: string) => SYMBOLS[suit.toUpperCase()] ?? '')

/** The paragraphs of a text: its line breaks are spaces, and an empty line begins a paragraph. */
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
    if (line.trim() === '') end()
    else lines.push(line)
  }
  end()
  return paragraphs
}

/** Without line breaks and the blanks around them. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()
