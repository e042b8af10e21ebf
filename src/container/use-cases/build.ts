import type { Actor } from '../../domain/actor.js'
import type { Dependencies } from '../shared.js'

interface UseCase {
  execute(input: never): unknown
}

/** How the use-cases of a feature are built, each from the dependencies it names. */
export type Build = Readonly<Record<string, (dependencies: Dependencies) => UseCase>>

/** The use-cases that a build creates, by name. */
export type Built<B extends Build> = { readonly [Name in keyof B]: ReturnType<B[Name]> }

/** The names of use-cases that do not take an actor. */
export type WithoutActor<B extends Build> = {
  [Name in keyof B]: Parameters<ReturnType<B[Name]>['execute']>[0] extends { readonly actor: Actor } ? never : Name
}[keyof B]
