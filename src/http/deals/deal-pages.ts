import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { BatchedList } from '../../application/batched-list.js'
import type { PageRequest, Total } from '../../domain/page.js'
import { toPaginationDto } from '../dtos/schemas.js'
import { sendList } from '../responses/streamed-responses.js'

interface SentDealPage<Shown, Item> extends Total {
  readonly deals: BatchedList<Shown>
  readonly page: PageRequest
  /** The shared schema of a deal in the response. */
  readonly schema: TSchema
  readonly toItem: (shown: Shown) => Item
}

/** Responds with a page of a list of deals. */
export const sendDealPage = <Shown, Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { deals: list, page, schema, toItem, ...total }: SentDealPage<Shown, Item>,
) =>
  sendList(request, reply, {
    list,
    field: 'deals',
    schema,
    toItem,
    around: (deals) => ({ deals, pagination: toPaginationDto(page, total) }),
  })
