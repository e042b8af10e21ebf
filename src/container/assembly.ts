import type { DependencyContainer, InjectionToken } from 'tsyringe'
import { instancePerContainerCachingFactory } from 'tsyringe'

/** Functions that build objects by name, each from the dependencies that it destructures. */
export type Assembly<Types, Dependencies> = {
  readonly [Name in keyof Types]: (dependencies: Dependencies) => Types[Name]
}

/** Creates an injection token for each name. */
export const tokensOf = <Types>(assembly: Assembly<Types, never>) =>
  Object.fromEntries(Object.keys(assembly).map((name) => [name, Symbol(name)])) as {
    readonly [Name in keyof Types]: InjectionToken<Types[Name]>
  }

type AnyTokens = Readonly<Record<string, InjectionToken<unknown>>>

/** The registered objects by name, each of which is resolved when it is accessed. */
export const resolving = <Types extends object>(
  container: DependencyContainer,
  tokens: { readonly [Name in keyof Types]: InjectionToken<Types[Name]> },
): Types => {
  const names = Object.keys(tokens)
  return Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [
        name,
        { enumerable: true, get: () => container.resolve((tokens as unknown as AnyTokens)[name] as InjectionToken) },
      ]),
    ),
  ) as Types
}

/** Registers a singleton per container for each name. */
export const register = <Types, Dependencies>(
  container: DependencyContainer,
  tokens: { readonly [Name in keyof Types]: InjectionToken<Types[Name]> },
  assembly: Assembly<Types, Dependencies>,
  dependencies: Dependencies,
): void => {
  for (const name of Object.keys(assembly) as (keyof Types & string)[])
    container.register<unknown>(tokens[name], {
      useFactory: instancePerContainerCachingFactory(() => assembly[name](dependencies)),
    })
}
