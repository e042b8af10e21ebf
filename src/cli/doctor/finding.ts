export const TOPICS = ['settings', 'database', 'provider', 'redis', 'clock', 'proxy'] as const
export type Topic = (typeof TOPICS)[number]

/** A result of an examination: a sentence about it and, unless all is well, a second one about what to do. */
export interface Finding {
  /** `skipped`: it could not be examined. Only a problem makes the command fail. */
  readonly state: 'ok' | 'warning' | 'problem' | 'skipped'
  readonly message: string
  readonly remedy: string | null
}

export const ok = (message: string): Finding => ({ state: 'ok', message, remedy: null })
export const skipped = (message: string, remedy: string): Finding => ({ state: 'skipped', message, remedy })
export const warning = (message: string, remedy: string): Finding => ({ state: 'warning', message, remedy })
export const problem = (message: string, remedy: string): Finding => ({ state: 'problem', message, remedy })

/** The first line of an error, for a sentence. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  const { code } = cause as NodeJS.ErrnoException
  const [line = ''] = (cause.message || code || cause.name).split('\n')
  return line.replace(/\.$/, '')
}
