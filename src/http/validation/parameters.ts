/** Parses text for schemas of other types. Text that can't be parsed is left unchanged and fails validation. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  array: (text) => [text],
}

export interface ParameterSchema {
  readonly properties?: Record<string, { type?: unknown }>
}

/** Removes parameters without text, which forms send for empty fields. */
const dropEmpty = (data: Record<string, unknown>, names: readonly string[]): void => {
  for (const name of names) {
    const sent = data[name]
    if (sent === undefined) continue
    const texts = [sent].flat().filter((text) => text !== '')
    if (texts.length === 0) delete data[name]
    else if (Array.isArray(sent)) data[name] = texts.length === 1 ? texts[0] : texts
  }
}

/** Parses the integers, booleans and lists of a query string, a path or headers. Only decimal digits count as an integer. */
export const textReader = ({ properties = {} }: ParameterSchema) => {
  const readers = Object.entries(properties).flatMap(([name, { type }]) => {
    const read = READERS[String(type)]
    return read === undefined ? [] : [[name, read] as const]
  })
  return (data: Record<string, unknown>): void => {
    for (const [name, read] of readers) {
      const text = data[name]
      if (typeof text === 'string') data[name] = read(text)
    }
  }
}

/** Reads a query string, in which parameters without text count as absent. */
export const queryReader = (schema: ParameterSchema) => {
  const names = Object.keys(schema.properties ?? {})
  const read = textReader(schema)
  return (data: Record<string, unknown>): void => {
    dropEmpty(data, names)
    read(data)
  }
}
