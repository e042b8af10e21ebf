import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'

export interface AllowedMethods {
  /**
   * Makes every path under a prefix respond to OPTIONS with its methods. Other methods get a 405 if the router would
   * pass them to another path: `GET /api/deals/import` would match `/api/deals/:id`.
   */
  readonly enforce: (scope: FastifyInstance, prefix: string) => void
  /**
   * The `Allow` header for a URL; `null` if there is no such path. Most other methods are refused by this lookup: a
   * route for each path and method would make up a fourteenth of all objects in memory.
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
    enforce(scope, prefix) {
      // More general paths first, so that a path that they would shadow is recognised.
      for (const [url, methods] of [...methodsOf].sort(([a], [b]) => fixedLength(a) - fixedLength(b))) {
        if (!url.startsWith(prefix) || methods.has('OPTIONS') || /[*]|.\/$/.test(url)) continue
        const allow = [...methods, 'OPTIONS'].join(', ')
        const isShadowed = paths.find('GET', url) !== null
        paths.on('GET', url, () => undefined, allow)
        scope.options(url.slice(prefix.length), { schema: { hide: true } }, async (_request, reply) => {
          reply.code(204).header('allow', allow)
          return null
        })
        if (isShadowed) addRefusals(scope, url.slice(prefix.length), methods, allow)
      }
    },
    at: (url) => paths.find('GET', url)?.store ?? null,
  }
}

/** The length of a path without its parameters. */
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
