import { HOUR_MS } from './day.js'

/** How long a secret stays valid after a rotation has replaced it. */
export const ROTATION_HOURS = 24

/** Until when a secret that is replaced now stays valid. */
export const endAfterRotation = (now: Date): Date => new Date(now.getTime() + ROTATION_HOURS * HOUR_MS)

/**
 * The secrets that stay valid besides a new one, newest first, at most `most`. Earlier secrets also stay valid for
 * their full time, because the response with the latest one may have been lost.
 * @param replaced the secret that the new one replaces
 */
export const validBesideNew = <Secret extends { readonly until: Date }>(
  replaced: Secret,
  before: readonly Secret[],
  now: Date,
  most: number,
): readonly Secret[] => [replaced, ...before.filter(({ until }) => until > now)].slice(0, most)
