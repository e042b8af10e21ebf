import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GetAuthorProfile } from '../../application/catalog/get-author-profile.js'
import type { ListAuthorDeals } from '../../application/catalog/list-author-deals.js'
import type { Guards } from '../authentication.js'
import { BEARER, failures, PageQuery, ref } from '../schemas.js'
import { AuthorDealsDto, AuthorDto, HandleParams, toAuthorDealsDto, toAuthorDto } from './catalog-dtos.js'

export interface CatalogUseCases {
  readonly getAuthorProfile: GetAuthorProfile
  readonly listAuthorDeals: ListAuthorDeals
}

export const catalogRoutes: FastifyPluginAsyncTypebox<CatalogUseCases & { guards: Guards }> = async (
  app,
  { guards, getAuthorProfile, listAuthorDeals },
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
    async ({ params, query }) => toAuthorDealsDto(await listAuthorDeals.execute({ ...params, ...query }), query),
  )
}
