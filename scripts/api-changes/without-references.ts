type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const REFERENCE = /^#\/components\/(responses|headers)\/(.+)$/

/** Copies an OpenAPI document, replacing references to shared responses and headers with their content. */
export const withoutReferences = <Document extends object>(document: Document): Document => {
  const components = (document as { components?: Readonly<Record<string, Json>> }).components ?? {}
  const copyOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copyOf)
    if (!isObject(value)) return value
    const [, kind, name] = REFERENCE.exec(String(value.$ref)) ?? []
    if (kind !== undefined && name !== undefined) return copyOf(components[kind]?.[name])
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]))
  }
  return copyOf(document) as Document
}
