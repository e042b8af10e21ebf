/** The time in a response; `null` if there is none. */
export const dateOf = <Text extends string | null>(text: Text): Text extends string ? Date : Date | null =>
  (text === null ? null : new Date(text)) as Text extends string ? Date : Date | null
