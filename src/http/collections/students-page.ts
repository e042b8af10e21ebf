import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { everyBatchOf } from '../../application/batched-list.js'
import type { PublicCollection } from '../../application/collections/get-public-collection.js'
import type { SharedDeal } from '../../domain/deal.js'
import { DomainError } from '../../domain/errors.js'
import { toPublicDealDto } from '../deals/deal-dtos.js'
import { PAGE_HEADERS } from '../plugins/security-headers.js'
import { LANGUAGES, type Language, languageOf } from '../reader-language.js'
import { DEFAULT_SITE, LOGO_PATH, type Site, STYLES_PATH } from '../site.js'
import { toPublicCollectionDto } from './public-collection-dtos.js'
import type { PublicCollectionUseCases } from './public-collection-routes.js'

export interface StudentsPageOptions extends PublicCollectionUseCases {
  /** The folder into which the pages are built. */
  readonly folder: string
  readonly site?: Site
}

interface Assets {
  readonly script: string
  readonly styles: readonly string[]
}

/** What the page's build exports for the service. */
interface Renderer {
  renderPage(data: object, assets: Assets): string
  renderProblem(problem: 'closed' | 'busy', language: Language, site: object, assets: Assets): string
}

interface Manifest {
  readonly [entry: string]: { readonly file: string; readonly css?: readonly string[] }
}

/** Reads how the page is rendered. It is large, so the first request waits for it instead of the start of the service. */
const loadRenderer = async (folder: string, { color }: Site) => {
  const renderer = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as Renderer
  const manifest = JSON.parse(await readFile(join(folder, 'students.json'), 'utf8')) as Manifest
  const { file = '', css = [] } = manifest['src/students/browser.tsx'] ?? {}
  const styles = [...css.map((path) => `/${path}`), ...(color === null ? [] : [STYLES_PATH])]
  return { renderer, assets: { script: `/${file}`, styles } }
}

interface Wishes {
  /** The place of the board to open with, from 0. */
  readonly at: number
  readonly language: Language
  readonly isLanguageChosen: boolean
}

/** What the address and the browser ask for. Links are copied by hand and lengthened by other sites: nothing in them is an error. */
const wishesOf = ({ query, headers }: FastifyRequest): Wishes => {
  const { board, lang } = query as Readonly<Record<string, unknown>>
  const chosen = LANGUAGES.find((language) => language === lang)
  return {
    at: Math.max(0, (Number.parseInt(String(board), 10) || 1) - 1),
    language: chosen ?? languageOf(headers),
    isLanguageChosen: chosen !== undefined,
  }
}

/** How much of its boards a page brings along; it asks for the others when they are wanted. */
const EMBEDDED_BYTES = 128 * 1024

type Embedded = Pick<
  ReturnType<typeof toPublicDealDto>,
  | ('id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands')
  | ('auction' | 'contract' | 'play' | 'result' | 'commentary')
>

const embeddedOf = (deal: SharedDeal): Embedded => {
  const { id, title, boardNumber, dealer, vulnerability, hands, auction, contract, play, result, commentary } =
    toPublicDealDto(deal)
  return { id, title, boardNumber, dealer, vulnerability, hands, auction, contract, play, result, commentary }
}

/** The first boards, as many as a page brings along. No others are read: they may be large. */
const firstOf = async ({ deals }: PublicCollection): Promise<ReadonlyMap<string, Embedded>> => {
  const first = new Map<string, Embedded>()
  let bytes = 0
  for await (const batch of everyBatchOf(deals)) {
    for (const deal of batch) {
      const embedded = embeddedOf(deal)
      bytes += JSON.stringify(embedded).length
      if (bytes > EMBEDDED_BYTES) return first
      first.set(deal.id, embedded)
    }
    await setImmediate()
  }
  return first
}

/** The titles of all boards, and of the boards the first ones and the one that is asked for. */
const boardsOf = async (collection: PublicCollection, wished: number) => {
  const { titles, dealAt } = collection
  // Where there are fewer boards than that, the last one.
  const at = Math.max(0, Math.min(wished, titles.length - 1))
  const first = await firstOf(collection)
  const deals = titles.map(({ id }) => first.get(id) ?? null)
  if (deals[at] === null) {
    const asked = await dealAt(at)
    deals[at] = asked && embeddedOf(asked)
  }
  return { titles: titles.map(({ title }) => title), at, deals }
}

/** What the page may do: load from the service and ask it, and nothing else; an embeddable one may stand in a frame anywhere. */
const headersOf = (isEmbeddable: boolean) => ({
  ...(isEmbeddable ? {} : PAGE_HEADERS),
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isEmbeddable ? '*' : "'none'"}`,
  ].join('; '),
  'x-robots-tag': 'noindex',
  vary: 'accept-language',
})

const PROBLEMS = { DEAL_COLLECTION_NOT_FOUND: [404, 'closed'], RATE_LIMITED: [429, 'busy'] } as const
const problemOf = (error: unknown) =>
  error instanceof DomainError ? PROBLEMS[error.code as keyof typeof PROBLEMS] : undefined

/** The page that a class link opens: rendered here, so that it can be read without scripts. */
export const studentsPage: FastifyPluginAsync<StudentsPageOptions> = async (app, options) => {
  const { getPublicCollection, folder, site = DEFAULT_SITE } = options
  const shown = { name: site.name, logo: site.logo && LOGO_PATH }
  let loading: ReturnType<typeof loadRenderer> | null = null

  const pageOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    // A load that failed, for want of open files say, is tried again for the next reader.
    loading ??= loadRenderer(folder, site).catch((error) => {
      loading = null
      throw error
    })
    const { renderer, assets } = await loading
    const { at, ...language } = wishesOf(request)
    const { token } = request.params as { readonly token: string }
    try {
      const admit = app.admitToLink(request, reply)
      const collection = await getPublicCollection.execute({ actor: request.actor, token, admit })
      const { deals: _, ...head } = toPublicCollectionDto(collection, [])
      reply.headers(headersOf(collection.embeddable))
      if (collection.embeddable) reply.removeHeader('x-frame-options')
      return renderer.renderPage(
        { token, ...language, site: shown, ...head, ...(await boardsOf(collection, at)) },
        assets,
      )
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      reply.code(problem[0]).headers(headersOf(false))
      return renderer.renderProblem(problem[1], language.language, shown, assets)
    }
  }

  app.get('/c/:token', { config: { limit: 'link' }, schema: { hide: true } }, async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    return pageOf(request, reply)
  })
}
