import type { components } from 'dealbook-client'

type Entry = components['schemas']['AuditRecord']
export type Granted = Pick<components['schemas']['Grant'], 'feature' | 'limit' | 'plan'>

/** The grant that an audit record says was created or revoked; `null` for any other record. */
export const grantOf = ({ action, changes }: Pick<Entry, 'action' | 'changes'>): Granted | null => {
  const side = action === 'grant.create' ? 'after' : 'before'
  const [feature, limit, plan] = [changes.feature?.[side], changes.limit?.[side], changes.plan?.[side]]
  if (!action.startsWith('grant.') || typeof feature !== 'string') return null
  return {
    feature,
    limit: typeof limit === 'number' ? limit : null,
    plan: typeof plan === 'string' ? plan : null,
  }
}

/** The distinct grants of each plan, the most recently used plan first. */
export const plansIn = (grants: readonly Granted[]): ReadonlyMap<string, readonly Granted[]> => {
  const plans = new Map<string, Granted[]>()
  for (const grant of grants) {
    if (grant.plan === null) continue
    const known = plans.get(grant.plan) ?? []
    if (!known.some(({ feature, limit }) => feature === grant.feature && limit === grant.limit)) known.push(grant)
    plans.set(grant.plan, known)
  }
  return plans
}
