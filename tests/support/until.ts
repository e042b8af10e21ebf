import { setTimeout } from 'node:timers/promises'

/** Waits for what has to come, however long the machine takes. */
export const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await setTimeout(20)
}
