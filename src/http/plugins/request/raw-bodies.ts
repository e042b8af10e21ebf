import type { FastifyInstance } from 'fastify'

/**
 * Makes the routes of a scope accept bodies of some media types as raw bytes. They refuse any other media type, even JSON,
 * and all other routes refuse these.
 */
export const acceptRawBodies = (scope: FastifyInstance, types: readonly string[], bodyLimit: number): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body)
  })
  scope.addHook('preValidation', async (request) => {
    if (!Buffer.isBuffer(request.body)) throw scope.httpErrors.unsupportedMediaType()
  })
}
