import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { everyBatchOf } from '../../application/batched-list.js'
import type { PublicCollection, PublicDeals } from '../../application/collections/get-public-collection.js'
import type { Turns } from '../../application/ports/turns.js'
import { MAX_COLLECTION_DEALS } from '../../domain/collection.js'
import type { SharedDeal } from '../../domain/deal.js'
import type { RankLanguage } from '../../domain/drawing/ranks.js'
import { DomainError } from '../../domain/errors.js'
import { isPageLanguage, type PageLanguage } from '../../domain/page-languages.js'
import { viewWhilePractised } from '../../domain/practice/practice.js'
import { type BoardNumbering, quarterTurnsOf, shownAs } from '../../domain/turned-board.js'
import { linkReader } from '../collections/link-reader.js'
import { toPublicCollectionDto } from '../collections/public-collection-dtos.js'
import type { PublicCollectionUseCases } from '../collections/public-collection-routes.js'
import { countView } from '../collections/view-counting.js'
import { toPublicDealDto } from '../deals/deal-dtos.js'
import { PAGE_HEADERS } from '../plugins/response/security-headers.js'
import { sendIfChanged } from '../responses/streamed-responses.js'
import { languageOf, ranksOf } from './reader-language.js'
import { DEFAULT_SITE, LOGO_PATH, type Site, STYLES_PATH } from './site.js'

export interface StudentsPageOptions extends PublicCollectionUseCases {
  readonly turns: Turns
  /** The folder with the built pages. */
  readonly folder: string
  readonly site?: Site
}

interface Assets {
  readonly script: string
  /** The script on the page of a link that has ended; it makes the device forget its participant. */
  readonly endedScript: string
  readonly styles: readonly string[]
}

type Problem = 'closed' | 'busy'

/** The exports of the built page that the service uses. */
interface Renderer {
  renderPage(data: object, assets: Assets): string
  renderProblem(problem: Problem, language: PageLanguage, site: object, assets: Assets): string
}

interface Manifest {
  readonly [entry: string]: { readonly file: string; readonly css?: readonly string[] }
}

/** Loads the renderer. It is large, so the first request waits for it instead of the start of the service. */
const loadRenderer = async (folder: string, { color }: Site) => {
  const renderer = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as Renderer
  const manifest = JSON.parse(await readFile(join(folder, 'students.json'), 'utf8')) as Manifest
  const { file = '', css = [] } = manifest['src/students/browser.tsx'] ?? {}
  const ended = manifest['src/students/ended.ts']?.file ?? ''
  const styles = [...css.map((path) => `/${path}`), ...(color === null ? [] : [STYLES_PATH])]
  return { renderer, assets: { script: `/${file}`, endedScript: `/${ended}`, styles } }
}

interface RequestedView {
  /** The index of the board to open, starting at 0. */
  readonly at: number
  readonly language: PageLanguage
  readonly isLanguageChosen: boolean
  readonly ranks: RankLanguage
  readonly numbers: BoardNumbering | null
  /** The calls chosen so far by a reader without scripts, in the page's own format. */
  readonly choices: string | null
  /** Whether to read the board instead of practising it. */
  readonly isReading: boolean
}

/** The calls chosen in each place of an auction, such as `2:2S,4S;6:P`. The page interprets them. */
const CHOICES = /^[\dA-Z:,;]{1,1000}$/

/**
 * The view requested by the address and the browser's headers. Links are copied by hand and extended by other sites, so
 * invalid parts are ignored.
 */
const requestedView = ({ query, headers }: FastifyRequest): RequestedView => {
  const { board, lang, numbers, chosen: choices, show } = query as Readonly<Record<string, unknown>>
  const isLanguageChosen = isPageLanguage(lang)
  const language = isLanguageChosen ? lang : languageOf(headers)
  return {
    at: Math.min(MAX_COLLECTION_DEALS - 1, Math.max(0, (Number.parseInt(String(board), 10) || 1) - 1)),
    language,
    isLanguageChosen,
    ranks: ranksOf(headers, language),
    numbers: numbers === 'place' ? numbers : null,
    choices: typeof choices === 'string' && CHOICES.test(choices) ? choices : null,
    isReading: show === 'all',
  }
}

/** The size of the boards embedded in a page; it requests the others when they are needed. */
const EMBEDDED_BYTES = 128 * 1024

type Embedded = Pick<
  ReturnType<typeof toPublicDealDto>,
  | ('id' | 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'hands')
  | ('auction' | 'callNotes' | 'contract' | 'play' | 'result' | 'doubleDummy' | 'commentary')
> & {
  /** Clockwise quarter turns from the board as it is stored. */
  readonly turns: number
}

const embeddedOf = (deal: SharedDeal, turns: number): Embedded => {
  const {
    id,
    title,
    boardNumber,
    dealer,
    vulnerability,
    hands,
    auction,
    callNotes,
    contract,
    play,
    result,
    doubleDummy,
    commentary,
  } = toPublicDealDto(deal)
  const board = { boardNumber, dealer, vulnerability, hands, auction, callNotes }
  return { id, title, ...board, contract, play, result, doubleDummy, commentary, turns }
}

/** The first boards, up to the size that a page embeds. The others are not read, because they may be large. */
const firstOf = async (
  { deals }: PublicDeals,
  embed: (deal: SharedDeal) => Embedded,
): Promise<ReadonlyMap<string, Embedded>> => {
  const first = new Map<string, Embedded>()
  let bytes = 0
  for await (const batch of everyBatchOf(deals)) {
    for (const deal of batch) {
      const embedded = embed(deal)
      bytes += JSON.stringify(embedded).length
      if (bytes > EMBEDDED_BYTES) return first
      first.set(deal.id, embedded)
    }
    await setImmediate()
  }
  return first
}

/** The titles of all boards, and the content of the first boards and of the requested one. */
const boardsOf = async (collection: PublicCollection, { at: requested, numbers }: RequestedView) => {
  const read = await collection.read()
  const { titles, dealAt } = read
  // If there are fewer boards, the last one is opened.
  const at = Math.max(0, Math.min(requested, titles.length - 1))
  const places = new Map(titles.map(({ id }, place) => [id, place]))
  const embed = (deal: SharedDeal): Embedded => {
    const shown = shownAs(deal, { numbers, south: collection.studentView.south }, places.get(deal.id) ?? 0)
    return embeddedOf(shown, quarterTurnsOf(deal, shown))
  }
  const first = await firstOf(read, embed)
  const deals = titles.map(({ id }) => first.get(id) ?? null)
  if (deals[at] === null) {
    const asked = await dealAt(at)
    deals[at] = asked && embed(asked)
  }
  return { titles: titles.map(({ title }) => title), at, deals }
}

/** Allows the page to load from and call this service only. An embeddable page may be framed by any site. */
const headersOf = (isEmbeddable: boolean) => ({
  ...(isEmbeddable ? {} : PAGE_HEADERS),
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbeddable ? '*' : "'none'"}`,
  ].join('; '),
  'x-robots-tag': 'noindex',
  vary: 'accept-language',
})

const PROBLEMS = { DEAL_COLLECTION_NOT_FOUND: [404, 'closed'], RATE_LIMITED: [429, 'busy'] } as const
const problemOf = (error: unknown) =>
  error instanceof DomainError ? PROBLEMS[error.code as keyof typeof PROBLEMS] : undefined

/**
 * How long a rendered page is cached, in milliseconds, and the maximum length of all of them together, in characters.
 */
const KEPT_MS = 10_000
const KEPT_LENGTH = 8 * 1024 * 1024

interface Rendering {
  readonly link: string
  readonly render: () => Promise<string>
}

/**
 * Rendered pages, keyed by everything that they depend on. Each is rendered once for all readers; pages of the same
 * link are rendered one after another.
 */
const renderedPages = (turns: Turns) =>
  new LRUCache<string, string, Rendering>({
    ttl: KEPT_MS,
    maxSize: KEPT_LENGTH,
    // A page that is evicted while it is being rendered is still sent.
    ignoreFetchAbort: true,
    sizeCalculation: (page, version) => page.length + version.length,
    fetchMethod: (_version, _stale, { context: { link, render } }) => turns.run('render', link, render),
  })

/** The page that a class link opens. It is rendered on the server, so it can be read without scripts. */
export const studentsPage: FastifyPluginAsync<StudentsPageOptions> = async (app, options) => {
  const { getPublicCollection, views, folder, site = DEFAULT_SITE } = options
  const shown = { name: site.name, logo: site.logo && LOGO_PATH }
  const pages = renderedPages(options.turns)
  // Cached, because they are the same for everyone, and requested whenever someone guesses links.
  const problemPages = new Map<string, string>()
  const problemPage = (renderer: Renderer, problem: Problem, language: PageLanguage, assets: Assets): string => {
    const key = `${problem} ${language}`
    const page = problemPages.get(key) ?? renderer.renderProblem(problem, language, shown, assets)
    problemPages.set(key, page)
    return page
  }
  let loading: ReturnType<typeof loadRenderer> | null = null

  const pageOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    // If loading failed, for example because too many files were open, the next request tries again.
    loading ??= loadRenderer(folder, site).catch((error) => {
      loading = null
      throw error
    })
    const { renderer, assets } = await loading
    const view = requestedView(request)
    const { token } = request.params as { readonly token: string }
    try {
      const found = await getPublicCollection.execute({ ...linkReader(request, reply), token })
      const collection = { ...found, studentView: viewWhilePractised(found.studentView, found.practice) }
      countView(views, request, reply, collection.id)
      const { deals: _, ...head } = toPublicCollectionDto(collection, [])
      reply.headers(headersOf(collection.embeddable))
      if (collection.embeddable) reply.removeHeader('x-frame-options')
      const version = [token, view, head, collection.version, shown, assets]
      return await sendIfChanged(request, reply, version, () =>
        pages.forceFetch(JSON.stringify(version), {
          context: {
            link: token,
            render: async () => {
              const boards = await boardsOf(collection, view)
              return renderer.renderPage({ token, ...view, site: shown, ...head, ...boards }, assets)
            },
          },
        }),
      )
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      reply.removeHeader('etag').code(problem[0]).headers(headersOf(false))
      return problemPage(renderer, problem[1], view.language, assets)
    }
  }

  app.get('/c/:token', { config: { limit: 'link', turn: 'class' }, schema: { hide: true } }, async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    return pageOf(request, reply)
  })
}
