import { type Deal, unwrap } from 'dealbook-client'
import { MAX_BATCH_DEALS } from 'dealbook-domain/deal-content.js'
import type { Sharing } from 'dealbook-domain/sharing.js'
import { visitor } from '../../service.js'
import { moveBoard } from './boards-service.js'

/** How many requests are under way at once. */
const AT_ONCE = 4

export interface Outcome {
  readonly done: number
  readonly failures: readonly unknown[]
}

/** Does something to each, a few at a time; a failure stops none of the others. */
const each = async <Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<Outcome> => {
  const waiting = [...items]
  const failures: unknown[] = []
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await act(item).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { done: items.length - failures.length, failures }
}

interface BatchSet {
  readonly sharing?: Sharing
  readonly sharingGroupIds?: readonly string[]
  readonly themes?: readonly string[]
}

const piecesOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/** Changes each board as the function says, with one request for all boards that change in the same way. */
export const setEach = (deals: readonly Deal[], settingOf: (deal: Deal) => BatchSet): Promise<Outcome> => {
  const alike = Map.groupBy(deals, (deal) => JSON.stringify(settingOf(deal)))
  const batches = [...alike].flatMap(([set, group]) =>
    piecesOf(group, MAX_BATCH_DEALS).map((piece) => ({ set: JSON.parse(set), ids: piece.map(({ id }) => id) })),
  )
  return each(batches, (body) => unwrap(visitor.PATCH('/deals', { body }))).then(({ failures }) => ({
    done: failures.length === 0 ? deals.length : 0,
    failures,
  }))
}

/** The patch that restores a board's current sharing. */
export const sharingOf = ({ sharing, sharingGroupIds }: Deal): BatchSet => ({ sharing, sharingGroupIds })

export const themesOf = ({ themes }: Deal): BatchSet => ({ themes })

export const moveEach = (deals: readonly Deal[], to: 'trash' | 'restore'): Promise<Outcome> =>
  each(deals, ({ id }) => moveBoard(id, to))

export const deleteEach = (deals: readonly Deal[]): Promise<Outcome> =>
  each(deals, ({ id }) => unwrap(visitor.DELETE('/deals/{id}', { params: { path: { id } } })))

/** One PBN file with each board, in this order. */
export const pbnOf = async (deals: readonly Deal[]): Promise<string> => {
  const files = new Map<string, string>()
  const { failures } = await each(deals, async ({ id }) => {
    files.set(id, await unwrap(visitor.GET('/deals/{id}.pbn', { params: { path: { id } }, parseAs: 'text' })))
  })
  if (failures.length > 0) throw failures[0]
  return deals.map(({ id }, at) => withoutHead(files.get(id) ?? '', at === 0)).join('\n')
}

/** A file has its head once: the lines that begin with `%` before the first board. */
const withoutHead = (file: string, isFirst: boolean): string => (isFirst ? file : file.replace(/^(%.*\r?\n)+/, ''))

interface ReadCollection {
  readonly dealIds: readonly string[]
  readonly etag: string | null
}

const collectionAt = async (id: string): Promise<ReadCollection> => {
  const answer = await visitor.GET('/collections/{id}', { params: { path: { id } } })
  const { dealIds } = await unwrap(Promise.resolve(answer))
  return { dealIds, etag: answer.response.headers.get('etag') }
}

const putDeals = async (id: string, dealIds: readonly string[], etag: string | null): Promise<string | null> => {
  const params = { path: { id }, header: etag === null ? {} : { 'if-match': etag } }
  const answer = await visitor.PUT('/collections/{id}/deals', { params, body: { dealIds: [...dealIds] } })
  await unwrap(Promise.resolve(answer))
  return answer.response.headers.get('etag')
}

export interface Added {
  /** Those that it had not got yet. */
  readonly added: readonly string[]
  /** Takes them out again, unless the collection was changed since. */
  readonly undo: () => Promise<unknown>
}

/** Puts boards at the end of a collection, each once. */
export const addToCollection = async (id: string, ids: readonly string[]): Promise<Added> => {
  const { dealIds, etag } = await collectionAt(id)
  const added = [...new Set(ids)].filter((dealId) => !dealIds.includes(dealId))
  const after = added.length === 0 ? etag : await putDeals(id, [...dealIds, ...added], etag)
  return { added, undo: () => putDeals(id, dealIds, after) }
}
