import { setTimeout } from 'node:timers/promises'
import { CommandError } from './command-error.js'

const PAUSES_SECONDS: readonly number[] = [1, 2, 4, 8, 16]

/**
 * Retries while the service can't respond. After a retry, a refusal does not show whether the first attempt took
 * effect, so it is no longer reported as one.
 */
export const persistently = async <Answer>(
  send: () => Promise<Answer>,
  pauses: readonly number[] = PAUSES_SECONDS,
): Promise<Answer> => {
  try {
    return await send()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (!(error instanceof CommandError && error.outcome === 'passing') || pause === undefined) throw error
    await setTimeout(pause * 1_000)
    return persistently(send, rest).catch((later: unknown) => {
      throw later instanceof CommandError ? new CommandError(later.message) : later
    })
  }
}
