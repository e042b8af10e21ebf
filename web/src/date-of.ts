/** The time in a response; `null` if there is none. */
export const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
