import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { escapedMarkup } from '../../domain/markup.js'
import { PAGE_HEADERS } from '../plugins/response/security-headers.js'
import { StaticResponse, serveFolder } from '../responses/static-files.js'
import { DEFAULT_SITE, LOGO_PATH, type Site, STYLES_PATH, siteStyles, stylesLinkOf } from './site.js'

/** How users sign in on the pages: OpenID Connect, authorization code with PKCE. */
export interface SignIn {
  readonly authority: string
  readonly clientId: string
  readonly audience: string
}

export interface WebOptions {
  /** The folder with the pages built by `vite build`. */
  readonly folder: string
  /** `null`: users paste a token. */
  readonly signIn: SignIn | null
  /** Whether the service issues its own tokens, to be tried out; its terminal shows them. */
  readonly isDemo?: boolean
  readonly site?: Site
}

/** The paths of the pages. All return the same document, which then shows the right page. */
const PAGES = [
  '/',
  '/sign-in',
  '/signed-in',
  '/desk',
  '/desk/*',
  '/explore',
  '/authors',
  '/authors/:handle',
  '/boards/:id',
  '/admin',
  '/admin/*',
]

/** Allows the document to load from the service, and to call the service and the identity provider. */
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

/** The HTML document of the pages, with the site's name and appearance. */
export const documentOf = ({ folder, site = DEFAULT_SITE }: Pick<WebOptions, 'folder' | 'site'>): string => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return (site.logo === null ? html : html.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${LOGO_PATH}">`))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapedMarkup(site.name)}</title>`)
    .replace('</head>', `${stylesLinkOf(site)}</head>`)
}

/** Keeps search engines away from class links and API responses. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /',
  'Allow: /$',
  'Allow: /authors',
  'Allow: /assets/',
  'Allow: /docs',
  '',
].join('\n')

/**
 * Serves the desk, the back-office and the catalog as static files. They need no credential, because the pages call
 * the API like any other client.
 */
export const webPages: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const { folder, signIn, isDemo = false, site = DEFAULT_SITE } = options
  const headers = {
    ...PAGE_HEADERS,
    'content-security-policy': contentSecurityPolicy(signIn),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  }
  serveFolder(app, join(folder, 'assets'), {
    prefix: '/assets/',
    // Asset names contain a hash of their content.
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  const html = Buffer.from(documentOf({ folder, site }))
  const document = new StaticResponse(() => html, 'text/html; charset=utf-8')
  const schema = { hide: true }
  for (const url of PAGES)
    app.get(url, { compress: false, schema }, (request, reply) => document.send(request, reply.headers(headers)))
  app.get('/admin/settings.json', { schema }, async () => ({
    signIn,
    isDemo,
    site: { name: site.name, logo: site.logo && LOGO_PATH },
  }))
  await app.register(siteFiles, { folder, site })
}

const siteFiles: FastifyPluginAsync<Required<Pick<WebOptions, 'folder' | 'site'>>> = async (app, { folder, site }) => {
  const { logo } = site
  const icon = logo ?? { bytes: readFileSync(join(folder, 'favicon.ico')), type: 'image/x-icon' }
  const files = {
    '/robots.txt': new StaticResponse(() => Buffer.from(ROBOTS), 'text/plain; charset=utf-8'),
    '/favicon.ico': new StaticResponse(() => icon.bytes, icon.type),
    [STYLES_PATH]: new StaticResponse(() => Buffer.from(siteStyles(site)), 'text/css; charset=utf-8'),
    ...(logo === null ? {} : { [LOGO_PATH]: new StaticResponse(() => logo.bytes, logo.type) }),
  }
  // An SVG opened directly is a document, so it is only allowed to draw.
  const headers = {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'no-cache',
  }
  for (const [url, file] of Object.entries(files))
    app.get(url, { compress: false, schema: { hide: true } }, (request, reply) =>
      file.send(request, reply.headers(headers)),
    )
}
