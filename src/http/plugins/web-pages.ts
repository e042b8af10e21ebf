import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { SharedAnswer, serveFolder } from '../shared-files.js'

/** How people sign in to the pages: OpenID Connect, authorization code with PKCE. */
export interface SignIn {
  readonly authority: string
  readonly clientId: string
  readonly audience: string
}

export interface WebOptions {
  /** The folder into which `vite build` puts the pages. */
  readonly folder: string
  /** `null`: by pasting a token. */
  readonly signIn: SignIn | null
}

/** Addresses of the pages: each of them returns the same document, which then shows the page. */
const PAGES = ['/', '/sign-in', '/signed-in', '/authors/:handle', '/admin', '/admin/*']

/** What the document may do: load from the service, and call the service and the identity provider. */
const contentSecurityPolicy = (signIn: SignIn | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    ["connect-src 'self'", ...(signIn === null ? [] : [new URL(signIn.authority).origin])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The back-office and the showcase, as files. Nothing here needs a credential: the pages ask the API like anyone else. */
export const webPages: FastifyPluginAsync<WebOptions> = async (app, { folder, signIn }) => {
  const headers = {
    'content-security-policy': contentSecurityPolicy(signIn),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  }
  serveFolder(app, join(folder, 'assets'), {
    prefix: '/assets/',
    // Asset names contain a hash of their content.
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  const document = new SharedAnswer(readFileSync(join(folder, 'index.html')), 'text/html; charset=utf-8')
  const schema = { hide: true }
  for (const url of PAGES)
    app.get(url, { compress: false, schema }, (request, reply) => document.send(request, reply.headers(headers)))
  app.get('/admin/settings.json', { schema }, async () => ({ signIn }))
}
