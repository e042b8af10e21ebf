import type { Collection } from 'dealbook-client'
import { stateOfWindow } from 'dealbook-domain/collection.js'
import { dateOf } from '../../date-of.js'
import type { useTexts } from '../../texts/use-texts.js'

type Facts = Pick<Collection, 'archivedAt' | 'degraded' | 'publicEnabled' | 'availableFrom' | 'availableUntil'>

/** Whether the class link works and, if not, why. */
export type LinkState = 'open' | 'off' | 'early' | 'over' | 'archived' | 'degraded'

export const stateOf = (collection: Facts, now = Date.now()): LinkState => {
  const { archivedAt, degraded, publicEnabled, availableFrom, availableUntil } = collection
  if (archivedAt !== null) return 'archived'
  if (degraded) return 'degraded'
  if (!publicEnabled) return 'off'
  return stateOfWindow({ availableFrom: dateOf(availableFrom), availableUntil: dateOf(availableUntil) }, new Date(now))
}

/** The state in words, such as “Open until Friday 20:00”. */
export const stateInWords = (collection: Facts, { t, until }: Pick<ReturnType<typeof useTexts>, 't' | 'until'>) => {
  const state = stateOf(collection)
  const { availableFrom, availableUntil } = collection
  if (state === 'early') return t('link.early', { when: until(availableFrom as string) })
  if (state === 'over') return t('link.over', { when: until(availableUntil as string) })
  if (state === 'open' && availableUntil !== null) return t('link.openUntil', { when: until(availableUntil) })
  return t(`link.${state}`)
}

/** Only the state of archived and degraded collections can be changed. */
export const isChangeable = ({ archivedAt, degraded }: Facts): boolean => archivedAt === null && !degraded
