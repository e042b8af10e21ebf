import type { Actor } from '../../domain/actor.js'
import type { Dependencies } from '../shared.js'

interface UseCase {
  execute(input: never): unknown
}

/** Functions that build the use-cases of a feature, each from the dependencies that it destructures. */
export type Build = Readonly<Record<string, (dependencies: Dependencies) => UseCase>>

/** The use-cases that these functions build, by name. */
export type Built<B extends Build> = { readonly [Name in keyof B]: ReturnType<B[Name]> }

/** The names of use-cases that do not take an actor. */
export type WithoutActor<B extends Build> = {
  [Name in keyof B]: Parameters<ReturnType<B[Name]>['execute']>[0] extends { readonly actor: Actor } ? never : Name
}[keyof B]
