/** Escapes a text for a LIKE pattern, so that it matches literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
