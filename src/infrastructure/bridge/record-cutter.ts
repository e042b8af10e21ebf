/**
 * Cuts the records of a file out of its text, which comes in chunks of any size with `\n` as line break. Never holds more
 * than one record, and looks at each character a fixed number of times.
 */
export interface RecordCutter<Found> {
  push(chunk: string): Iterable<Found>
  /** What is left once the text has ended. */
  end(): Iterable<Found>
}

/** What a cutter finds: `line` is that of its first character. */
export interface CutText {
  readonly line: number
  /** Stands by itself: the records of this text are those that the file has here. */
  readonly text: string
}

export function* cutWhole<Found>(cutter: RecordCutter<Found>, text: string): Iterable<Found> {
  yield* cutter.push(text.replace(/\r\n?/g, '\n'))
  yield* cutter.end()
}
