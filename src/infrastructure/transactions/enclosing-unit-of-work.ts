import type { Repositories, Transactions, UnitOfWork } from '../../application/ports/unit-of-work.js'
import { delegatingRepositories } from './delegating-repositories.js'
import { ScopedContext } from './scoped-context.js'

/** A transaction around a piece of work. Anything the work does after the transaction has ended runs outside it. */
interface Enclosure {
  readonly repositories: Repositories
  readonly afterCommit: (() => void)[]
  hasEnded: boolean
}

/**
 * Runs work in a transaction that it does not have to know about: all repositories of this object use the transaction
 * of the calling code, if there is one.
 */
export class EnclosingUnitOfWork implements UnitOfWork {
  /** Repositories that take part in the caller's transaction, if there is one. */
  readonly repositories: Repositories
  private readonly context = new ScopedContext<Enclosure>()

  constructor(
    plain: Repositories,
    private readonly transactions: Transactions,
  ) {
    this.repositories = this.joining(plain)
  }

  /** These repositories, except in a transaction: then its own. */
  joining(plain: Repositories): Repositories {
    return delegatingRepositories(plain, () => this.enclosing()?.repositories ?? plain)
  }

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    const enclosing = this.enclosing()
    return enclosing === undefined ? this.transactions.run(work) : work(enclosing.repositories)
  }

  async enclose<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    const enclosing = this.enclosing()
    if (enclosing !== undefined) return work(enclosing.repositories)
    let afterCommit: (() => void)[] = []
    const result = await this.transactions.run(async (repositories) => {
      // Drops the effects of an earlier attempt.
      afterCommit = []
      const enclosure = { repositories, afterCommit, hasEnded: false }
      try {
        return await this.context.run(enclosure, () => work(repositories))
      } finally {
        enclosure.hasEnded = true
      }
    })
    for (const effect of afterCommit) effect()
    return result
  }

  isEnclosed(): boolean {
    return this.enclosing() !== undefined
  }

  afterCommit(effect: () => void): void {
    const enclosing = this.enclosing()
    if (enclosing === undefined) effect()
    else enclosing.afterCommit.push(effect)
  }

  /** The caller's transaction, if it is still open. */
  private enclosing(): Enclosure | undefined {
    const enclosure = this.context.current()
    return enclosure?.hasEnded === false ? enclosure : undefined
  }
}
