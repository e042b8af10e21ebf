import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The public address of the service, without a trailing slash; links begin with it. */
    readonly publicAddress: string
  }
}

/**
 * The address to which a request was sent or, if its host is missing or invalid, the one at which the service listens.
 */
const requestedAddress = ({ protocol, host, server }: FastifyRequest): string => {
  const asked = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : server.listeningOrigin
}

export interface PublicAddressOptions {
  /** `null`: the address to which each request was sent. */
  readonly publicUrl: string | null
}

export const publicAddress = fastifyPlugin(async (app, { publicUrl }: PublicAddressOptions) => {
  app.decorateRequest('publicAddress', {
    getter() {
      return publicUrl ?? requestedAddress(this)
    },
  })
})
