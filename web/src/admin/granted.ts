import type { components } from 'dealbook-client'

type Entry = components['schemas']['AuditRecord']
export type Granted = Pick<components['schemas']['Grant'], 'feature' | 'limit' | 'plan'>

/** The grant that an audit record says was created; `null` for any other record. */
export const grantOf = ({ action, changes }: Pick<Entry, 'action' | 'changes'>): Granted | null => {
  const { feature, limit, plan } = changes
  if (action !== 'grant.create' || typeof feature?.after !== 'string') return null
  return {
    feature: feature.after,
    limit: typeof limit?.after === 'number' ? limit.after : null,
    plan: typeof plan?.after === 'string' ? plan.after : null,
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
