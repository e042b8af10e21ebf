/** What an API key may be used for. */
export const SCOPES = ['deals:read', 'deals:write', 'serve', 'accounts', 'grants', 'events'] as const
export type Scope = (typeof SCOPES)[number]
