/*
 * Breaks the texts of a picture into lines, which SVG can't do. Widths are in half-width characters: a Chinese
 * character takes two.
 */

/** How many of the letters fit. */
const roomFor = (letters: readonly string[], room: number): number => {
  let left = room
  const end = letters.findIndex((letter) => {
    left -= letter >= '\u1100' ? 2 : 1
    return left < 0
  })
  return end < 0 ? letters.length : end
}

/** Where a line ends and the next one starts: between words where that can be. */
const breakOf = (letters: readonly string[], room: number): readonly [end: number, next: number] => {
  const end = roomFor(letters, room)
  if (end === letters.length) return [end, end]
  const space = letters.slice(0, end + 1).lastIndexOf(' ')
  // At least one letter per line, so that the loop ends even if there is no room.
  return space > 0 ? [space, space + 1] : [Math.max(1, end), Math.max(1, end)]
}

/** Breaks a title into two lines, the first of which may be empty. Truncates a longer title. */
export const inTwoLines = (title: string, room: number): readonly [string, string] => {
  const letters = Array.from(title)
  const [end, next] = breakOf(letters, room)
  if (end === letters.length) return ['', title]
  const rest = letters.slice(next)
  const fitting = roomFor(rest, room)
  const second = fitting === rest.length ? rest : [...rest.slice(0, fitting - 1), '…']
  return [letters.slice(0, end).join(''), second.join('')]
}

/** Breaks a text into lines. @param before the width of the first line that is already used */
export const inLines = (text: string, room: number, before = 0): readonly string[] => {
  const lines: string[] = []
  let letters = Array.from(text)
  do {
    const [end, next] = breakOf(letters, lines.length === 0 ? room - before : room)
    lines.push(letters.slice(0, end).join(''))
    letters = letters.slice(next)
  } while (letters.length > 0)
  return lines
}
