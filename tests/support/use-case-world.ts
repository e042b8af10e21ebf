import 'reflect-metadata'
import type { Limits } from '../../src/application/plans.js'
import type { Clock } from '../../src/application/ports/clock.js'
import type { Picture } from '../../src/application/ports/pictures.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { resolving } from '../../src/container/assembly.js'
import { createContainer, useCasesOf } from '../../src/container/container.js'
import { inMemoryAdapters, Ports } from '../../src/container/ports.js'
import { type Dependencies, Shared } from '../../src/container/shared.js'
import type { UseCaseTypes } from '../../src/container/use-cases/use-cases.js'
import type { Account } from '../../src/domain/account.js'
import { type Actor, asAccount } from '../../src/domain/actor.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { InMemoryPictures } from '../../src/infrastructure/in-memory/in-memory-pictures.js'
import { anAccount, NOON } from './builders.js'
import { changedStore, withMethods } from './stores.js'
import { testVerifier } from './tokens.js'

/** Replacements for methods of the ports, by port. */
export type ReplacedMethods = { readonly [Port in keyof Repositories]?: Partial<Repositories[Port]> }

export interface UseCaseWorldOptions {
  /** It stays at noon by default. */
  readonly clock?: Clock
  readonly limits?: Partial<Limits>
  /** The pictures on the web, by address. */
  readonly pictures?: Readonly<Record<string, Picture>>
  readonly methods?: ReplacedMethods
  readonly isImpersonationAllowed?: boolean
}

/** The use-cases as the container builds them, on an empty in-memory store. */
export interface UseCaseWorld {
  readonly useCases: UseCaseTypes
  readonly repositories: Repositories
  /** The dependencies of the use-cases. */
  readonly dependencies: Dependencies
  /** Stores an account and returns it with its actor. */
  signUp(overrides?: Partial<Account>): Promise<{ readonly account: Account; readonly actor: Actor }>
}

const withReplaced = (repositories: Repositories, methods: ReplacedMethods): Repositories => {
  const replaced = Object.entries(methods).map(([port, some]) => [
    port,
    withMethods<object>(repositories[port as keyof Repositories], some),
  ])
  return { ...repositories, ...Object.fromEntries(replaced) }
}

export const openUseCaseWorld = async ({
  clock = { now: () => NOON },
  pictures = {},
  methods = {},
  ...wiring
}: UseCaseWorldOptions = {}): Promise<UseCaseWorld> => {
  const store = inMemoryAdapters(new InMemoryDatabase())
  const container = createContainer({
    store: changedStore(store, (repositories) => withReplaced(repositories, methods)),
    verifier: await testVerifier(),
    apiKeys: [],
    checks: { checkDatabase: async () => {}, hasKeys: () => true, isDraining: () => false, isReadOnly: () => false },
    clock,
    pictures: new InMemoryPictures(pictures),
    ...wiring,
  })
  const repositories = container.resolve(Ports.repositories)
  return {
    useCases: useCasesOf(container),
    repositories,
    dependencies: resolving<Dependencies>(container, { ...Ports, ...Shared }),
    signUp: async (overrides = {}) => {
      const account = anAccount(overrides)
      if (!(await repositories.accounts.insert(account))) throw new Error(`the account ${account.id} exists`)
      return { account, actor: asAccount(account) }
    },
  }
}

/** The same with an account that has signed up and acts. */
export const openOwnerWorld = async (options: UseCaseWorldOptions = {}) => {
  const world = await openUseCaseWorld(options)
  const { account, actor } = await world.signUp()
  return { world, actor, ownerId: account.id }
}
