import { Ajv, type ErrorObject, type Options } from 'ajv'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { isAppPath } from '../domain/announcement.js'
import { type Issue, rejectIssues } from '../domain/errors.js'
import { isCountry, isEmail, isHttpsUrl, isInstant, isLanguageTag } from '../domain/formats.js'
import { normalizeHandle } from '../domain/handle.js'
import { parseAccountId, parseDealId } from '../domain/ids.js'
import { isSingleLine, isStorableText } from '../domain/text.js'

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
  'single-line': { accepts: isSingleLine, rule: 'one line without control characters' },
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

const ajvOf = (): Ajv => {
  const ajv = new Ajv(OPTIONS)
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
  return (data) => {
    read(data)
    if (validate(data)) return { value: data }
    return { error: Object.assign(new Error('invalid'), { validation: (validate.errors ?? []).map(issueOf) }) as never }
  }
}

const issueOf = ({ instancePath, keyword, params, message = 'is not valid' }: ErrorObject): Issue => {
  const at = (key: string) => `${instancePath}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`
  if (keyword === 'additionalProperties')
    return { path: at(params.additionalProperty), message: 'must not be sent: unknown or read-only' }
  if (keyword === 'required') return { path: at(params.missingProperty), message: 'is required' }
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

/** Refuses text that neither PostgreSQL nor UTF-8 can hold, wherever it stands in a body or a query. */
export const textGuard = async (app: FastifyInstance): Promise<void> => {
  app.addHook('preValidation', (request, _reply, done) => {
    const issues: Issue[] = []
    collectUnstorable(request.body, issues)
    collectUnstorable(request.query, issues)
    rejectIssues(issues)
    done()
  })
}

/** Walks without recursion: a body may be nested deeper than the stack. */
const collectUnstorable = (root: unknown, issues: Issue[]): void => {
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string') {
      if (!isStorableText(value)) issues.push({ path, message: 'must not hold NUL or unpaired surrogates' })
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, member] of Object.entries(value)) {
        if (!isStorableText(key)) issues.push({ path, message: 'must not hold NUL or unpaired surrogates in a name' })
        if (typeof member === 'string' || (typeof member === 'object' && member !== null))
          open.push({ value: member, path: `${path}/${key}` })
      }
    }
  }
}
