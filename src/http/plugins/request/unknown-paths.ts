import fastifyPlugin from 'fastify-plugin'
import type { AllowedMethods } from './allowed-methods.js'

/** Responds to paths without a route, after the guards of the scope in which it is registered. */
export const unknownPaths = fastifyPlugin(async (app) => {
  app.setNotFoundHandler(async () => {
    throw app.httpErrors.notFound()
  })
})

/** Refuses requests without a route for their path or method, before the body is read. */
export const refuseUnrouted = fastifyPlugin<{ readonly allowedMethods: AllowedMethods }>(
  async (app, { allowedMethods }) => {
    app.addHook('onRequest', ({ is404, raw }, reply, done) => {
      if (!is404) return done()
      const allow = allowedMethods.at(raw.url ?? '/')
      if (allow === null) return done(app.httpErrors.notFound())
      reply.header('allow', allow)
      done(app.httpErrors.methodNotAllowed())
    })
  },
)
