import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { GetAuthorProfile } from '../../application/catalog/get-author-profile.js'
import type { ListAuthorDeals } from '../../application/catalog/list-author-deals.js'
import type { ListPublishedDeals, PublishedDeals } from '../../application/catalog/list-published-deals.js'
import type { ManageSubscriptions } from '../../application/catalog/manage-subscriptions.js'
import type { SharedCollections } from '../../application/catalog/shared-collections.js'
import { callerOf, type Guards } from '../authentication.js'
import { decodeCursor, FEED, RECENT } from '../cursor.js'
import { SHARED_DEAL, SharedDealDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { sendDealPage } from '../deals/deal-pages.js'
import { BEARER, failures, IdParams, NoContent, PageQuery, ref } from '../schemas.js'
import { sendList } from '../streamed-answers.js'
import {
  AUTHORED_DEAL,
  AuthorDealsDto,
  AuthorDto,
  FeedQuery,
  HandleParams,
  PublishedDealsDto,
  RecentQuery,
  SharedCollectionDto,
  SubscriptionsDto,
  toAuthorDto,
  toAuthoredDealDto,
  toPublishedDealsDto,
  toSharedCollectionDto,
  toSubscriptionsDto,
} from './catalog-dtos.js'

const sendPublished = (request: FastifyRequest, reply: FastifyReply, name: string, page: PublishedDeals) =>
  sendList(request, reply, {
    list: page.deals,
    field: 'deals',
    schema: AUTHORED_DEAL,
    toItem: toAuthoredDealDto,
    around: (deals) => toPublishedDealsDto(name, page, deals),
  })

export interface CatalogUseCases {
  readonly getAuthorProfile: GetAuthorProfile
  readonly listAuthorDeals: ListAuthorDeals
  readonly sharedCollections: SharedCollections
  readonly listPublishedDeals: ListPublishedDeals
  readonly manageSubscriptions: ManageSubscriptions
}

export const catalogRoutes: FastifyPluginAsyncTypebox<CatalogUseCases & { guards: Guards }> = async (
  app,
  { guards, getAuthorProfile, listAuthorDeals, sharedCollections, listPublishedDeals, manageSubscriptions },
) => {
  const tags = ['catalog']
  app.addHook('onRequest', guards.requireAccount)

  app.get(
    '/authors/:handle',
    {
      schema: {
        operationId: 'getAuthor',
        summary: 'An author with badges',
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 200: ref(AuthorDto), ...failures(401, 403, 404) },
      },
    },
    async ({ params }) => toAuthorDto(await getAuthorProfile.execute(params)),
  )

  app.get(
    '/authors/:handle/deals',
    {
      schema: {
        operationId: 'listAuthorDeals',
        summary: "An author's public deals, most recently published first",
        tags,
        security: BEARER,
        params: HandleParams,
        querystring: PageQuery,
        response: { 200: AuthorDealsDto, ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const { deals, total } = await listAuthorDeals.execute({ ...params, ...query })
      return sendDealPage(request, reply, { deals, total, page: query, schema: SHARED_DEAL, toItem: toSharedDealDto })
    },
  )

  app.get(
    '/authors/:handle/collections',
    {
      schema: {
        operationId: 'listAuthorCollections',
        summary: "An author's shared collections, newest first",
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 200: Type.Array(ref(SharedCollectionDto)), ...failures(401, 403, 404) },
      },
    },
    async ({ params }) => (await sharedCollections.ofAuthor(params)).map(toSharedCollectionDto),
  )

  app.get(
    '/collections/:id/deals',
    {
      schema: {
        operationId: 'listSharedCollectionDeals',
        summary: 'The public deals of a shared collection that its owner authored, in its order',
        tags,
        security: BEARER,
        params: IdParams,
        response: { 200: Type.Array(ref(SharedDealDto)), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) =>
      sendList(request, reply, {
        list: await sharedCollections.dealsOf(request.params),
        field: null,
        schema: SHARED_DEAL,
        toItem: toSharedDealDto,
        around: (deals) => deals,
      }),
  )

  app.get(
    '/deals',
    {
      schema: {
        operationId: 'listRecentDeals',
        summary: 'The public deals of all authors, most recently published first',
        tags,
        security: BEARER,
        querystring: RecentQuery,
        response: { 200: PublishedDealsDto, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { cursor, limit } = request.query
      const page = await listPublishedDeals.recent({ after: decodeCursor(RECENT, cursor), limit })
      return sendPublished(request, reply, RECENT, page)
    },
  )

  app.get(
    '/feed',
    {
      schema: {
        operationId: 'listFeed',
        summary: 'The public deals of the authors that the caller follows, most recently published first',
        tags,
        security: BEARER,
        querystring: FeedQuery,
        response: { 200: PublishedDealsDto, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { cursor, limit } = request.query
      const after = decodeCursor(FEED, cursor)
      const page = await listPublishedDeals.feed({ caller: callerOf(request), after, limit })
      return sendPublished(request, reply, FEED, page)
    },
  )

  app.put(
    '/authors/:handle/subscription',
    {
      schema: {
        operationId: 'followAuthor',
        summary: 'Follow an author; repeatable',
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 204: NoContent, ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      await manageSubscriptions.follow(callerOf(request), request.params.handle)
      reply.code(204)
      return null
    },
  )

  app.delete(
    '/authors/:handle/subscription',
    {
      schema: {
        operationId: 'leaveAuthor',
        summary: 'Unfollow an author; repeatable, whatever the handle',
        tags,
        security: BEARER,
        params: HandleParams,
        response: { 204: NoContent, ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      await manageSubscriptions.leave(callerOf(request), request.params.handle)
      reply.code(204)
      return null
    },
  )

  app.get(
    '/subscriptions',
    {
      schema: {
        operationId: 'listSubscriptions',
        summary: 'The authors that the caller follows',
        tags,
        security: BEARER,
        response: { 200: SubscriptionsDto, ...failures(401, 403) },
      },
    },
    async (request) => toSubscriptionsDto(await manageSubscriptions.list(callerOf(request))),
  )
}
