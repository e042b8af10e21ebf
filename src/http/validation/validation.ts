import { Ajv, type ErrorObject, type Options, type SchemaValidateFunction } from 'ajv'
import type { FastifyError, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { isAppPath } from '../../domain/announcement.js'
import { type Issue, MAX_ISSUES } from '../../domain/errors.js'
import { normalizeHandle } from '../../domain/handle.js'
import { isIdempotencyKey } from '../../domain/idempotent-request.js'
import { parseAccountId, parseDealId } from '../../domain/ids.js'
import { isCountry, isEmail, isHttpsUrl, isInstant, isLanguageTag } from '../../domain/standard-formats.js'
import { isName, isPlainLine, isStorableText } from '../../domain/text.js'
import { isCursorOf } from '../dtos/cursor.js'
import { IN_DOCUMENT, SCHEMA_NAME } from '../dtos/schemas.js'
import { decodePlace } from '../events/event-dtos.js'
import { CONTENT_RULE } from './content-rule.js'
import { CONTENT_RULES } from './content-rules.js'
import { undecodableIn } from './encoded-texts.js'
import { memberOf, repeatedMembers } from './json-text.js'
import { type ParameterSchema, queryReader, textReader } from './parameters.js'

interface Format {
  readonly accepts: (text: string) => boolean
  /** Completes "must be …". */
  readonly rule: string
}

/** Formats from the domain rules, so that schemas can refer to them and one pass finds every issue. */
const FORMATS: Readonly<Record<string, Format>> = {
  country: { accepts: isCountry, rule: 'an ISO 3166-1 alpha-2 country code' },
  'language-tag': { accepts: isLanguageTag, rule: 'a BCP 47 language tag' },
  'https-url': { accepts: isHttpsUrl, rule: 'an https URL' },
  'date-time': { accepts: isInstant, rule: 'an RFC 3339 date and time with an offset, in the years 1 to 9999' },
  handle: {
    accepts: (text) => normalizeHandle(text) !== null,
    rule: '3 to 40 letters a-z, digits or hyphens (accents are dropped), and not a reserved word',
  },
  'app-path': { accepts: isAppPath, rule: 'a path inside the app that starts with one /' },
  day: {
    accepts: (text) => isInstant(text) || isInstant(`${text}T00:00:00Z`),
    rule: 'a day such as 2026-03-01, or an RFC 3339 date and time',
  },
  uuid: { accepts: (text) => parseDealId(text) !== null, rule: 'a lower-case UUID' },
  'account-id': {
    accepts: (text) => parseAccountId(text) !== null,
    rule: '1 to 255 characters of A-Z a-z 0-9 . _ : | - @ + = ~',
  },
  email: { accepts: isEmail, rule: 'an e-mail address' },
  'idempotency-key': { accepts: isIdempotencyKey, rule: '1 to 255 printable characters' },
  'authors-cursor': { accepts: isCursorOf('authors'), rule: 'a cursor that this list returned' },
  'events-cursor': { accepts: (text) => decodePlace(text) !== null, rule: 'a cursor that this list returned' },
  'feed-cursor': { accepts: isCursorOf('feed'), rule: 'a cursor that this list returned' },
  'recent-cursor': { accepts: isCursorOf('recent'), rule: 'a cursor that this list returned' },
  name: {
    accepts: isName,
    rule: 'a single non-blank line without control characters or marks that change the text direction',
  },
  line: {
    accepts: isPlainLine,
    rule: 'a single line without control characters or marks that change the text direction',
  },
  'search-term': {
    accepts: (text) => {
      const { length } = Array.from(text.trim())
      return length >= 2 && length <= 100
    },
    rule: '2 to 100 characters, not counting surrounding spaces',
  },
}

const OPTIONS: Options = {
  useDefaults: true,
  removeAdditional: false,
  allErrors: true,
  allowUnionTypes: true,
  strict: true,
  strictTypes: false,
  coerceTypes: false,
}

/** Applies the content rule that a schema names; its issues are reported along with those of the other keywords. */
const applyRule: SchemaValidateFunction = (name: string, sent: unknown, _schema, context) => {
  const issues = CONTENT_RULES[name]?.(sent) ?? []
  applyRule.errors = issues.map(({ path, message }) => ({
    keyword: CONTENT_RULE,
    instancePath: `${context?.instancePath ?? ''}${path}`,
    params: {},
    message,
  }))
  return issues.length === 0
}

const ajvOf = (): Ajv => {
  const ajv = new Ajv(OPTIONS)
  ajv.addKeyword({ keyword: CONTENT_RULE, schemaType: 'string', type: ['object', 'array'], validate: applyRule })
  for (const [name, { accepts }] of Object.entries(FORMATS)) ajv.addFormat(name, accepts)
  // Keywords of the OpenAPI document that have no bearing on validity.
  ajv.addVocabulary(['example', 'discriminator', IN_DOCUMENT, SCHEMA_NAME])
  return ajv
}

const ajv = ajvOf()

/**
 * How many values a body may contain, counting the body itself, elements and members. The largest valid body, two share
 * templates with very short texts, contains about 13,000.
 */
export const MAX_BODY_VALUES = 15_000

interface Faults {
  /** All of them, or at least as many as a response lists. */
  readonly issues: readonly Issue[]
  readonly total: number
}

const TOO_MANY_VALUES: Faults = {
  issues: [{ path: '', message: `must not contain more than ${MAX_BODY_VALUES} values` }],
  total: 1,
}

/** The framework's error with the result of validating one part. */
type PartError = Error & { readonly validation: Faults['issues']; readonly total: number }

/** Validates each part of a request and reports issues as `{path, message}`. Bodies are never coerced. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validate = ajv.compile(schema)
  const isBody = httpPart === 'body'
  const isQuery = httpPart === 'querystring'
  const read = isBody ? () => {} : isQuery ? queryReader(schema) : textReader(schema)
  // The router and the HTTP parser reject such text in paths and headers.
  const issuesOf = isBody ? memberIssues : isQuery ? queryIssues(schema) : () => []
  const faultsIn = (data: unknown): Faults | null => {
    if (isBody && holdsTooMuch(data)) return TOO_MANY_VALUES
    const isSound = validate(data)
    const members = issuesOf(data)
    return isSound && members.length === 0 ? null : faultsFrom(isSound ? [] : (validate.errors ?? []), members)
  }
  return (data) => {
    read(data)
    const faults = faultsIn(data)
    if (faults === null) return { value: data }
    const { issues, total } = faults
    return { error: Object.assign(new Error('invalid'), { validation: issues, total }) satisfies PartError as never }
  }
}

const NOT_TAKEN = 'must not be sent: unknown or read-only'
const PROTOTYPE = '__proto__'
/** The keywords that may repeat an issue already found in the members. */
const REPEATABLE: ReadonlySet<string> = new Set(['format', 'additionalProperties'])

/** Leaves out content rules and formats that fail at a path with another issue: they would only repeat it. */
const faultsFrom = (errors: readonly ErrorObject[], members: readonly Issue[]): Faults => {
  const known = new Set(members.map(({ path }) => path))
  const isKnown = ({ instancePath }: ErrorObject): boolean => known.has(instancePath)
  const isRepeated = (error: ErrorObject): boolean =>
    error.keyword === 'additionalProperties' ? error.params.additionalProperty === PROTOTYPE : isKnown(error)
  const plain = errors.filter(
    (error) => error.keyword !== CONTENT_RULE && !(REPEATABLE.has(error.keyword) && isRepeated(error)),
  )
  const rules = errors.filter(({ keyword }) => keyword === CONTENT_RULE)
  if (rules.length > 0) for (const error of plain) known.add(pathOf(error))
  const faults = [...plain, ...rules.filter((error) => !isKnown(error))]
  // Issues past the limit are only counted: wording an issue costs more than finding it.
  return { issues: [...members, ...faults.slice(0, MAX_ISSUES).map(issueOf)], total: members.length + faults.length }
}

/** In the order in which a response lists their issues. */
const PARTS = [
  ['params', (request) => request.params],
  ['querystring', (request) => request.query],
  ['headers', (request) => request.headers],
  // The framework also uses `null` for a missing body.
  ['body', (request) => request.body ?? null],
] as const satisfies readonly (readonly [string, (request: FastifyRequest) => unknown])[]

/** In the order in which the framework validates them; it stops at the first part with an issue. */
const VALIDATED: readonly FastifyError['validationContext'][] = ['params', 'body', 'querystring', 'headers']

/**
 * The issues of every part of a request: those that the framework found, plus those of the parts that it did not
 * validate.
 */
export const faultsOf = (request: FastifyRequest, found: Pick<FastifyError, 'validationContext'>): Faults => {
  const reached = VALIDATED.indexOf(found.validationContext)
  const faults = PARTS.flatMap(([part, read]) => {
    if (part === found.validationContext) return [found as PartError]
    const validate: unknown = request.getValidationFunction(part)
    if (typeof validate !== 'function' || VALIDATED.indexOf(part) < reached) return []
    const { error } = validate(read(request)) as { error?: PartError }
    return error === undefined ? [] : [error]
  })
  return {
    issues: faults.flatMap(({ validation }) => validation),
    total: faults.reduce((sum, { total }) => sum + total, 0),
  }
}

/** The path of an issue: for an unknown or missing member, that of the member itself. */
const pathOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return memberOf(instancePath, params.additionalProperty)
  return keyword === 'required' ? memberOf(instancePath, params.missingProperty) : instancePath
}

const issueOf = (error: ErrorObject): Issue => ({ path: pathOf(error), message: messageOf(error) })

const messageOf = ({ keyword, params, message = 'is not valid' }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return NOT_TAKEN
  if (keyword === 'required') return 'is required'
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`
  const rule = keyword === 'format' ? FORMATS[params.format]?.rule : undefined
  return rule === undefined ? message : `must be ${rule}`
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value)

/** Whether a body contains more than {@link MAX_BODY_VALUES}. Stops counting there, and walks without recursion. */
const holdsTooMuch = (root: unknown): boolean => {
  let count = 1
  const open = [root].filter(isContainer)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const values: unknown[] = Object.values(next)
    count += values.length
    if (count > MAX_BODY_VALUES) return true
    for (const value of values) if (isContainer(value)) open.push(value)
  }
  return false
}

/** Problems of members that are independent of the schema. */
const memberIssues = (root: unknown): readonly Issue[] => [
  ...unstorableMembers(root),
  ...repeatedMembers(root).map((path) => ({ path, message: 'must not be repeated' })),
]

/** Problems of parameters that are independent of the schemas of their values. */
const queryIssues = ({ properties = {} }: ParameterSchema) => {
  const names = Object.keys(properties)
  return (query: unknown): readonly Issue[] => [
    ...undecodableIn(query as object, names).map((name) => ({
      path: memberOf('', name),
      message: 'must be percent-encoded UTF-8',
    })),
    ...unstorableMembers(query),
  ]
}

/**
 * Finds text that PostgreSQL or UTF-8 cannot store, and names that would reach a prototype, also in maps. Does not
 * recurse, because a body may be nested deeper than the stack.
 */
const unstorableMembers = (root: unknown): readonly Issue[] => {
  const issues: Issue[] = []
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string') {
      if (!isStorableText(value)) issues.push({ path, message: 'must not contain NUL or unpaired surrogates' })
    } else if (isContainer(value)) {
      for (const [key, member] of Object.entries(value)) {
        if (!isStorableText(key))
          issues.push({ path, message: 'must not contain NUL or unpaired surrogates in a name' })
        if (key === PROTOTYPE) issues.push({ path: memberOf(path, key), message: NOT_TAKEN })
        if (typeof member === 'string' || (typeof member === 'object' && member !== null))
          open.push({ value: member, path: memberOf(path, key) })
      }
    }
  }
  return issues
}
