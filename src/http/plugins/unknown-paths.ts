import fastifyPlugin from 'fastify-plugin'

/** Responds to paths without a route, after the guards of the scope in which it is registered. */
export const unknownPaths = fastifyPlugin(async (app) => {
  app.setNotFoundHandler(async () => {
    throw app.httpErrors.notFound()
  })
})

/** Refuses them before the body is read. */
export const refuseUnknownPaths = fastifyPlugin(async (app) => {
  app.addHook('onRequest', ({ is404 }, _reply, done) => done(is404 ? app.httpErrors.notFound() : undefined))
})
