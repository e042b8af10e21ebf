import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  additionsBetween,
  announcedIn,
  breaksBetween,
  type Document,
  type Operation,
} from '../../scripts/api-changes/documents.js'
import { breaksOf, type NamedSchemas, type Schema } from '../../scripts/api-changes/schemas.js'

const of =
  (direction: 'sent' | 'received') =>
  (before: Schema, after: Schema, named: NamedSchemas = {}) =>
    breaksOf({ before, after, named: { before: named, after: named }, direction, at: '' })
const sent = of('sent')
const received = of('received')

const text = { type: 'string' }
const object = (properties: Readonly<Record<string, Schema>>, rest: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...rest,
})
const strict = { additionalProperties: false }

describe('a change of a request', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a removed property', object({ a: text }, strict), object({}, strict), '/a: removed'],
    ['a new required property', object({}), object({ a: text }, { required: ['a'] }), '/a: is required now'],
    [
      'a property that becomes required',
      object({ a: text }),
      object({ a: text }, { required: ['a'] }),
      '/a: is required now',
    ],
    ['a narrower type', { type: ['string', 'null'] }, text, ': null is no longer taken'],
    ['another type', object({ a: text }), object({ a: { type: 'integer' } }), '/a: string is no longer taken'],
    ['integers for numbers', { type: 'number' }, { type: 'integer' }, ': number is no longer taken'],
    ['a narrower enum', { ...text, enum: ['a', 'b'] }, { ...text, enum: ['a'] }, ': enum was ["a","b"], is ["a"]'],
    ['a new enum', text, { ...text, enum: ['a'] }, ': enum was none, is ["a"]'],
    ['a new const', text, { ...text, const: 'a' }, ': enum was none, is ["a"]'],
    ['a new format', text, { ...text, format: 'uuid' }, ': format was none, is "uuid"'],
    ['another pattern', { ...text, pattern: 'a' }, { ...text, pattern: 'b' }, ': pattern was "a", is "b"'],
    ['a lower limit', { ...text, maxLength: 200 }, { ...text, maxLength: 100 }, ': maxLength was 200, is 100'],
    [
      'a new limit',
      { type: 'array', items: text },
      { type: 'array', items: text, maxItems: 9 },
      ': maxItems was none, is 9',
    ],
    ['a higher minimum', { type: 'integer' }, { type: 'integer', minimum: 1 }, ': minimum was none, is 1'],
    ['items once', { type: 'array' }, { type: 'array', uniqueItems: true }, ': uniqueItems was none, is true'],
    ['another default', { ...text, default: 'add' }, { ...text, default: 'skip' }, ': default was "add", is "skip"'],
    ['a default dropped', { ...text, default: 'add' }, text, ': default was "add", is none'],
    ['other members refused', object({}), object({}, strict), ': other members are refused now'],
    [
      'other members of a map',
      object({}, { additionalProperties: { type: 'integer' } }),
      object({}, { additionalProperties: text }),
      '/*: integer is no longer taken',
    ],
    [
      'other keys',
      object({}),
      object({}, { propertyNames: { ...text, format: 'tag' } }),
      '/*: format was none, is "tag"',
    ],
    [
      'other items',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'null' } },
      '/*: string is no longer taken',
    ],
    [
      'an alternative less',
      { anyOf: [object({ a: text }, { ...strict, required: ['a'] }), { type: 'integer' }] },
      object({ a: text }, { ...strict, required: ['a'] }),
      ': integer is no longer taken',
    ],
    [
      'an alternative that fits no more',
      object({ a: text }, strict),
      { oneOf: [object({ b: text }, strict), object({ c: text }, strict)] },
      ': no alternative of type object fits any more',
    ],
    ['a part more', object({ a: text }), { allOf: [object({ a: text }), { required: ['a'] }] }, '/a: is required now'],
  ])('is breaking: %s', (_, before, after, what) => {
    expect(sent(before, after)).toEqual([what])
  })

  it.each<[string, Schema, Schema]>([
    ['a new optional property', object({}, strict), object({ a: text }, strict)],
    ['a property that becomes optional', object({ a: text }, { required: ['a'] }), object({ a: text })],
    ['a wider type', text, { type: ['string', 'null'] }],
    ['numbers for integers', { type: 'integer' }, { type: 'number' }],
    [
      'a wider enum',
      { enum: ['a', null], type: ['string', 'null'] },
      { enum: ['b', 'a', null], type: ['string', 'null'] },
    ],
    ['a higher limit', { ...text, maxLength: 1 }, { ...text, maxLength: 2 }],
    ['an alternative more', text, { anyOf: [{ type: 'null' }, text] }],
    ['the same said in another way', { type: ['string', 'null'] }, { oneOf: [text, { type: 'null' }] }],
    ['another text or example', { ...text, description: 'a' }, { ...text, description: 'b', examples: ['x'] }],
  ])('is not breaking: %s', (_, before, after) => {
    expect(sent(before, after)).toEqual([])
  })
})

describe('a change of a response', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a removed property', object({ a: text }), object({}), '/a: removed'],
    [
      'a property that may be missing',
      object({ a: text }, { required: ['a'] }),
      object({ a: text }),
      '/a: may be missing now',
    ],
    ['a wider type', text, { type: ['string', 'null'] }, ': null is possible now'],
    ['another type', { type: 'integer' }, text, ': string is possible now'],
    ['an enum dropped', { ...text, enum: ['a'] }, text, ': enum was ["a"], is none'],
    ['a format dropped', { ...text, format: 'date-time' }, text, ': format was "date-time", is none'],
    [
      'another kind of items',
      { type: 'array', items: text },
      { type: 'array', items: {} },
      '/*: array is possible now',
    ],
    [
      'a map of something else',
      object({}, { additionalProperties: text }),
      object({}, { additionalProperties: true }),
      ': members may be of any kind or missing now',
    ],
  ])('is breaking: %s', (_, before, after, what) => {
    expect(received(before, after)[0]).toBe(what)
  })

  it.each<[string, Schema, Schema]>([
    ['a new property', object({}, strict), object({ a: text }, { ...strict, required: ['a'] })],
    ['a property that is always there', object({ a: text }), object({ a: text }, { required: ['a'] })],
    ['a narrower type', { type: ['string', 'null'] }, text],
    ['a new value of an enum', { ...text, enum: ['a'] }, { ...text, enum: ['a', 'b'] }],
    ['an enum where there was none', text, { ...text, enum: ['a'] }],
    ['another limit', { ...text, maxLength: 1 }, { ...text, maxLength: 2 }],
  ])('is not breaking: %s', (_, before, after) => {
    expect(received(before, after)).toEqual([])
  })

  it('knows the type of a value that is described once', () => {
    const named = { before: {}, after: { Seat: { type: 'string', enum: ['N', 'S'] } } }
    const after = { $ref: '#/components/schemas/Seat', description: 'Who deals.' }
    const before = { type: 'string', enum: ['N', 'S'] }
    expect(breaksOf({ before, after, named, direction: 'received', at: '' })).toEqual([])
  })

  it('is followed through references, including recursive ones', () => {
    const tree = (value: Schema): NamedSchemas => ({
      Tree: object({ value, trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
    })
    const named = { before: tree(text), after: tree({ type: 'integer' }) }
    const ref = { $ref: '#/components/schemas/Tree' }
    expect(breaksOf({ before: ref, after: ref, named, direction: 'received', at: '' })).toEqual([
      '/value: integer is possible now',
    ])
  })
})

describe('an unknown keyword', () => {
  it('ends the comparison, instead of being ignored', () => {
    expect(() => sent({ type: 'array', prefixItems: [] }, {})).toThrow('prefixItems')
    expect(() => sent({ $ref: '#/components/schemas/None' }, {})).toThrow('None')
  })
})

const READ: Operation = {
  operationId: 'getThing',
  security: [{ bearer: [] }, { apiKey: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: text },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
    { name: 'If-Match', in: 'header', schema: text },
  ],
  requestBody: { content: { 'application/json': { schema: object({ a: text }) }, 'text/plain': { schema: text } } },
  responses: {
    200: {
      headers: { ETag: { schema: text } },
      content: { 'application/json': { schema: object({ b: text }) }, 'text/csv': { schema: text } },
    },
    404: { content: { 'application/json': { schema: text } } },
  },
}

const documentOf = (operation: Partial<Operation> | null, schemas: NamedSchemas = {}): Document => ({
  info: { version: '1.0.0' },
  paths: operation === null ? {} : { '/things/{id}': { get: { ...READ, ...operation } } },
  components: { schemas },
})
const [ID, PAGE, MATCH] = READ.parameters as [object, object, object]
const JSON_A = { 'application/json': { schema: object({ a: text }) }, 'text/plain': { schema: text } }
const OK = READ.responses[200] as object
const NOT_FOUND = READ.responses[404] as object

describe('a change of the document', () => {
  it.each<[string, object | null, string]>([
    ['a removed operation', null, 'removed'],
    ['another operation id', { operationId: 'readThing' }, 'operation id is readThing now'],
    ['a credential less', { security: [{ bearer: [] }] }, 'credentials: apiKey no longer enough'],
    ['a credential more', { security: [{ bearer: [], apiKey: [] }] }, 'credentials: bearer no longer enough'],
    ['a removed parameter', { parameters: [ID, MATCH] }, 'query page: removed'],
    [
      'a parameter that becomes required',
      { parameters: [ID, { ...PAGE, required: true }, MATCH] },
      'query page: is required now',
    ],
    [
      'a new required parameter',
      { parameters: [ID, PAGE, MATCH, { name: 'q', in: 'query', required: true }] },
      'query q: is required now',
    ],
    [
      'a narrower parameter',
      { parameters: [ID, { ...PAGE, schema: { type: 'boolean' } }, MATCH] },
      'query page: integer is no longer taken',
    ],
    ['a body that is required', { requestBody: { required: true, content: JSON_A } }, 'body: is required now'],
    ['a removed body', { requestBody: undefined }, 'body: removed'],
    [
      'a media type less',
      { requestBody: { content: { 'application/json': JSON_A['application/json'] } } },
      'body: text/plain removed',
    ],
    [
      'another body',
      { requestBody: { content: { ...JSON_A, 'text/plain': { schema: { type: 'null' } } } } },
      'body text/plain: string is no longer taken',
    ],
    ['a removed status', { responses: { 404: NOT_FOUND } }, '200: removed'],
    ['a new success', { responses: { 200: OK, 202: {}, 404: NOT_FOUND } }, '202: is possible now'],
    ['a header less', { responses: { 200: { ...OK, headers: {} }, 404: NOT_FOUND } }, '200 header ETag: removed'],
    [
      'a media type of a response less',
      { responses: { 200: { ...OK, content: { 'application/json': { schema: object({ b: text }) } } } } },
      '200: text/csv removed',
    ],
    [
      'another response',
      {
        responses: {
          200: { ...OK, content: { 'application/json': { schema: object({}) }, 'text/csv': { schema: text } } },
        },
      },
      '200 application/json/b: removed',
    ],
    [
      'another error',
      { responses: { 200: OK, 404: { content: { 'application/json': { schema: { type: 'null' } } } } } },
      '404 application/json: null is possible now',
    ],
  ])('is breaking: %s', (_, change, what) => {
    expect(breaksBetween(documentOf({}), documentOf(change))).toContainEqual({
      subject: 'getThing',
      what: `GET /things/{id}: ${what}`,
    })
  })

  it('is breaking if a public operation requires a credential, and if a named schema is removed', () => {
    const before = documentOf({ security: [] }, { Thing: text })
    expect(breaksBetween(before, documentOf({}))).toEqual([
      { subject: 'getThing', what: 'GET /things/{id}: credentials: none no longer enough' },
      { subject: 'Thing', what: 'schema Thing: removed' },
    ])
  })

  it('is breaking if credentials are sent in a different way', () => {
    const withSchemes = (securitySchemes: object): Document => ({
      ...documentOf({}),
      components: { securitySchemes } as NonNullable<Document['components']>,
    })
    const apiKey = { type: 'apiKey', in: 'header', name: 'X-API-Key' }
    const before = withSchemes({ apiKey, bearer: { type: 'http', scheme: 'bearer' } })
    expect(breaksBetween(before, withSchemes({ apiKey: { ...apiKey, name: 'X-Key' } }))).toEqual([
      { subject: 'apiKey', what: 'security scheme apiKey: changed' },
      { subject: 'bearer', what: 'security scheme bearer: removed' },
    ])
    const same = { description: 'A key', name: 'X-API-Key', in: 'header', type: 'apiKey' }
    expect(breaksBetween(withSchemes({ apiKey }), withSchemes({ apiKey: same }))).toEqual([])
  })

  it.each<[string, object]>([
    ['nothing', {}],
    ['a new optional parameter', { parameters: [...(READ.parameters ?? []), { name: 'q', in: 'query' }] }],
    ['a header in other letters', { parameters: [ID, PAGE, { ...MATCH, name: 'if-match' }] }],
    ['a credential less to give', { security: [] }],
    ['a 304 for those who ask for one', { responses: { 200: OK, 304: {}, 404: NOT_FOUND } }],
    ['a new error, and one that is gone', { responses: { 200: OK, 409: {} } }],
    ['a new header', { responses: { 200: { ...OK, headers: { ETag: { schema: text }, Link: {} } } } }],
  ])('is not breaking: %s', (_, change) => {
    expect(breaksBetween(documentOf({}), documentOf(change))).toEqual([])
  })

  it('lists additions', () => {
    expect(additionsBetween(documentOf(null), documentOf({}))).toEqual(['GET /things/{id}'])
    expect(breaksBetween(documentOf(null), documentOf({}))).toEqual([])
  })
})

describe('the changelog', () => {
  it('announces the breaking changes in the list since the last release', () => {
    const log = `# Changelog

## Unreleased

### Added

- \`added\`

### Breaking

- \`getThing\` no longer has \`page\`:
  use \`listThings\`.

### Fixed

- \`fixed\`

## 1.0.0

### Breaking

- \`long ago\`
`
    expect([...announcedIn(log)]).toEqual(['getThing', 'page', 'listThings'])
    expect([...announcedIn('# Changelog\n\n## Unreleased\n\n### Breaking\n\n- `last`\n')]).toEqual(['last'])
    expect([...announcedIn('# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n### Breaking\n\n- `old`\n')]).toEqual([])
  })
})

describe('the documents of this repository', () => {
  it('can be compared completely', () => {
    for (const file of ['client/openapi.json', 'client/released/openapi.json']) {
      const document: Document = JSON.parse(readFileSync(file, 'utf8'))
      expect(breaksBetween(document, document)).toEqual([])
    }
  })
})
