/** A text as part of a pattern of LIKE, where each of its characters stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
