import type { Repositories } from '../../application/ports/unit-of-work.js'

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

const methodNames = (port: object): readonly string[] => {
  const names = new Set<string>()
  for (let owner = port; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner))
      if (name !== 'constructor' && typeof Reflect.get(port, name) === 'function') names.add(name)
  return [...names]
}

/** Repositories with the methods of the given ones, each of which calls that of the `current` ones. */
export const delegatingRepositories = (given: Repositories, current: () => Repositories): Repositories =>
  Object.fromEntries(
    (Object.keys(given) as (keyof Repositories)[]).map((name) => {
      const delegate = (method: string) => [
        method,
        (...args: never[]) => (current()[name] as unknown as Methods)[method]?.(...args),
      ]
      return [name, Object.fromEntries(methodNames(given[name]).map(delegate))]
    }),
  ) as unknown as Repositories
