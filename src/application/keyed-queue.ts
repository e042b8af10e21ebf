/**
 * Runs work with the same key one at a time, in order of arrival; work with different keys runs in parallel. The process
 * has a single queue, so that many concurrent writers of one thing neither collide nor use up all connections.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>()

  /** Runs the work once all earlier work with the same key has ended. Settles the same way as the work. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.tails.get(key) ?? Promise.resolve()).then(work, work)
    this.tails.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.tails.get(key) === turn) this.tails.delete(key)
    }
  }
}
