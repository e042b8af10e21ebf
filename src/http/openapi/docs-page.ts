import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { DOCS_CONTENT_SECURITY_POLICY, PAGE_HEADERS } from '../plugins/response/security-headers.js'
import { StaticResponse, serveFolder } from '../responses/static-files.js'
import { asWideAsTheScreen, DOCS_PAGE_LOOKS } from './docs-page-style.js'
import { yamlOf } from './openapi-document.js'

const JSON_UTF8 = 'application/json; charset=utf-8'
const YAML = 'application/x-yaml'
type DocumentType = typeof JSON_UTF8 | typeof YAML

/** Where the OpenAPI document is served, and with which media type. */
const DOCUMENTS: ReadonlyMap<string, DocumentType> = new Map([
  ['/openapi.json', JSON_UTF8],
  ['/docs/json', JSON_UTF8],
  ['/docs/yaml', YAML],
])
const SWAGGER_UI_FILES = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
const MADE_BY_SWAGGER_UI: ReadonlySet<string> = new Set(['index.html', 'csp.json'])

export interface DocsPageOptions {
  /**
   * Whether the OpenAPI document is serialised before the app is ready, and not for its first reader. This takes a
   * fifth of a second, during which no request is handled.
   */
  readonly writesDocumentAhead?: boolean
}

/** The document in each media type. It never changes, and anyone may request it, so it is serialised once. */
const documentsOf = (app: FastifyInstance) => {
  const written = new Map<DocumentType, Promise<StaticResponse>>()
  const write = async (type: DocumentType): Promise<StaticResponse> => {
    const body = Buffer.from(type === YAML ? await yamlOf(app.swagger()) : JSON.stringify(app.swagger()))
    return new StaticResponse(() => body, type)
  }
  return (type: DocumentType): Promise<StaticResponse> => {
    const document = written.get(type) ?? write(type)
    written.set(type, document)
    return document
  }
}

/** The OpenAPI document, and a page to read it and try it out. */
export const docsPage: FastifyPluginAsync<DocsPageOptions> = async (app, { writesDocumentAhead = false }) => {
  const contentSecurityPolicy = Object.entries(DOCS_CONTENT_SECURITY_POLICY).map((entry) => entry.join(' '))
  serveFolder(app, SWAGGER_UI_FILES, {
    prefix: '/docs/static/',
    headers: { 'content-security-policy': contentSecurityPolicy.join('; ') },
    isServed: (path) => !MADE_BY_SWAGGER_UI.has(path),
  })
  const documentOf = documentsOf(app)
  if (writesDocumentAhead) app.addHook('onReady', async () => void (await documentOf(JSON_UTF8)))
  app.addHook('onRequest', async (request, reply) => {
    const type = DOCUMENTS.get(request.routeOptions.url ?? '')
    if (type === undefined) return
    const document = await documentOf(type)
    reply.send(await document.send(request, reply))
    return reply
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    reply.headers(PAGE_HEADERS)
    return asWideAsTheScreen(payload)
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_CONTENT_SECURITY_POLICY,
    ...DOCS_PAGE_LOOKS,
  })
  app.get('/openapi.json', { compress: false, schema: { hide: true } }, async (_request, reply) => reply)
}
