import { setTimeout } from 'node:timers/promises'

const LONGEST_MS = 25_000

/** Waits for a condition, on however slow a machine. */
export const until = async (holds: () => Promise<boolean> | boolean, longestMs = LONGEST_MS): Promise<void> => {
  const end = Date.now() + longestMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not so after ${longestMs / 1000} s: ${holds}`)
    await setTimeout(20)
  }
}
