/**
 * Splits the text of a file into records. The text comes in chunks of any size, with `\n` as line break. Each character
 * is examined a fixed number of times. Yields `null` from time to time, so that a caller can pause even within a
 * record.
 */
export interface RecordCutter<Found> {
  push(chunk: string): Iterable<Found | null>
  /** The remaining records at the end of the text. */
  end(): Iterable<Found | null>
}

/** A record as a piece of text: `line` is that of its first character. */
export interface CutText {
  readonly line: number
  /** Can be read separately, with the same records as in the file. */
  readonly text: string
}

/** Converts all line breaks of a text in chunks to `\n`, including those that were converted twice (`\r\r\n`). */
export class LineFeeds {
  /** Carriage returns at the end of a chunk, which may be part of a line break. */
  private held = ''

  push(chunk: string): string {
    const whole = this.held + chunk
    this.held = whole.endsWith('\r\r') ? '\r\r' : whole.endsWith('\r') ? '\r' : ''
    return withLineFeeds(whole.slice(0, whole.length - this.held.length))
  }

  end(): string {
    return withLineFeeds(this.held)
  }
}

const withLineFeeds = (text: string): string => text.replace(/\r\r?\n|\r/g, '\n')

/** The records of a text in chunks, with `null` where a caller can pause. */
export function* cut<Found>(cutter: RecordCutter<Found>, chunks: Iterable<string>): Iterable<Found | null> {
  const breaks = new LineFeeds()
  for (const chunk of chunks) {
    yield* cutter.push(breaks.push(chunk))
    yield null
  }
  yield* cutter.push(breaks.end())
  yield* cutter.end()
}

export const breaksIn = (text: string): number => {
  let breaks = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks++
  return breaks
}
