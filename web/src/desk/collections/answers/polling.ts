import type { components } from 'dealbook-client'

type LessonAnswers = components['schemas']['Answers']

/** The answers as last loaded. */
export interface Read {
  readonly etag: string | null
  readonly answers: LessonAnswers
}

const POLL_MS = 3_000
const LONGEST_POLL_MS = 60_000

/** The delay before the next poll, in milliseconds. It grows with each consecutive failure. */
export const pollAfter = (failures: number): number => Math.min(LONGEST_POLL_MS, POLL_MS * 2 ** failures)

interface Told {
  readonly status: number
  readonly etag: string | null
  readonly answers: LessonAnswers | undefined
}

const UNCHANGED = 304

/** The state after a response; `null` if the response contained nothing new. */
export const readAfter = (before: Read | undefined, { status, etag, answers }: Told): Read | null => {
  if (status === UNCHANGED) return before ?? null
  return answers === undefined ? null : { etag, answers }
}
