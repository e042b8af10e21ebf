import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK } from 'jose'
import { type Context, Provider, type Token } from 'oidc-provider'
import type { SigningKey } from './signing-keys.js'

export const CLIENT_ID = 'web-application'
const REDIRECT_URI = 'https://app.example.org/signed-in'
const RESOURCE = 'https://api.example.org'
const SCOPE = 'openid profile email'

interface OpenIdUser {
  readonly sub: string
  readonly claims: Readonly<Record<string, unknown>>
}

export interface OpenIdProvider {
  readonly issuer: string
  readonly requests: readonly string[]
  /** Signs with the first of these keys, and publishes all of them, from now on. */
  rotate(keys: readonly SigningKey[]): Promise<void>
  /** Signs a user in, as a browser does for a web application, and returns the access token for the service. */
  signIn(user: OpenIdUser): Promise<string>
  /** Signs this user in by default from now on, and also accepts this redirect address. */
  welcome(user: OpenIdUser, redirectUri: string): Promise<void>
  close(): void
}

/** How the access tokens of the next sign-in are. */
interface TokenStyle {
  readonly audience: () => string | readonly string[]
  readonly format: () => 'jwt' | 'opaque'
}

/** An OpenID provider on a loopback port; it issues access tokens that are JWTs (RFC 9068), unless the style differs. */
export const openOpenIdProvider = async (
  audience: string,
  keys: readonly SigningKey[],
  style: TokenStyle = { audience: () => audience, format: () => 'jwt' },
): Promise<OpenIdProvider> => {
  const users = new Map<string, OpenIdUser>()
  const requests: string[] = []
  const redirectUris = [REDIRECT_URI]
  let expected: OpenIdUser | undefined
  let current = keys
  let provider: Provider
  let answer: ReturnType<Provider['callback']>

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    void (request.url?.startsWith('/interaction/') ? logIn(request, response) : answer(request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const logIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params } = await provider.interactionDetails(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: params.login_hint ?? expected?.sub } })
  }

  const rotate = async (next: readonly SigningKey[]): Promise<void> => {
    current = next
    const jwks = await Promise.all(
      next.map(async ({ kid, alg, privateKey }) => ({ ...(await exportJWK(privateKey)), kid, alg, use: 'sig' })),
    )
    const alg = next[0]?.alg
    provider = new Provider(issuer, {
      jwks: { keys: jwks },
      // A page requests its token from a different origin.
      clientBasedCORS: () => true,
      cookies: { keys: ['a key for the tests'] },
      clients: [
        {
          client_id: CLIENT_ID,
          redirect_uris: redirectUris,
          token_endpoint_auth_method: 'none',
          id_token_signed_response_alg: alg,
        },
      ],
      findAccount: async (_context: Context, sub: string) => ({ accountId: sub, claims: async () => ({ sub }) }),
      extraTokenClaims: async (_context: Context, { accountId }: Token) => users.get(accountId)?.claims,
      loadExistingGrant: async ({ oidc: { client, session } }: Context) => {
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
        grant.addOIDCScope(SCOPE)
        await grant.save()
        return grant
      },
      interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
      ttl: { AccessToken: 3_600, AuthorizationCode: 60, Grant: 3_600, IdToken: 3_600, Interaction: 60, Session: 3_600 },
      enabledJWA: { idTokenSigningAlgValues: ['RS256', 'PS256', 'ES256', 'EdDSA'] },
      formats: {
        customizers: {
          // The provider itself only knows single audiences.
          jwt: (_context: Context, _token: Token, { payload }: { payload: { aud: unknown } }) => {
            payload.aud = style.audience()
          },
        },
      },
      features: {
        devInteractions: { enabled: false },
        resourceIndicators: {
          enabled: true,
          defaultResource: () => RESOURCE,
          useGrantedResource: () => true,
          getResourceServerInfo: () => ({
            scope: '',
            audience,
            accessTokenFormat: style.format(),
            ...(style.format() === 'jwt' ? { jwt: { sign: { alg } } } : {}),
          }),
        },
      },
    })
    answer = provider.callback()
  }
  await rotate(keys)

  const signIn = async (user: OpenIdUser): Promise<string> => {
    users.set(user.sub, user)
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: SCOPE,
      resource: RESOURCE,
      login_hint: user.sub,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const code = await followToCode(`${issuer}/auth?${query}`)
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: CLIENT_ID,
        redirect_uri: REDIRECT_URI,
        code,
        code_verifier: verifier,
      }),
    })
    const { access_token: token, ...rest } = (await response.json()) as { access_token?: string }
    if (token === undefined) throw new Error(`the provider issued no token: ${JSON.stringify(rest)}`)
    return token
  }

  return {
    issuer,
    requests,
    rotate,
    signIn,
    welcome: async (user, redirectUri) => {
      users.set(user.sub, user)
      expected = user
      redirectUris.push(redirectUri)
      await rotate(current)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Follows redirects with cookies, as a browser does, until one leads back to the application. */
const followToCode = async (start: string): Promise<string> => {
  const cookies = new Map<string, string>()
  let url = start
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
    const next = new URL(location, url)
    if (next.href.startsWith(REDIRECT_URI)) {
      const code = next.searchParams.get('code')
      if (code === null) throw new Error(`the provider refused: ${next.search}`)
      return code
    }
    url = next.href
  }
  throw new Error('the provider redirects without end')
}
