import { serviceUnavailable } from '../../domain/errors.js'
import { mayShareTricks, type Sharer } from '../../domain/solving.js'

/** The maximum number of remembered questions that have no answer. */
const REMEMBERED = 1_000

interface Running {
  readonly deal: Sharer
  readonly answer: Promise<unknown>
  readonly abandoned: AbortController
  waiting: number
}

/**
 * Shares one computation between callers that ask the same question about deals that may share results. It runs as long
 * as at least one caller waits. Only questions that have no answer are remembered; callers store the answers.
 */
export class SharedComputations {
  private readonly running = new Map<string, Set<Running>>()
  private readonly unanswered = new Map<string, readonly Sharer[]>()

  /**
   * @param compute gets a signal that is aborted once no caller waits; resolves to `null` if there is no answer
   * @throws SERVICE_UNAVAILABLE if the signal is aborted before the answer comes, and what `compute` throws
   */
  async ask<Answer>(
    deal: Sharer,
    question: object,
    compute: (abandoned: AbortSignal) => Promise<Answer | null>,
    signal?: AbortSignal,
  ): Promise<Answer | null> {
    const key = JSON.stringify(question)
    if (this.unanswered.get(key)?.some((other) => mayShareTricks(other, deal)) === true) return null
    if (signal?.aborted === true) throw serviceUnavailable()
    const known = [...(this.running.get(key) ?? [])].find((one) => mayShareTricks(one.deal, deal))
    return this.wait<Answer>(key, known ?? this.begin(key, deal, compute), signal)
  }

  private begin(key: string, deal: Sharer, compute: (abandoned: AbortSignal) => Promise<unknown>): Running {
    const abandoned = new AbortController()
    const answer = compute(abandoned.signal).then((found) => {
      if (found === null) this.remember(key, deal)
      return found
    })
    const running = { deal, answer, abandoned, waiting: 0 }
    this.running.set(key, (this.running.get(key) ?? new Set()).add(running))
    answer.catch(() => {}).finally(() => this.forget(key, running))
    return running
  }

  private wait<Answer>(key: string, running: Running, signal: AbortSignal | undefined): Promise<Answer | null> {
    running.waiting++
    return new Promise<Answer | null>((resolve, reject) => {
      const leave = (): void => {
        signal?.removeEventListener('abort', abandon)
        running.waiting--
      }
      const abandon = (): void => {
        leave()
        reject(serviceUnavailable())
        if (running.waiting > 0) return
        // Later callers start a new computation.
        this.forget(key, running)
        running.abandoned.abort()
      }
      signal?.addEventListener('abort', abandon)
      running.answer.then(
        (answer) => {
          leave()
          resolve(answer as Answer | null)
        },
        (error) => {
          leave()
          reject(error)
        },
      )
    })
  }

  private forget(key: string, running: Running): void {
    const all = this.running.get(key)
    all?.delete(running)
    if (all?.size === 0) this.running.delete(key)
  }

  private remember(key: string, { ownerId, sharing, lifecycle }: Sharer): void {
    const known = this.unanswered.get(key) ?? []
    this.unanswered.delete(key)
    this.unanswered.set(key, [...known, { ownerId, sharing, lifecycle }])
    const [oldest] = this.unanswered.keys()
    if (this.unanswered.size > REMEMBERED && oldest !== undefined) this.unanswered.delete(oldest)
  }
}
