import type { Kept } from './kept.js'
import type { Tally } from './tally.js'

export interface Answer {
  /** `null`: none came. */
  readonly status: number | null
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any route.
  readonly body: any
  /** Whether it says when to try again. */
  readonly saysWhen: boolean
}

export interface Written {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  /** The codes of failures which say that it took effect when it was sent before. */
  readonly taken?: readonly string[]
}

export interface Writer {
  /** Its account, and the beginning of the name of all that it makes. */
  readonly id: string
  /** Sends as the account. */
  readonly own: (request: Written) => Promise<Answer>
  /** Sends as an internal backend, which may show an account's token too. */
  readonly backend: (request: Written, player?: string) => Promise<Answer>
  /** A token of any account. */
  readonly tokenOf: (id: string) => Promise<string>
  /** An account of the back-office, which is an author too. */
  readonly admin: Admin
}

export interface Admin {
  readonly id: string
  readonly handle: string
  readonly send: (request: Written) => Promise<Answer>
}

/** One kind of write, as one writer does it time and again, with its page of the ledger. */
export interface Chore {
  /** Sends the next write, or once more one whose answer never came. Gives whether it was acknowledged. */
  write(): Promise<boolean>
  compare(kept: Kept, tally: Tally): void
}

export const isGood = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300
/** Whether the request took effect, by its answer: now, or when it was sent before. */
export const isTaken = ({ taken = [] }: Written, answer: Answer): boolean =>
  isGood(answer) || taken.includes(answer.body?.code)

/** The answer, of what is sent before any fault. @throws when it is no good one */
export const required = (answer: Answer): Answer['body'] => {
  if (!isGood(answer)) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const keyed = (key: string) => ({ 'idempotency-key': key })

interface Thing<Step> {
  readonly name: string
  id: string
  /** The last step that was acknowledged. */
  done: Step | null
  /** Whether the step after it was sent, and may have been taken. */
  isOpen: boolean
}

/** Things that are made one after the other, each in steps. `take` gives whether the step is known to be taken. */
export const course = <Step extends string>(
  name: string,
  stepsOf: (n: number) => readonly Step[],
  take: (thing: Thing<Step>, step: Step, isRepeated: boolean) => Promise<boolean>,
) => {
  const things: Thing<Step>[] = []
  let left: readonly Step[] = []
  const write = async (): Promise<boolean> => {
    if (left.length === 0) {
      left = stepsOf(things.length)
      things.push({ name: `${name}-${things.length}`, id: '', done: null, isOpen: false })
    }
    const [thing, step] = [things.at(-1) as Thing<Step>, left[0] as Step]
    const isRepeated = thing.isOpen
    thing.isOpen = true
    if (!(await take(thing, step, isRepeated))) return false
    thing.isOpen = false
    thing.done = step
    left = left.slice(1)
    return true
  }
  return { things, write }
}
