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
  /** The answers that weren't delivered on earlier visits. */
  readonly unsent: Unsent
  readonly send: (dealId: string, answer: AnswerInput) => Promise<Outcome>
  /** Stores the undelivered answers for the next visit. */
  readonly keep: (unsent: Unsent) => void
  /** Called when the service no longer knows the participant. */
  readonly onLeft: () => void
  /** Called when the service refuses an answer for good, for example because the board is no longer in the lesson. */
  readonly onRefused: () => void
  /** Called when delivery fails for now, and when it works again. */
  readonly onWaiting: (isWaiting: boolean) => void
}

/** Delivers answers one at a time, and silently retries failed ones later. */
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

  /** Starts sending, once there is a participant. */
  open(): void {
    this.isOpen = true
    void this.deliver()
  }

  /** Stops sending, and keeps the undelivered answers. */
  close(): void {
    this.isOpen = false
    clearTimeout(this.timer)
  }

  /** Discards the undelivered answers. */
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

  /** Returns whether the next answer can be sent now. */
  private async sendOne(dealId: string, { stamp, answer }: Waiting): Promise<boolean> {
    const outcome = await this.options.send(dealId, answer)
    if (outcome === 'left') {
      this.close()
      this.options.onLeft()
      return false
    }
    if (outcome === 'later') {
      this.failures++
      this.options.onWaiting(true)
      if (this.isOpen) this.timer = setTimeout(() => void this.deliver(), waitAfter(this.failures))
      return false
    }
    this.failures = 0
    this.options.onWaiting(false)
    if (outcome === 'refused') this.options.onRefused()
    this.set(withoutSent(this.unsent, dealId, stamp))
    return true
  }

  private set(unsent: Unsent): void {
    this.unsent = unsent
    this.options.keep(unsent)
  }
}
