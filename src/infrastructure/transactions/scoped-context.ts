import { AsyncLocalStorage } from 'node:async_hooks'

/** A value that is visible to all code running as part of some work. While there is no such work, it costs nothing. */
export class ScopedContext<Value> {
  private readonly storage = new AsyncLocalStorage<Value>()
  private running = 0

  /** The value of the innermost work that the calling code belongs to; `undefined` outside any. */
  current(): Value | undefined {
    return this.storage.getStore()
  }

  /** Runs work with a value, and settles like it. */
  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    this.running++
    try {
      return await this.storage.run(value, work)
    } finally {
      if (--this.running === 0) this.storage.disable()
    }
  }
}
