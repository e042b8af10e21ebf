import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address at which people reach the service, without a slash at its end: links begin with it. */
    readonly publicAddress: string
  }
}

/** Where a request was sent; where its host is missing or none, where the service listens. */
const addressAskedAt = ({ protocol, host, server }: FastifyRequest): string => {
  const asked = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(asked) ? new URL(asked).origin : server.listeningOrigin
}

export interface PublicAddressOptions {
  /** `null`: the address at which each request was sent. */
  readonly publicUrl: string | null
}

export const publicAddress = fastifyPlugin(async (app, { publicUrl }: PublicAddressOptions) => {
  app.decorateRequest('publicAddress', {
    getter() {
      return publicUrl ?? addressAskedAt(this)
    },
  })
})
