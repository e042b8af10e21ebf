/** What asks for boards that are numbered by their places. */
export const NUMBERED = { numbers: 'place' } as const

/** The address of the students' page. */
export const classLink = (publicUrl: string, isNumbered: boolean): string =>
  isNumbered ? `${publicUrl}?${new URLSearchParams(NUMBERED)}` : publicUrl
