import type { FastifyRequest } from 'fastify'

/** Whether the body is compressed (RFC 9110, section 8.4), which no route accepts. */
export const isEncoded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
