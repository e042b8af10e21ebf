import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

/** Has every path of a scope under a prefix tell its methods to OPTIONS, and refuse every other method with a 405. */
export type RefuseOtherMethods = (scope: FastifyInstance, prefix: string) => void

/** Collects the methods of each path registered from here on, and enables every HTTP method, so that each can be refused. */
export const collectMethods = (app: FastifyInstance): RefuseOtherMethods => {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })
  return (scope, prefix) => {
    for (const [url, methods] of [...methodsOf]) {
      if (!url.startsWith(prefix) || methods.has('OPTIONS') || /[*]|.\/$/.test(url)) continue
      refuseOthers(scope, url.slice(prefix.length), methods)
    }
  }
}

const refuseOthers = (scope: FastifyInstance, url: string, methods: ReadonlySet<string>): void => {
  const allow = [...methods, 'OPTIONS'].join(', ')
  scope.options(url, { schema: { hide: true } }, async (_request, reply) => {
    reply.code(204).header('allow', allow)
    return null
  })
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', allow)
    throw scope.httpErrors.methodNotAllowed()
  }
  scope.route({
    method: scope.supportedMethods.filter((name) => name !== 'OPTIONS' && !methods.has(name)) as HTTPMethods[],
    url,
    schema: { hide: true },
    // Before the body is read.
    onRequest: refuse,
    handler: refuse,
  })
}
