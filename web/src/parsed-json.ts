/** The value of a JSON text; `null` if there is none, or it is not valid. */
export const parsedJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
