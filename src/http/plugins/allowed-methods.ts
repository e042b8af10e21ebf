import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'

export interface AllowedMethods {
  /** Has every path of a scope under a prefix tell its methods to OPTIONS, and refuse others that Fastify routes with a 405. */
  readonly refuseOthers: (scope: FastifyInstance, prefix: string) => void
  /**
   * The `Allow` header for a URL; `null` if there is no such path. Methods that Fastify does not route by default, such as
   * PROPFIND, are refused by this look-up: routes for each path and each of them would take up 9 MB.
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
    refuseOthers(scope, prefix) {
      for (const [url, methods] of [...methodsOf]) {
        if (!url.startsWith(prefix) || methods.has('OPTIONS') || /[*]|.\/$/.test(url)) continue
        const allow = [...methods, 'OPTIONS'].join(', ')
        paths.on('GET', url, () => undefined, allow)
        addRefusals(scope, url.slice(prefix.length), methods, allow)
      }
    },
    at: (url) => paths.find('GET', url)?.store ?? null,
  }
}

const addRefusals = (scope: FastifyInstance, url: string, methods: ReadonlySet<string>, allow: string): void => {
  scope.options(url, { schema: { hide: true } }, async (_request, reply) => {
    reply.code(204).header('allow', allow)
    return null
  })
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
