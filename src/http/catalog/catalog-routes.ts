import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FollowAuthor } from '../../application/catalog/follow-author.js'
import type { GetAuthorProfile } from '../../application/catalog/get-author-profile.js'
import type { ListAuthorCollections } from '../../application/catalog/list-author-collections.js'
import type { ListAuthorDeals } from '../../application/catalog/list-author-deals.js'
import type { ListAuthors } from '../../application/catalog/list-authors.js'
import type { ListFeed } from '../../application/catalog/list-feed.js'
import type { ListFollowedAuthors } from '../../application/catalog/list-followed-authors.js'
import type { ListSharedCollectionDeals } from '../../application/catalog/list-shared-collection-deals.js'
import type { ListThemes } from '../../application/catalog/list-themes.js'
import type { UnfollowAuthor } from '../../application/catalog/unfollow-author.js'
import { SHARED_DEAL, SharedDealsDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { sendDealPage } from '../deals/deal-pages.js'
import { decodeCursor } from '../dtos/cursor.js'
import { BEARER, CollectionParams, failures, NoContent, PageQuery, ref } from '../dtos/schemas.js'
import { overQuota } from '../errors/problems.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { sendList } from '../responses/streamed-responses.js'
import { type CatalogDealUseCases, catalogDealRoutes, sendPublished } from './catalog-deal-routes.js'
import {
  AuthorDto,
  CollectionDealsDto,
  DirectoryDto,
  DirectoryQuery,
  FeedQuery,
  HandleParams,
  PublishedDealsDto,
  SHARED_COLLECTION,
  SharedCollectionsDto,
  SubscriptionsDto,
  ThemesDto,
  ThemesQuery,
  toAuthorDto,
  toDirectoryDto,
  toSharedCollectionDto,
  toSubscriptionsDto,
  toThemesDto,
} from './catalog-dtos.js'

export interface CatalogUseCases extends CatalogDealUseCases {
  readonly followAuthor: FollowAuthor
  readonly getAuthorProfile: GetAuthorProfile
  readonly listAuthorCollections: ListAuthorCollections
  readonly listAuthorDeals: ListAuthorDeals
  readonly listAuthors: ListAuthors
  readonly listFeed: ListFeed
  readonly listFollowedAuthors: ListFollowedAuthors
  readonly listSharedCollectionDeals: ListSharedCollectionDeals
  readonly listThemes: ListThemes
  readonly unfollowAuthor: UnfollowAuthor
}

export const catalogRoutes: FastifyPluginAsyncTypebox<CatalogUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const tags = ['catalog']
  app.addHook('onRequest', guards.requireAccount)

  app.get(
    '/authors',
    {
      config: { turn: 'short' },
      schema: {
        operationId: 'listAuthors',
        summary: 'List authors with public deals, most recently published first',
        tags,
        security: BEARER,
        querystring: DirectoryQuery,
        response: { 200: DirectoryDto, ...failures(400, 401, 403) },
      },
    },
    async ({ actor, query: { cursor, limit, ...filter } }) => {
      const after = decodeCursor('authors', cursor, filter)
      return toDirectoryDto(await useCases.listAuthors.execute({ actor, q: null, ...filter, after, limit }), filter)
    },
  )

  app.get(
    '/authors/:handle',
    {
      schema: {
        operationId: 'getAuthor',
        summary: 'Get an author with badges',
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 200: ref(AuthorDto), ...failures(401, 403, 'CATALOG_AUTHOR_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toAuthorDto(await useCases.getAuthorProfile.execute({ actor, ...params })),
  )

  app.get(
    '/authors/:handle/deals',
    {
      schema: {
        operationId: 'listAuthorDeals',
        summary: "List an author's public deals, most recently published first",
        tags,
        security: BEARER,
        params: HandleParams,
        querystring: PageQuery,
        response: { 200: SharedDealsDto, ...failures(400, 401, 403, 'CATALOG_AUTHOR_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const { deals, total } = await useCases.listAuthorDeals.execute({ actor, ...params, ...query })
      return sendDealPage(request, reply, { deals, total, page: query, schema: SHARED_DEAL, toItem: toSharedDealDto })
    },
  )

  app.get(
    '/authors/:handle/collections',
    {
      schema: {
        operationId: 'listAuthorCollections',
        summary: "List an author's shared collections, newest first",
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 200: SharedCollectionsDto, ...failures(401, 403, 'CATALOG_AUTHOR_NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendList(request, reply, {
        list: await useCases.listAuthorCollections.execute({ actor: request.actor, ...request.params }),
        field: null,
        schema: SHARED_COLLECTION,
        toItem: toSharedCollectionDto,
        around: (collections) => collections,
      }),
  )

  app.get(
    '/collections/:id/deals',
    {
      config: { turn: 'short' },
      schema: {
        operationId: 'listSharedCollectionDeals',
        summary: "List a shared collection's public deals by its owner, in the collection's order",
        tags,
        security: BEARER,
        params: CollectionParams,
        response: { 200: CollectionDealsDto, ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND') },
      },
    },
    async (request, reply) =>
      sendList(request, reply, {
        list: await useCases.listSharedCollectionDeals.execute({ actor: request.actor, ...request.params }),
        field: null,
        schema: SHARED_DEAL,
        toItem: toSharedDealDto,
        around: (deals) => deals,
      }),
  )

  await app.register(catalogDealRoutes, { ...useCases, prefix: '/deals' })

  app.get(
    '/themes',
    {
      config: { turn: 'list' },
      schema: {
        operationId: 'listThemes',
        summary: 'List the themes of the public deals, the most frequent first',
        tags,
        security: BEARER,
        querystring: ThemesQuery,
        response: { 200: ThemesDto, ...failures(400, 401, 403) },
      },
    },
    async ({ actor, query: { q = '', language } }) =>
      toThemesDto(await useCases.listThemes.execute({ actor, q, language })),
  )

  app.get(
    '/feed',
    {
      schema: {
        operationId: 'listFeed',
        summary: 'List the public deals of the authors you follow, most recently published first',
        tags,
        security: BEARER,
        querystring: FeedQuery,
        response: { 200: PublishedDealsDto, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const after = decodeCursor('feed', query.cursor)
      const page = await useCases.listFeed.execute({ actor, after, limit: query.limit })
      return sendPublished(request, reply, { name: 'feed', filter: {} }, page)
    },
  )

  app.put(
    '/authors/:handle/subscription',
    {
      schema: {
        operationId: 'followAuthor',
        summary: 'Follow an author (idempotent)',
        tags,
        security: BEARER,
        params: HandleParams,
        response: {
          204: NoContent,
          ...failures(400, 401, 403, 'CATALOG_AUTHOR_NOT_FOUND', overQuota('subscriptions')),
        },
      },
    },
    async ({ actor, params }, reply) => {
      await useCases.followAuthor.execute({ actor, ...params })
      reply.code(204)
      return null
    },
  )

  app.delete(
    '/authors/:handle/subscription',
    {
      schema: {
        operationId: 'unfollowAuthor',
        summary: 'Unfollow an author (idempotent, whatever the handle)',
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 204: NoContent, ...failures(401, 403) },
      },
    },
    async ({ actor, params }, reply) => {
      await useCases.unfollowAuthor.execute({ actor, ...params })
      reply.code(204)
      return null
    },
  )

  app.get(
    '/subscriptions',
    {
      schema: {
        operationId: 'listSubscriptions',
        summary: 'List the authors you follow',
        tags,
        security: BEARER,
        response: { 200: SubscriptionsDto, ...failures(401, 403) },
      },
    },
    async ({ actor }) => toSubscriptionsDto(await useCases.listFollowedAuthors.execute({ actor })),
  )
}
