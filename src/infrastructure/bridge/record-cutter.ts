/**
 * Cuts the records of a file out of its text, which comes in chunks of any size with `\n` as line break. Looks at each
 * character a fixed number of times, and yields `null` now and then while it finds nothing, so that a caller can pause in
 * the middle of a record too.
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

/** Turns every kind of line break into `\n`, one that was converted twice (`\r\r\n`) too, in a text that comes in chunks. */
export class LineFeeds {
  /** Returns at the end of a chunk may be a part of a line break. */
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
