import { NOON } from './builders.js'

/** A clock that stays at noon until it is set. */
export const aClock = () => ({
  at: NOON,
  now(): Date {
    return this.at
  },
})
