import { unwrap } from 'dealbook-client'
import { queryClient, service } from './service.js'
import { token } from './session.js'

/** How people sign in here: with an identity provider, or (`null`) with a token that they paste. */
interface Settings {
  readonly signIn: { readonly authority: string; readonly clientId: string; readonly audience: string } | null
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

/** Keeps a token that the service takes. Throws a `DealbookError` when it does not. */
export const signInWith = async (value: string): Promise<void> => {
  await unwrap(service.GET('/accounts/me', { headers: { authorization: `Bearer ${value}` } }))
  token.set(value)
}

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
    // Providers differ in how they are told for which service a token is (RFC 8707, or a parameter of their own).
    extraQueryParams: { audience },
    ...(URL.canParse(audience) ? { resource: audience } : {}),
    automaticSilentRenew: false,
  })
}

/** Leads to the identity provider, and from there back to `/signed-in`. */
export const leaveForProvider = async (to: string): Promise<void> => (await managerOf()).signinRedirect({ state: to })

let completion: Promise<string> | undefined

/** Takes what the provider sent along, once, and gives the address to go on to. */
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
