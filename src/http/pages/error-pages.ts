import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { escapedMarkup } from '../../domain/markup.js'
import type { PageLanguage } from '../../domain/page-languages.js'
import { pathOf } from '../plugins/request/request-path.js'
import { PAGE_HEADERS, SECURITY_HEADERS } from '../plugins/response/security-headers.js'
import { languageOf } from './reader-language.js'
import { DEFAULT_SITE, LOGO_PATH } from './site.js'
import { documentOf, type WebOptions } from './web-pages.js'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders the error page for a browser and sets its headers; `null` for other clients, on the API, and if the
     * service has no pages.
     */
    errorPage?: (request: FastifyRequest, reply: FastifyReply, status: number) => string | null
  }
}

interface Words {
  readonly title: string
  readonly text: string
}

const UNKNOWN: Readonly<Record<PageLanguage, Words>> = {
  en: { title: 'This page doesn’t exist', text: 'Check the address, or start from the home page.' },
  fr: { title: 'Cette page n’existe pas', text: 'Vérifiez l’adresse, ou repartez de la page d’accueil.' },
  de: { title: 'Diese Seite gibt es nicht', text: 'Prüfen Sie die Adresse, oder beginnen Sie auf der Startseite.' },
  pl: { title: 'Ta strona nie istnieje', text: 'Sprawdź adres albo zacznij od strony startowej.' },
}
const BUSY: Readonly<Record<PageLanguage, Words>> = {
  en: { title: 'Too many people at once', text: 'Please try again in a minute.' },
  fr: { title: 'Trop de monde à la fois', text: 'Veuillez réessayer dans une minute.' },
  de: { title: 'Zu viele auf einmal', text: 'Bitte versuchen Sie es in einer Minute noch einmal.' },
  pl: { title: 'Za dużo osób naraz', text: 'Spróbuj ponownie za minutę.' },
}
const BROKEN: Readonly<Record<PageLanguage, Words>> = {
  en: { title: 'Something went wrong on our side', text: 'Please try again in a minute. If you report it, name:' },
  fr: {
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans une minute. Si vous le signalez, citez :',
  },
  de: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Bitte versuchen Sie es in einer Minute noch einmal. Wenn Sie es melden, nennen Sie:',
  },
  pl: {
    title: 'Coś się u nas nie powiodło',
    text: 'Spróbuj ponownie za minutę. W zgłoszeniu podaj:',
  },
}
const REFUSED: Readonly<Record<PageLanguage, Words>> = {
  en: { title: 'This address can’t be opened like this', text: 'Open it from the home page instead.' },
  fr: { title: 'Cette adresse ne s’ouvre pas ainsi', text: 'Passez plutôt par la page d’accueil.' },
  de: { title: 'Diese Adresse lässt sich so nicht öffnen', text: 'Gehen Sie stattdessen über die Startseite.' },
  pl: { title: 'Tego adresu nie można tak otworzyć', text: 'Przejdź przez stronę startową.' },
}
const HOME: Readonly<Record<PageLanguage, string>> = {
  en: 'Home page',
  fr: 'Page d’accueil',
  de: 'Startseite',
  pl: 'Strona startowa',
}

/** The links for every visitor; both lead to the sign-in if necessary. */
const DESK: Readonly<Record<PageLanguage, string>> = {
  en: 'Your desk',
  fr: 'Votre bureau',
  de: 'Ihr Schreibtisch',
  pl: 'Pulpit',
}
const EXPLORE: Readonly<Record<PageLanguage, string>> = {
  en: 'Explore',
  fr: 'Explorer',
  de: 'Entdecken',
  pl: 'Odkrywaj',
}
const SUIT = '<span class="suit" aria-hidden="true">♠</span>'

const wordsOf = (status: number): Readonly<Record<PageLanguage, Words>> => {
  if (status === 404) return UNKNOWN
  if (status === 429 || status === 503) return BUSY
  return status >= 500 ? BROKEN : REFUSED
}

const HEADERS = {
  ...SECURITY_HEADERS,
  ...PAGE_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

const negotiator = new Negotiator({ supportedValues: ['application/json', 'text/html'] })

/** Whether the client prefers HTML, as browsers do; clients that accept anything get JSON. */
const prefersHtml = ({ headers }: FastifyRequest): boolean =>
  negotiator.negotiate((headers.accept ?? '').toLowerCase().replaceAll('*/*', '*')) === 'text/html'

const firstPartOf = (path: string): string => path.split('/', 2)[1] ?? ''

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Renders errors outside the API as HTML instead of JSON, for browsers. */
export const errorPages = fastifyPlugin(async (app, web: WebOptions) => {
  const { name, logo } = web.site ?? DEFAULT_SITE
  const picture = logo === null ? SUIT : `<img src="${LOGO_PATH}" alt="">`
  // The icon and the style sheets of the other pages.
  const links =
    documentOf(web)
      .match(/<link rel="(?:icon|stylesheet)"[^>]*>/g)
      ?.join('\n') ?? ''
  const api = new Set(['api', 'openapi.json'])
  app.addHook('onRoute', ({ url, schema }) => {
    if (schema?.hide !== true) api.add(firstPartOf(url))
  })
  const pageOf = (language: PageLanguage, { title, text }: Words, detail: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapedMarkup(`${title} · ${name}`)}</title>
${links}
</head>
<body>
<header class="site"><a class="brand" href="/">${picture}${escapedMarkup(name)}</a>
<nav class="links"><a href="/desk">${DESK[language]}</a><a href="/explore">${EXPLORE[language]}</a></nav></header>
<main class="showcase"><div class="narrow">
<h1>${escapedMarkup(title)}</h1>
<p>${escapedMarkup(text)}${detail}</p>
<p><a href="/">${escapedMarkup(HOME[language])}</a></p>
</div></main>
</body>
</html>
`
  app.decorate('errorPage', (request, reply, status) => {
    if (api.has(firstPartOf(request.routeOptions.url ?? decoded(pathOf(request.url))))) return null
    reply.header('vary', 'accept, accept-language')
    if (!prefersHtml(request)) return null
    const language = languageOf(request.headers)
    reply.headers(HEADERS)
    const detail = status === 500 ? ` <code>${escapedMarkup(request.id)}</code>` : ''
    return pageOf(language, wordsOf(status)[language], detail)
  })
})
