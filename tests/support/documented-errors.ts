import type { FastifyInstance } from 'fastify'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'

interface Documented {
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, object>> }>> }
    >
  >
}

/** Statuses of any request that is refused before its route is known, so no operation documents them. */
const BEFORE_ROUTES: ReadonlySet<number> = new Set([405, 408, 414, 431])

/** The codes of every operation by method, path and status. They are the same in every world. */
let codes: ReadonlyMap<string, readonly string[]> | null = null

const codesOf = (app: FastifyInstance): ReadonlyMap<string, readonly string[]> => {
  const document = app.swagger() as unknown as { paths: Record<string, Record<string, Documented>> }
  const { paths } = withoutReferences(document)
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]): [string, readonly string[]][] => [
        [`${method.toUpperCase()} ${path}`, []],
        ...Object.entries(responses).map(([status, { content }]): [string, readonly string[]] => [
          `${method.toUpperCase()} ${path} ${status}`,
          Object.keys(content?.['application/json']?.examples ?? {}),
        ]),
      ]),
    ),
  )
}

/** Checks every error and 304 that an app sends, and returns those that the OpenAPI document does not list. */
export const watchErrors = (app: FastifyInstance): (() => readonly string[]) => {
  const undocumented: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const { statusCode } = reply
    const isError = statusCode >= 400 && typeof payload === 'string'
    if (BEFORE_ROUTES.has(statusCode) || !(isError || statusCode === 304)) return
    codes ??= codesOf(app)
    const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')
    const operation = `${request.method === 'HEAD' ? 'GET' : request.method} ${path}`
    // Pages are not documented.
    if (!codes.has(operation)) return
    if (!isError) {
      if (!codes.has(`${operation} 304`))
        undocumented.push(`${operation} answers 304, which the document does not list`)
      return
    }
    const { code } = JSON.parse(payload) as { code: string }
    if (!codes.get(`${operation} ${statusCode}`)?.includes(code))
      undocumented.push(`${operation} answers ${statusCode} ${code}: name it in the route's failures()`)
  })
  return () => undocumented
}
