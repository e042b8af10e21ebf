const ignore = (): void => {}

/**
 * Runs work with the same key one at a time, in order of arrival; work with different keys runs in parallel. The process
 * has a single queue, so that many concurrent writers of one thing neither collide nor use up all connections.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>()

  /** Runs the work once all earlier work with the same key has ended. Settles the same way as the work. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.tails.get(key)
    const turn = before === undefined ? work() : before.then(work)
    // Without its result: a map may hold on to what was deleted from it until the old generation is collected.
    const tail = turn.then(ignore, ignore)
    this.tails.set(key, tail)
    try {
      return await turn
    } finally {
      if (this.tails.get(key) === tail) this.tails.delete(key)
    }
  }
}
