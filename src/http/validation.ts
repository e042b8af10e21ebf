import { Ajv, type ErrorObject, type Options, type SchemaValidateFunction } from 'ajv'
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { isAppPath } from '../domain/announcement.js'
import type { Issue } from '../domain/errors.js'
import { isCountry, isEmail, isHttpsUrl, isInstant, isLanguageTag } from '../domain/formats.js'
import { normalizeHandle } from '../domain/handle.js'
import { isIdempotencyKey } from '../domain/idempotency.js'
import { parseAccountId, parseDealId } from '../domain/ids.js'
import { isName, isPlainLine, isStorableText } from '../domain/text.js'
import { CONTENT_RULE, CONTENT_RULES } from './content-rules.js'
import { FEED, isCursorOf, RECENT } from './cursor.js'

interface Format {
  readonly accepts: (text: string) => boolean
  /** Completes "must be …". */
  readonly rule: string
}

/** Formats of the domain, so that a schema can name them and every fault is found in one pass. */
const FORMATS: Readonly<Record<string, Format>> = {
  country: { accepts: isCountry, rule: 'a country code of ISO 3166-1 alpha-2' },
  'language-tag': { accepts: isLanguageTag, rule: 'a language tag of BCP 47' },
  'https-url': { accepts: isHttpsUrl, rule: 'an https address' },
  'date-time': { accepts: isInstant, rule: 'a date and time of RFC 3339 with its offset, of the years 1 to 9999' },
  handle: {
    accepts: (text) => normalizeHandle(text) !== null,
    rule: '3 to 40 letters a-z, digits or hyphens once accents are dropped, and not a reserved word',
  },
  'app-path': { accepts: isAppPath, rule: 'a path inside the app that starts with one /' },
  day: {
    accepts: (text) => isInstant(text) || isInstant(`${text}T00:00:00Z`),
    rule: 'a day such as 2026-03-01, or a date and time of RFC 3339',
  },
  uuid: { accepts: (text) => parseDealId(text) !== null, rule: 'a UUID in lower case' },
  'account-id': {
    accepts: (text) => parseAccountId(text) !== null,
    rule: '1 to 255 characters of A-Z a-z 0-9 . _ : | - @ + = ~',
  },
  email: { accepts: isEmail, rule: 'an e-mail address' },
  'idempotency-key': { accepts: isIdempotencyKey, rule: '1 to 255 printable characters' },
  'feed-cursor': { accepts: isCursorOf(FEED), rule: 'a cursor that this list returned' },
  'recent-cursor': { accepts: isCursorOf(RECENT), rule: 'a cursor that this list returned' },
  name: {
    accepts: isName,
    rule: 'one line that is not blank, without control characters and marks that turn the direction of text',
  },
  line: {
    accepts: isPlainLine,
    rule: 'one line without control characters and marks that turn the direction of text',
  },
  'search-term': {
    accepts: (text) => {
      const { length } = Array.from(text.trim())
      return length >= 2 && length <= 100
    },
    rule: '2 to 100 characters without the spaces around them',
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

/** Applies the rule that a schema names; its faults stand beside those of the other keywords. */
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
  // Words of OpenAPI that say nothing about validity.
  ajv.addVocabulary(['example', 'discriminator'])
  return ajv
}

const ajv = ajvOf()

/** How the text of a query is read where its schema wants another type. Text of no such form stays, and fails the schema. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
}

/** Reads numbers and booleans from the texts of a query, in decimal digits and no other notation. */
const readTexts = ({ properties = {} }: { properties?: Record<string, { type?: unknown }> }) => {
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

/** Validates the parts of a request; a failure lists its faults as `{path, message}`. Bodies are taken as they are. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validate = ajv.compile(schema)
  const read = httpPart === 'body' ? () => {} : readTexts(schema)
  // The router and the parser of heads let no such text through.
  const textsOf = httpPart === 'body' || httpPart === 'querystring' ? unstorableTexts : () => []
  return (data) => {
    read(data)
    const isSound = validate(data)
    const texts = textsOf(data)
    if (isSound && texts.length === 0) return { value: data }
    const issues = [...texts, ...issuesOf(isSound ? [] : (validate.errors ?? []), texts)]
    return { error: Object.assign(new Error('invalid'), { validation: issues }) as never }
  }
}

/** A rule or a format that fails where another fault is named already says the same in other words. */
const issuesOf = (errors: readonly ErrorObject[], texts: readonly Issue[]): readonly Issue[] => {
  const known = new Set(texts.map(({ path }) => path))
  const isKnown = ({ instancePath }: ErrorObject): boolean => known.has(instancePath)
  const plain = errors
    .filter((error) => error.keyword !== CONTENT_RULE && !(error.keyword === 'format' && isKnown(error)))
    .map(issueOf)
  for (const { path } of plain) known.add(path)
  return [...plain, ...errors.filter((error) => error.keyword === CONTENT_RULE && !isKnown(error)).map(issueOf)]
}

const PARTS = [
  ['params', (request) => request.params],
  ['querystring', (request) => request.query],
  ['headers', (request) => request.headers],
  // The framework, too, has `null` for a body that was not sent.
  ['body', (request) => request.body ?? null],
] as const satisfies readonly (readonly [string, (request: FastifyRequest) => unknown])[]

/** Every fault of every part of a request: the framework stops at the first part that has one. */
export const faultsOf = (request: FastifyRequest): readonly Issue[] =>
  PARTS.flatMap(([part, read]) => {
    const validate: unknown = request.getValidationFunction(part)
    if (typeof validate !== 'function') return []
    const { error } = validate(read(request)) as { error?: { validation: readonly Issue[] } }
    return error?.validation ?? []
  })

/** The path of a member as a JSON Pointer (RFC 6901). */
const memberOf = (path: string, key: string): string => `${path}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`

const issueOf = ({ instancePath, keyword, params, message = 'is not valid' }: ErrorObject): Issue => {
  if (keyword === 'additionalProperties')
    return {
      path: memberOf(instancePath, params.additionalProperty),
      message: 'must not be sent: unknown or read-only',
    }
  if (keyword === 'required') return { path: memberOf(instancePath, params.missingProperty), message: 'is required' }
  if (keyword === 'enum')
    return {
      path: instancePath,
      message: `must be one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`,
    }
  if (keyword === 'format') {
    const rule = FORMATS[params.format]?.rule
    if (rule !== undefined) return { path: instancePath, message: `must be ${rule}` }
  }
  return { path: instancePath, message }
}

/** Names text that neither PostgreSQL nor UTF-8 can hold. Walks without recursion: a body may be nested deeper than the stack. */
const unstorableTexts = (root: unknown): readonly Issue[] => {
  const issues: Issue[] = []
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string') {
      if (!isStorableText(value)) issues.push({ path, message: 'must not hold NUL or unpaired surrogates' })
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, member] of Object.entries(value)) {
        if (!isStorableText(key)) issues.push({ path, message: 'must not hold NUL or unpaired surrogates in a name' })
        if (typeof member === 'string' || (typeof member === 'object' && member !== null))
          open.push({ value: member, path: memberOf(path, key) })
      }
    }
  }
  return issues
}
