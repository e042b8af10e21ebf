import { type Account, createDealbookClient, unwrap } from 'dealbook-client'
import type { Kept } from './kept.js'
import { queryClient } from './service.js'
import { session, token } from './session.js'

interface Settings {
  /** The identity provider; `null` if users sign in by pasting a token. */
  readonly signIn: { readonly authority: string; readonly clientId: string; readonly audience: string } | null
  /** Whether the service issues its own tokens, for trying it out. */
  readonly isDemo: boolean
  /** The name of this installation, and the address of its logo, if any. */
  readonly site: { readonly name: string; readonly logo: string | null }
}

export const settings = {
  queryKey: ['settings'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<Settings> => {
    const response = await fetch(`${SERVICE_URL}/admin/settings.json`)
    if (!response.ok) throw new Error(`The settings of the pages answered ${response.status}.`)
    return response.json()
  },
}

/** The account that a token is for. Throws a `DealbookError` if the service rejects the token. */
export const accountOf = (value: string): Promise<Account> =>
  unwrap(createDealbookClient({ baseUrl: SERVICE_URL, token: value }).GET('/accounts/me'))

/** Signs in with a token. Throws a `DealbookError` if the service rejects it. */
export const signInWith = async (value: string): Promise<void> => {
  await accountOf(value)
  token.set(value)
  session.confirm()
}

const FRAGMENT = /^#token=([\w.-]+)$/

/**
 * The token from a link's fragment, which browsers don't send to servers. It is removed from the address and the
 * history before anything else happens.
 */
export const linkedToken = ((): Pick<Kept, 'get' | 'subscribe'> => {
  let value: string | null = null
  const take = (): void => {
    const found = FRAGMENT.exec(location.hash)?.[1]
    if (found === undefined) return
    value = found
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  take()
  return {
    get: () => value,
    subscribe: (listener) => {
      const follow = (): void => {
        take()
        listener()
      }
      window.addEventListener('hashchange', follow)
      return () => window.removeEventListener('hashchange', follow)
    },
  }
})()

const managerOf = async () => {
  const { signIn } = await queryClient.ensureQueryData(settings)
  if (signIn === null) throw new Error('No identity provider is set.')
  const { UserManager } = await import('oidc-client-ts')
  const { authority, clientId, audience } = signIn
  return new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${location.origin}/signed-in`,
    scope: 'openid profile email',
    // Providers take the service that a token is for as RFC 8707's `resource`, or as `audience`.
    extraQueryParams: { audience },
    ...(URL.canParse(audience) ? { resource: audience } : {}),
    automaticSilentRenew: false,
  })
}

/** Redirects to the identity provider, which redirects back to `/signed-in`. */
export const leaveForProvider = async (to: string): Promise<void> => (await managerOf()).signinRedirect({ state: to })

/** The last page of a tab opened only to sign in again; the user continues in the original tab. */
export const BACK_AGAIN = '/signed-in?again'

let completion: Promise<string> | undefined

/** Completes the sign-in, once per page load, and returns the address to continue at. */
export const completeSignIn = (): Promise<string> => {
  completion ??= (async () => {
    const manager = await managerOf()
    const { access_token: value, state } = await manager.signinCallback().then((user) => user ?? Promise.reject())
    await manager.removeUser()
    await signInWith(value)
    return typeof state === 'string' ? state : '/'
  })()
  return completion
}
