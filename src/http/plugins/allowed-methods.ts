import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'

export interface AllowedMethods {
  /**
   * Has every path of a scope under a prefix tell its methods to OPTIONS, and refuse others with a 405 where they would be
   * taken for those of another path: GET of `/api/deals/import` for `/api/deals/:id`.
   */
  readonly tell: (scope: FastifyInstance, prefix: string) => void
  /**
   * The `Allow` header for a URL; `null` if there is no such path. Other methods are refused by this look-up: routes for each
   * path and each method would be a tenth of all objects in memory.
   */
  readonly at: (url: string) => string | null
}

/** Collects the methods of each path registered from here on. */
export const collectMethods = (app: FastifyInstance, maxParamLength: number): AllowedMethods => {
  const methodsOf = new Map<string, Set<string>>()
  const paths = findMyWay({ maxParamLength })
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })
  return {
    tell(scope, prefix) {
      // Paths that may take others come before them.
      for (const [url, methods] of [...methodsOf].sort(([a], [b]) => fixedLength(a) - fixedLength(b))) {
        if (!url.startsWith(prefix) || methods.has('OPTIONS') || /[*]|.\/$/.test(url)) continue
        const allow = [...methods, 'OPTIONS'].join(', ')
        const isAnothers = paths.find('GET', url) !== null
        paths.on('GET', url, () => undefined, allow)
        scope.options(url.slice(prefix.length), { schema: { hide: true } }, async (_request, reply) => {
          reply.code(204).header('allow', allow)
          return null
        })
        if (isAnothers) addRefusals(scope, url.slice(prefix.length), methods, allow)
      }
    },
    at: (url) => paths.find('GET', url)?.store ?? null,
  }
}

/** How much of a path is no parameter. */
const fixedLength = (url: string): number => url.replace(/:\w+/g, '').length

const addRefusals = (scope: FastifyInstance, url: string, methods: ReadonlySet<string>, allow: string): void => {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', allow)
    throw scope.httpErrors.methodNotAllowed()
  }
  scope.route({
    method: scope.supportedMethods.filter((name) => name !== 'OPTIONS' && !methods.has(name)),
    url,
    schema: { hide: true },
    // Before the body is read.
    onRequest: refuse,
    handler: refuse,
  })
}
