import { breaksOf, type NamedSchemas, type Pair, type Schema } from './schemas.js'
import { withoutReferences } from './without-references.js'

interface Media {
  readonly schema?: Schema
}
type Content = Readonly<Record<string, Media>>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
}

interface Response {
  readonly content?: Content
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema?: Schema }>>
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content?: Content }
  readonly responses: Readonly<Record<string, Response>>
  readonly security?: readonly Readonly<Record<string, unknown>>[]
}

type SecuritySchemes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Document {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: NamedSchemas; readonly securitySchemes?: SecuritySchemes }
}

/** A change that breaks clients. */
export interface Break {
  /** The id of an operation, or the name of a schema or security scheme. The changelog has to mention it. */
  readonly subject: string
  /** A description of the change. */
  readonly what: string
}

type Named = Pair['named']
interface Change {
  readonly before: Operation
  readonly after: Operation
  readonly named: Named
}

const isSuccess = (status: string): boolean => /^[123]/.test(status)
const keyOf = ({ in: place, name }: Parameter): string => `${place} ${place === 'header' ? name.toLowerCase() : name}`

const parameterBreaks = ({ before, after, named }: Change): readonly string[] => {
  const was = new Map((before.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]))
  const is = new Map((after.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]))
  const removed = [...was.keys()].filter((key) => !is.has(key)).map((key) => `${key}: removed`)
  const changed = [...is].flatMap(([at, parameter]) => {
    const old = was.get(at)
    const isNewlyRequired = parameter.required === true && old?.required !== true ? [`${at}: is required now`] : []
    if (old === undefined) return isNewlyRequired
    const schemas = { before: old.schema ?? {}, after: parameter.schema ?? {} }
    return [...isNewlyRequired, ...breaksOf({ ...schemas, named, direction: 'sent', at })]
  })
  return [...removed, ...changed]
}

const contentBreaks = (
  before: Content,
  after: Content,
  { named, direction, at }: Omit<Pair, 'before' | 'after'>,
): readonly string[] =>
  Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const now = after[type]
    if (now === undefined) return [`${at}: ${type} removed`]
    return breaksOf({ before: schema, after: now.schema ?? {}, named, direction, at: `${at} ${type}` })
  })

const bodyBreaks = ({ before: { requestBody: was }, after: { requestBody: is }, named }: Change): readonly string[] => {
  const at = 'body'
  const required = is?.required === true && was?.required !== true ? [`${at}: is required now`] : []
  if (was === undefined) return required
  if (is === undefined) return [`${at}: removed`]
  return [...required, ...contentBreaks(was.content ?? {}, is.content ?? {}, { named, direction: 'sent', at })]
}

const responseBreaks = ({ before, after, named }: Change): readonly string[] => {
  // A 304 is only sent to clients that use `If-None-Match`.
  const added = Object.keys(after.responses).filter(
    (status) => isSuccess(status) && status !== '304' && !(status in before.responses),
  )
  const kept = Object.entries(before.responses).flatMap(([at, was]) => {
    const is = after.responses[at]
    // Removing an error breaks no client.
    if (is === undefined) return isSuccess(at) ? [`${at}: removed`] : []
    const headers = Object.entries(was.headers ?? {}).flatMap(([name, { schema = {} }]) => {
      const header = is.headers?.[name]
      if (header === undefined) return [`${at} header ${name}: removed`]
      const schemas = { before: schema, after: header.schema ?? {} }
      return breaksOf({ ...schemas, named, direction: 'received', at: `${at} header ${name}` })
    })
    return [...headers, ...contentBreaks(was.content ?? {}, is.content ?? {}, { named, direction: 'received', at })]
  })
  return [...added.map((status) => `${status}: is possible now`), ...kept]
}

/** Each old way of authenticating has to keep working; an empty list means that none is required. */
const securityBreaks = ({ before, after }: Change): readonly string[] => {
  const waysOf = ({ security = [] }: Operation) => (security.length === 0 ? [{}] : security).map(Object.keys)
  const ways = waysOf(after)
  return waysOf(before)
    .filter((old) => !ways.some((way) => way.every((scheme) => old.includes(scheme))))
    .map((old) => `credentials: ${old.join(' and ') || 'none'} no longer enough`)
}

/** Security schemes must not change, except for their descriptions. */
const schemeBreaks = (before: SecuritySchemes, after: SecuritySchemes): readonly Break[] => {
  const factsOf = ({ description: _, ...facts }: SecuritySchemes[string]) =>
    JSON.stringify(Object.entries(facts).sort())
  return Object.entries(before).flatMap(([subject, scheme]) => {
    const now = after[subject]
    const isSame = now !== undefined && factsOf(scheme) === factsOf(now)
    return isSame ? [] : [{ subject, what: `security scheme ${subject}: ${now === undefined ? 'removed' : 'changed'}` }]
  })
}

const operationsOf = (document: Document): ReadonlyMap<string, Operation> =>
  new Map(
    Object.entries(withoutReferences(document).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

/** The changes in the new document that break clients written or generated for the old one. */
export const breaksBetween = (before: Document, after: Document): readonly Break[] => {
  const named = { before: before.components?.schemas ?? {}, after: after.components?.schemas ?? {} }
  const operations = operationsOf(after)
  const ofOperations = [...operationsOf(before)].flatMap(([route, was]) => {
    const is = operations.get(route)
    if (is === undefined) return [{ subject: was.operationId, what: `${route}: removed` }]
    const change = { before: was, after: is, named }
    const renamed = was.operationId === is.operationId ? [] : [`operation id is ${is.operationId} now`]
    const parts = [renamed, securityBreaks(change), parameterBreaks(change), bodyBreaks(change), responseBreaks(change)]
    return [...new Set(parts.flat())].map((what) => ({ subject: was.operationId, what: `${route}: ${what}` }))
  })
  // Generated clients name their types after schemas.
  const ofSchemas = Object.keys(named.before)
    .filter((name) => !(name in named.after))
    .map((name) => ({ subject: name, what: `schema ${name}: removed` }))
  const schemesOf = ({ components }: Document) => components?.securitySchemes ?? {}
  return [...ofOperations, ...ofSchemas, ...schemeBreaks(schemesOf(before), schemesOf(after))]
}

/** The operations that exist only in the new document, as `METHOD /path`. */
export const additionsBetween = (before: Document, after: Document): readonly string[] => {
  const old = operationsOf(before)
  return [...operationsOf(after).keys()].filter((route) => !old.has(route))
}

/** The names in backticks in the changelog's `### Breaking` list of the section `## Unreleased`. */
export const announcedIn = (changelog: string): ReadonlySet<string> => {
  const [, unreleased = ''] = /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  const [, breaking = ''] = /^### Breaking$([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(unreleased) ?? []
  return new Set([...breaking.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string))
}
