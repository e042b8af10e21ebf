import { type Collection, type components, unwrap } from 'dealbook-client'
import { asReader, based } from '../../service.js'
import { reordered, undone } from './order.js'
import type { Change } from './use-collection.js'

type Patchable = Partial<Pick<Collection, 'title' | 'description' | 'studentView' | 'practice' | 'embeddable'>>

/** Changes fields of a collection. */
export const patch = (fields: Patchable, done?: string): Change => ({
  fields,
  ...(done === undefined ? {} : { done }),
  send: (id, etag) => asReader.PATCH('/collections/{id}', { params: based(id, etag), body: fields }),
  undo: (before) =>
    patch(Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof Patchable]])) as Patchable),
})

/** Replaces the boards of the collection, in the given order. */
export const withBoards = (dealIds: readonly string[], done?: string): Change => ({
  fields: { dealIds: [...dealIds] },
  ...(done === undefined ? {} : { done }),
  send: (id, etag) =>
    asReader.PUT('/collections/{id}/deals', { params: based(id, etag), body: { dealIds: [...dealIds] } }),
  undo: (before, current) => withBoards(undone(current.dealIds, before.dealIds, dealIds)),
})

type Order = components['schemas']['ArrangeInput']['order']

/** Puts the boards into an order that the service determines. */
export const arrangedBy = (order: Order, dealIds: readonly string[], done: string): Change => ({
  fields: { dealIds: [...dealIds] },
  done,
  send: (id, etag) => asReader.POST('/collections/{id}/arrange', { params: based(id, etag), body: { order } }),
  undo: (before, current) => withBoards(reordered(current.dealIds, before.dealIds)),
})

/** The time during which the class link works; a side that is `null` is unlimited. */
export type Window = Pick<Collection, 'availableFrom' | 'availableUntil'>

const windowOf = ({ availableFrom, availableUntil }: Window): Window => ({ availableFrom, availableUntil })

export const openLink = (window: Window): Change => ({
  fields: { publicEnabled: true, ...windowOf(window) },
  send: (id, etag) =>
    asReader.PUT('/collections/{id}/public-link', { params: based(id, etag), body: windowOf(window) }),
})

export const closeLink = (done: string): Change => ({
  fields: { publicEnabled: false },
  done,
  send: (id, etag) => asReader.DELETE('/collections/{id}/public-link', { params: based(id, etag) }),
  undo: (before) => openLink(before),
})

/** Gives the class link a new address; the old one stops working. */
export const rotateLink = (window: Window, done: string): Change => ({
  fields: windowOf(window),
  done,
  send: (id, etag) =>
    asReader.PUT('/collections/{id}/public-link', {
      params: { ...based(id, etag), query: { rotate: true } },
      body: windowOf(window),
    }),
})

export const makeAnew = ({ title, description, dealIds }: Collection, key: string): Promise<Collection> =>
  unwrap(
    asReader.POST('/collections', {
      params: { header: { 'idempotency-key': key } },
      body: { title, description, dealIds },
    }),
  )
