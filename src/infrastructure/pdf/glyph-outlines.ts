interface Command {
  readonly command: string
  readonly args: readonly number[]
}

interface Point {
  readonly x: number
  readonly y: number
  readonly isOnCurve: boolean
}

/** The contours of a path of straight lines and quadratic curves. */
const contoursOf = (commands: readonly Command[]): readonly (readonly Point[])[] => {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const [x = 0, y = 0, toX = 0, toY = 0] = args.map(Math.round)
    if (command === 'moveTo') contours.push([{ x, y, isOnCurve: true }])
    else if (command === 'lineTo') contours.at(-1)?.push({ x, y, isOnCurve: true })
    else if (command === 'quadraticCurveTo')
      contours.at(-1)?.push({ x, y, isOnCurve: false }, { x: toX, y: toY, isOnCurve: true })
  }
  return contours.map(withoutReturn).filter((contour) => contour.length > 0)
}

/** Removes the last point if it repeats the first: contours are closed implicitly. */
const withoutReturn = (contour: readonly Point[]): readonly Point[] => {
  const [first, last] = [contour[0], contour.at(-1)]
  const returns = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.isOnCurve
  return returns ? contour.slice(0, -1) : contour
}

/**
 * Encodes a TrueType glyph (OpenType, `glyf`), in the simplest form. The glyphs of a variable font's weight are not
 * stored in the font, and fontkit 2.0 fails to encode them.
 */
export const encodeGlyph = (commands: readonly Command[]): Uint8Array => {
  const contours = contoursOf(commands)
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const size = 10 + 2 * contours.length + 2 + points.length * 5
  const view = new DataView(new ArrayBuffer(size + (size % 4 === 0 ? 0 : 4 - (size % 4))))
  let at = 0
  const word = (value: number): void => {
    view.setInt16(at, value)
    at += 2
  }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) word(value)
  let end = -1
  for (const contour of contours) {
    end += contour.length
    word(end)
  }
  // The number of instructions.
  word(0)
  for (const { isOnCurve } of points) view.setUint8(at++, isOnCurve ? 1 : 0)
  for (const all of [xs, ys])
    for (const [i, value] of all.entries()) word(value - (i === 0 ? 0 : (all[i - 1] as number)))
  return new Uint8Array(view.buffer)
}
