import type { MeasuredRoute } from './measured-route.js'
import { READS } from './read-routes.js'
import { WRITES } from './write-routes.js'

/** The routes by the table in which they are reported. */
export const GROUPS = { reads: READS, writes: WRITES } as const
export type GroupName = keyof typeof GROUPS

export const ROUTES: readonly MeasuredRoute[] = [...READS, ...WRITES]
