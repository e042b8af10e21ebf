export interface Clock {
  /** The current time. It can go backwards if the system clock is adjusted. */
  now(): Date
}
