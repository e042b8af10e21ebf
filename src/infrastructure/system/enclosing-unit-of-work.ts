import { AsyncLocalStorage } from 'node:async_hooks'
import type { Repositories, Transactions, UnitOfWork } from '../../application/ports/unit-of-work.js'

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

const methodNames = (port: object): readonly string[] => {
  const names = new Set<string>()
  for (let owner = port; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner))
      if (name !== 'constructor' && typeof Reflect.get(port, name) === 'function') names.add(name)
  return [...names]
}

/** A transaction that encloses work; once it has ended, what that work still does belongs to none. */
interface Enclosure {
  readonly repositories: Repositories
  readonly afterCommit: (() => void)[]
  hasEnded: boolean
}

/** Transactions that work may be enclosed in without knowing of them. */
export class EnclosingUnitOfWork implements UnitOfWork {
  /** Those of the transaction in which the caller is enclosed, else the plain ones. */
  readonly repositories: Repositories
  private readonly storage = new AsyncLocalStorage<Enclosure>()
  private enclosed = 0

  constructor(
    plain: Repositories,
    private readonly transactions: Transactions,
  ) {
    const current = (): Repositories => this.enclosing()?.repositories ?? plain
    this.repositories = Object.fromEntries(
      (Object.keys(plain) as (keyof Repositories)[]).map((name) => {
        const delegate = (method: string) => [
          method,
          (...args: never[]) => (current()[name] as unknown as Methods)[method]?.(...args),
        ]
        return [name, Object.fromEntries(methodNames(plain[name]).map(delegate))]
      }),
    ) as unknown as Repositories
  }

  run<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    const enclosing = this.enclosing()
    return enclosing === undefined ? this.transactions.run(work) : work(enclosing.repositories)
  }

  async enclose<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    const enclosing = this.enclosing()
    if (enclosing !== undefined) return work(enclosing.repositories)
    this.enclosed++
    const afterCommit: (() => void)[] = []
    try {
      const result = await this.transactions.run(async (repositories) => {
        const enclosure = { repositories, afterCommit, hasEnded: false }
        try {
          return await this.storage.run(enclosure, work, repositories)
        } finally {
          enclosure.hasEnded = true
        }
      })
      for (const effect of afterCommit) effect()
      return result
    } finally {
      // While nobody is enclosed, following the flow of calls costs nothing.
      if (--this.enclosed === 0) this.storage.disable()
    }
  }

  isEnclosed(): boolean {
    return this.enclosing() !== undefined
  }

  afterCommit(effect: () => void): void {
    const enclosing = this.enclosing()
    if (enclosing === undefined) effect()
    else enclosing.afterCommit.push(effect)
  }

  /** The transaction that is open around the caller. */
  private enclosing(): Enclosure | undefined {
    const enclosure = this.storage.getStore()
    return enclosure?.hasEnded === false ? enclosure : undefined
  }
}
