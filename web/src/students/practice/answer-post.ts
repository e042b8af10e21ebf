import {
  type AnswerInput,
  type Outcome,
  type Unsent,
  type Waiting,
  waitAfter,
  withoutSent,
  withUnsent,
} from './unsent.js'

export interface PostOptions {
  /** What did not arrive on an earlier visit. */
  readonly unsent: Unsent
  readonly send: (dealId: string, answer: AnswerInput) => Promise<Outcome>
  /** Keeps what has not arrived, for the next visit. */
  readonly keep: (unsent: Unsent) => void
  /** The participant is no longer known. */
  readonly onLeft: () => void
  /** An answer will never be taken, as when the board has left the lesson. */
  readonly onRefused: () => void
}

/** Delivers answers, one at a time; those that cannot arrive now are sent again later, without a word. */
export class AnswerPost {
  private unsent: Unsent
  private isOpen = false
  private isSending = false
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: PostOptions) {
    this.unsent = options.unsent
  }

  add(dealId: string, answer: AnswerInput): void {
    this.set(withUnsent(this.unsent, dealId, answer))
    void this.deliver()
  }

  get isEmpty(): boolean {
    return this.first() === undefined
  }

  /** Somebody takes part: from now on, answers are sent. */
  open(): void {
    this.isOpen = true
    void this.deliver()
  }

  /** Sends no more. What has not arrived stays. */
  close(): void {
    this.isOpen = false
    clearTimeout(this.timer)
  }

  /** Forgets what has not arrived. */
  clear(): void {
    this.set({})
  }

  async deliver(): Promise<void> {
    if (!this.isOpen || this.isSending) return
    clearTimeout(this.timer)
    this.isSending = true
    try {
      for (let next = this.first(); this.isOpen && next !== undefined; next = this.first())
        if (!(await this.sendOne(...next))) return
    } finally {
      this.isSending = false
    }
  }

  private first() {
    return Object.entries(this.unsent)[0]
  }

  /** Whether the next one can be sent now. */
  private async sendOne(dealId: string, { stamp, answer }: Waiting): Promise<boolean> {
    const outcome = await this.options.send(dealId, answer)
    if (outcome === 'left') {
      this.close()
      this.options.onLeft()
      return false
    }
    if (outcome === 'later') {
      this.failures++
      if (this.isOpen) this.timer = setTimeout(() => void this.deliver(), waitAfter(this.failures))
      return false
    }
    this.failures = 0
    if (outcome === 'refused') this.options.onRefused()
    this.set(withoutSent(this.unsent, dealId, stamp))
    return true
  }

  private set(unsent: Unsent): void {
    this.unsent = unsent
    this.options.keep(unsent)
  }
}
