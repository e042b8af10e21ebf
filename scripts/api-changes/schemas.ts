/** A JSON Schema in OpenAPI 3.1, with the keywords in {@link JUDGED} and texts. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly uniqueItems?: boolean
  readonly format?: string
  readonly pattern?: string
  /** The value if it is left out. */
  readonly default?: unknown
  readonly [keyword: string]: unknown
}

export type NamedSchemas = Readonly<Record<string, Schema>>

/** A schema before and after a change, with the named schemas of both documents. */
export interface Pair {
  readonly before: Schema
  readonly after: Schema
  readonly named: { readonly before: NamedSchemas; readonly after: NamedSchemas }
  /** `sent` by clients in a request, or `received` by them in a response. */
  readonly direction: 'sent' | 'received'
  /** Its location, for messages. */
  readonly at: string
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
/** Keywords that the comparison understands. */
const JUDGED: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', 'properties', 'required', 'additionalProperties'],
  ...['propertyNames', 'items', 'uniqueItems', 'format', 'pattern', 'default', ...LOWER, ...UPPER],
])
/** Keywords that do not affect validation. */
const TEXTS = new Set(
  'title description example examples deprecated readOnly writeOnly contentMediaType discriminator'.split(' '),
)
const TYPES = ['array', 'boolean', 'null', 'number', 'object', 'string']

const show = (value: unknown): string => JSON.stringify(value) ?? 'none'

/** @throws Error for a keyword that the comparison would silently ignore */
const checkKeywords = (schema: Schema, at: string): void => {
  const unknown = Object.keys(schema).find((key) => !JUDGED.has(key) && !TEXTS.has(key) && !key.startsWith('x-'))
  if (unknown !== undefined) throw new Error(`${at}: the comparison does not know the keyword ${unknown}.`)
}

/** @throws Error if both parts have a union of the same kind: a value would have to match both */
const merged = (one: Schema, other: Schema, at: string): Schema => {
  for (const union of ['anyOf', 'oneOf'])
    if (union in one && union in other)
      throw new Error(`${at}: the comparison does not know ${union} in several parts.`)
  return {
    ...one,
    ...other,
    ...(one.properties || other.properties ? { properties: { ...one.properties, ...other.properties } } : {}),
    ...(one.required || other.required ? { required: [...(one.required ?? []), ...(other.required ?? [])] } : {}),
  }
}

/** Resolves a schema's reference and merges its `allOf` parts. */
const whole = (schema: Schema, named: NamedSchemas, at: string): Schema => {
  checkKeywords(schema, at)
  const { $ref, allOf = [], ...rest } = schema
  const target = $ref === undefined ? [] : [named[$ref.replace('#/components/schemas/', '')]]
  const parts = [...target, ...allOf].map((part) => {
    if (part === undefined) throw new Error(`${at}: ${$ref} does not exist.`)
    return whole(part, named, at)
  })
  return parts.reduce((all, part) => merged(part, all, at), rest)
}

/** One form that a value can have: a schema without references or unions, of one type (`integer` is a `number`). */
interface Alternative extends Schema {
  readonly type: string
}

const alternativesOf = (schema: Schema, named: NamedSchemas, at: string): readonly Alternative[] => {
  const { anyOf, oneOf, ...rest } = whole(schema, named, at)
  const options = anyOf ?? oneOf
  if (options !== undefined)
    return options.flatMap((option) => alternativesOf(merged(rest, whole(option, named, at), at), named, at))
  const values = 'const' in rest ? [rest.const] : rest.enum
  return [rest.type ?? TYPES].flat().flatMap((type) => {
    if (type === 'null') return values === undefined || values.includes(null) ? [{ type }] : []
    const ofType = values?.filter((value) => value !== null)
    return [{ ...rest, type, ...(ofType === undefined ? {} : { enum: ofType }) }]
  })
}

const isWithin = (type: string, target: string): boolean =>
  type === target || (type === 'integer' && target === 'number')

/** A change of one alternative. */
interface Change extends Omit<Pair, 'before' | 'after'> {
  readonly before: Alternative
  readonly after: Alternative
}

/**
 * Compares restrictions on single values: they may not become stricter for what is sent, nor looser for what is
 * received.
 */
const restrictions = ({ before, after, direction, at }: Change): readonly string[] => {
  const found: string[] = []
  const [source, target] = direction === 'sent' ? [before, after] : [after, before]
  const changed = (keyword: string): string =>
    `${at}: ${keyword} was ${show(before[keyword])}, is ${show(after[keyword])}`
  if (target.enum !== undefined) {
    const isWider = source.enum === undefined || source.enum.some((value) => !target.enum?.includes(value))
    // New values in a response are not breaking: clients are told to expect them.
    if (isWider && (direction === 'sent' || source.enum === undefined)) found.push(changed('enum'))
  }
  for (const keyword of ['format', 'pattern'])
    if (target[keyword] !== undefined && target[keyword] !== source[keyword]) found.push(changed(keyword))
  if (direction === 'received') return found
  for (const keyword of UPPER)
    if (Number(after[keyword] ?? Infinity) < Number(before[keyword] ?? Infinity)) found.push(changed(keyword))
  for (const keyword of LOWER)
    if (Number(after[keyword] ?? -Infinity) > Number(before[keyword] ?? -Infinity)) found.push(changed(keyword))
  if (after.uniqueItems === true && before.uniqueItems !== true) found.push(changed('uniqueItems'))
  // Otherwise requests without the property would change their meaning.
  if ('default' in before && show(after.default) !== show(before.default)) found.push(changed('default'))
  return found
}

const properties = (change: Change, seen: ReadonlySet<string>): readonly string[] => {
  const { before, after, direction, at, ...rest } = change
  const [was, is] = [before.properties ?? {}, after.properties ?? {}]
  const found: string[] = []
  for (const [name, schema] of Object.entries(was)) {
    const now = is[name]
    if (now === undefined) found.push(`${at}/${name}: removed`)
    else found.push(...breaksOf({ ...rest, direction, before: schema, after: now, at: `${at}/${name}` }, seen))
  }
  const [had, has] = [before.required ?? [], after.required ?? []]
  if (direction === 'sent')
    for (const name of has.filter((name) => !had.includes(name))) found.push(`${at}/${name}: is required now`)
  else
    for (const name of had.filter((name) => !has.includes(name) && name in is))
      found.push(`${at}/${name}: may be missing now`)
  return found
}

/** Compares the members without a declared name, in maps and objects that accept any member. */
const members = ({ before, after, direction, at, ...rest }: Change, seen: ReadonlySet<string>): readonly string[] => {
  const [was, is] = [before.additionalProperties ?? true, after.additionalProperties ?? true]
  const place = { ...rest, direction, at: `${at}/*` }
  const found: string[] = []
  if (typeof was === 'object' && typeof is === 'object')
    found.push(...breaksOf({ ...place, before: was, after: is }, seen))
  else if (direction === 'sent' && was !== false && is !== true) found.push(`${at}: other members are refused now`)
  else if (direction === 'received' && typeof was === 'object')
    found.push(`${at}: members may be of any kind or missing now`)
  if (direction === 'sent' && after.propertyNames !== undefined)
    found.push(
      ...breaksOf({ ...place, before: before.propertyNames ?? { type: 'string' }, after: after.propertyNames }, seen),
    )
  return found
}

const differences = (change: Change, seen: ReadonlySet<string>): readonly string[] => {
  const { before, after, at } = change
  const items = before.items !== undefined || after.items !== undefined
  return [
    ...restrictions(change),
    ...(before.type === 'object' ? [...properties(change, seen), ...members(change, seen)] : []),
    ...(before.type === 'array' && items
      ? breaksOf({ ...change, before: before.items ?? {}, after: after.items ?? {}, at: `${at}/*` }, seen)
      : []),
  ]
}

/**
 * Describes how a schema's change breaks clients. What they send according to the old schema must match the new one, and
 * what they receive must match the old one, except for new properties and new values of an enum.
 */
export const breaksOf = (pair: Pair, seen: ReadonlySet<string> = new Set()): readonly string[] => {
  const { before, after, named, direction, at } = pair
  // A recursive reference has already been compared.
  const key = before.$ref === undefined || after.$ref === undefined ? null : `${before.$ref} ${after.$ref}`
  if (key !== null && seen.has(key)) return []
  const met = key === null ? seen : new Set([...seen, key])
  const was = alternativesOf(before, named.before, at)
  const is = alternativesOf(after, named.after, at)
  const [sources, targets] = direction === 'sent' ? [was, is] : [is, was]
  return sources.flatMap((source) => {
    const candidates = targets.filter(({ type }) => isWithin(source.type, type))
    const tries = candidates.map((target) =>
      differences(
        { ...pair, ...(direction === 'sent' ? { before: source, after: target } : { before: target, after: source }) },
        met,
      ),
    )
    if (tries.some((found) => found.length === 0)) return []
    if (tries.length > 1) return [`${at}: no alternative of type ${source.type} fits any more`]
    return tries[0] ?? [`${at}: ${source.type} is ${direction === 'sent' ? 'no longer taken' : 'possible now'}`]
  })
}
