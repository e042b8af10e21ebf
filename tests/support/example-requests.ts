import type { InjectOptions } from 'fastify'
import { PNG } from './access-table.js'
import { exampleCaller } from './example-world.js'
import type { HttpWorld } from './http-world.js'

export interface Media {
  readonly schema: object
  readonly example?: unknown
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly headers?: Readonly<Record<string, { readonly required: boolean; readonly description?: string }>>
        readonly content?: Readonly<Record<string, Media>>
      }
    >
  >
}

/** An operation with the examples of its requests and responses. */
export interface Example extends Operation {
  readonly method: string
  readonly path: string
}

export const examplesIn = ({ paths }: { readonly paths: unknown }): readonly Example[] =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

/** A request built from the examples of an operation, as a reader of the document would build it. */
export const requestOf = async (
  world: HttpWorld,
  route: Example,
  type: string | null,
  media?: Media,
): Promise<InjectOptions> => {
  const { method, path, parameters = [] } = route
  const of = (place: string) =>
    parameters.filter((parameter) => parameter.in === place && parameter.example !== undefined)
  const url = of('path').reduce(
    (at, { name, example }) => at.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const query = of('query').map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
  const headers = Object.fromEntries(of('header').map(({ name, example }) => [name, String(example)]))
  return {
    method: method as 'GET',
    url: query.length === 0 ? url : `${url}?${query.join('&')}`,
    headers: { ...headers, ...(await exampleCaller(world, path)), ...(type === null ? {} : { 'content-type': type }) },
    // The document has no example of a picture, which is not text.
    ...(media === undefined ? {} : { payload: type?.startsWith('image/') ? PNG : (media.example as object) }),
  }
}

export const mediaOf = ({ content = {} }: { readonly content?: Readonly<Record<string, Media>> } = {}) =>
  Object.entries(content)
