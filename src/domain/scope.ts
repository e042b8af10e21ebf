/** The scopes that an API key can have. */
export const SCOPES = ['deals:read', 'deals:write', 'serve', 'accounts', 'grants', 'events'] as const
export type Scope = (typeof SCOPES)[number]
