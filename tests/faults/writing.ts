import type { Kept } from './kept.js'
import type { Tally } from './tally.js'

export interface Answer {
  /** `null`: no response. */
  readonly status: number | null
  // biome-ignore lint/suspicious/noExplicitAny: a response of any route.
  readonly body: any
  /** Whether it says when to retry. */
  readonly saysWhen: boolean
}

export interface Written {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  /** The codes of failures which mean that it took effect when it was sent before. */
  readonly taken?: readonly string[]
}

export interface Writer {
  /** The id of its account, which is also the prefix of all names it uses. */
  readonly id: string
  /** Sends as the account. */
  readonly own: (request: Written) => Promise<Answer>
  /** Sends as an internal backend, optionally with the token of an account. */
  readonly backend: (request: Written, player?: string) => Promise<Answer>
  /** A token of any account. */
  readonly tokenOf: (id: string) => Promise<string>
  /** An admin, who is also an author. */
  readonly admin: Admin
}

export interface Admin {
  readonly id: string
  readonly handle: string
  readonly send: (request: Written) => Promise<Answer>
}

/** One kind of write, repeated by one writer, with its part of the ledger. */
export interface Chore {
  /** Sends the next write, or repeats one without a response. Returns whether it was acknowledged. */
  write(): Promise<boolean>
  compare(kept: Kept, tally: Tally): void
}

export const isGood = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300
/** Whether the response shows that the request took effect, now or when it was sent before. */
export const isTaken = ({ taken = [] }: Written, answer: Answer): boolean =>
  isGood(answer) || taken.includes(answer.body?.code)

/** The response to a request sent before any fault. @throws unless it succeeded */
export const required = (answer: Answer): Answer['body'] => {
  if (!isGood(answer)) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const keyed = (key: string) => ({ 'idempotency-key': key })

interface Thing<Step> {
  readonly name: string
  id: string
  /** The last acknowledged step. */
  done: Step | null
  /** Whether the next step was sent, and may have taken effect. */
  isOpen: boolean
}

/**
 * Items that are created one after another, each in several steps. `take` returns whether the step is known to have
 * taken effect.
 */
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
