import { HOUR_MS } from './day.js'

/** How long a secret stays valid once a rotation has replaced it. */
export const ROTATION_HOURS = 24

/** Until when a secret that is replaced now stays valid. */
export const endAfterRotation = (now: Date): Date => new Date(now.getTime() + ROTATION_HOURS * HOUR_MS)

/**
 * The secrets that stay valid beside a new one, newest first, up to a number. Older ones keep their promised time, because
 * the response with the last one may have been lost.
 * @param replaced the secret that the new one replaces
 */
export const validBesideNew = <Secret extends { readonly until: Date }>(
  replaced: Secret,
  before: readonly Secret[],
  now: Date,
  most: number,
): readonly Secret[] => [replaced, ...before.filter(({ until }) => until > now)].slice(0, most)
