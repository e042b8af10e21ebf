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

/** Every kind of line break as `\n`, one that was converted twice (`\r\r\n`) too. */
export const withLineFeeds = (text: string): string => text.replace(/\r\r?\n|\r/g, '\n')

export function* cutWhole<Found>(cutter: RecordCutter<Found>, text: string): Iterable<Found> {
  yield* cutter.push(withLineFeeds(text))
  yield* cutter.end()
}
