import type { components } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'

/** The features that the service and its app use; any other is for the operator's own programs. */
export const FEATURES = ['collections', 'deals', 'deal_serves', 'author_catalog'] as const

export const isKnownFeature = (feature: string): feature is (typeof FEATURES)[number] =>
  (FEATURES as readonly string[]).includes(feature)

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

type Granted = Pick<components['schemas']['Grant'], 'feature' | 'limit' | 'plan'>

/** Describes grants in words. */
export const useGrantWords = () => {
  const { t, number } = useTexts()
  const featureName = (feature: string): string => (isKnownFeature(feature) ? t(`feature.${feature}`) : feature)
  const limitText = (limit: number | null): string =>
    limit === null ? t('grant.unlimited') : t('grant.upTo', { limit: number(limit) })
  return {
    featureName,
    /** Such as `collections, up to 20, plan studio`. */
    grantText: ({ feature, limit, plan }: Granted): string =>
      [featureName(feature), limitText(limit), ...(plan === null ? [] : [t('grant.ofPlan', { plan })])].join(', '),
  }
}
