import swagger from '@fastify/swagger'
import fastifyPlugin from 'fastify-plugin'
import { describeImpersonation } from '../plugins/caller/impersonation.js'
import { withoutEmptyBody } from '../plugins/request/strict-bodies.js'
import { completed } from './openapi-document.js'
import { describeHeaders } from './openapi-headers.js'
import { INTRODUCTION } from './openapi-introduction.js'
import { describeProblems } from './openapi-problems.js'

const TAGS = [
  { name: 'accounts', description: 'Profiles, preferences and onboarding' },
  { name: 'deals', description: "The signed-in teacher's deals" },
  { name: 'collections', description: 'Ordered sets of deals, with public links' },
  { name: 'sharing groups', description: 'Groups of colleagues to share deals with' },
  { name: 'catalog', description: 'Authors and their public deals and collections, for signed-in accounts' },
  { name: 'public', description: 'For students and visitors, without credentials' },
  { name: 'announcements', description: 'Banners and news, with read marks' },
  { name: 'back-office', description: 'For admins' },
  { name: 'internal backends', description: 'Server to server, with an API key, including serving deals to players' },
  { name: 'operations', description: 'Health checks and metrics' },
]

/** Documents the routes that are registered after it. */
export const openapi = fastifyPlugin(async (app, { version }: { readonly version: string }) => {
  await app.register(swagger, {
    transform: (given) => {
      const route = withoutEmptyBody(given)
      const { schema, url } = describeProblems({ ...route, ...describeImpersonation(route) } as typeof route)
      return { schema: describeHeaders(schema as never, route.route) as typeof schema, url }
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dealbook',
        version,
        description: INTRODUCTION,
        contact: { name: 'The Dealbook authors' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        },
      },
    },
    transformObject: (described) =>
      completed('openapiObject' in described ? described.openapiObject : described.swaggerObject) as never,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, i) => (typeof json.$id === 'string' ? json.$id : `def-${i}`),
    },
  })
})
