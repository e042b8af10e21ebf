import { NOON } from '../support/builders.js'

/** The time in the worlds: noon, unless a check moves it. */
export const worldClock = {
  at: NOON,
  now: () => new Date(worldClock.at),
}
