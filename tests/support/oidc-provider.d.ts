/** The part of the package that the tests use; it has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Token {
    readonly accountId: string
    readonly clientId: string
  }

  interface Grant {
    addOIDCScope(scope: string): void
    addResourceScope(resource: string, scope: string): void
    save(): Promise<string>
  }

  interface Context {
    readonly oidc: { readonly client: Token; readonly session: { readonly accountId: string } }
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (
      of: Token,
    ) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly params: Readonly<Record<string, unknown>> }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    on(event: 'server_error', listener: (context: Context, error: Error) => void): void
  }
}
