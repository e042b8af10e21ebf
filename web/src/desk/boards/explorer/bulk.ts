import { type Deal, unwrap } from 'dealbook-client'
import { MAX_BATCH_DEALS } from 'dealbook-domain/deal-content.js'
import type { Sharing } from 'dealbook-domain/sharing.js'
import { asReader, asReaderNow, based, withEtag } from '../../../service.js'
import { moveBoard } from '../boards-service.js'

/** The number of concurrent requests. */
const AT_ONCE = 4

export interface Outcome {
  readonly done: number
  readonly failures: readonly unknown[]
}

/** Processes each item, a few at a time. A failure doesn't stop the others. */
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

/** Changes each board as `settingOf` specifies, grouping the boards that get the same change into batches. */
export const setEach = (deals: readonly Deal[], settingOf: (deal: Deal) => BatchSet): Promise<Outcome> => {
  const client = asReaderNow()
  const alike = Map.groupBy(deals, (deal) => JSON.stringify(settingOf(deal)))
  const batches = [...alike].flatMap(([set, group]) =>
    piecesOf(group, MAX_BATCH_DEALS).map((piece) => ({ set: JSON.parse(set), ids: piece.map(({ id }) => id) })),
  )
  return each(batches, (body) => unwrap(client.PATCH('/deals', { body }))).then(({ failures }) => ({
    done: failures.length === 0 ? deals.length : 0,
    failures,
  }))
}

/** The patch that restores a board's current sharing. */
export const sharingOf = ({ sharing, sharingGroupIds }: Deal): BatchSet => ({ sharing, sharingGroupIds })

export const themesOf = ({ themes }: Deal): BatchSet => ({ themes })

export const moveEach = (deals: readonly Deal[], to: 'trash' | 'restore'): Promise<Outcome> => {
  const client = asReaderNow()
  return each(deals, ({ id }) => moveBoard(id, to, client))
}

export const deleteEach = (deals: readonly Deal[]): Promise<Outcome> => {
  const client = asReaderNow()
  return each(deals, ({ id }) => unwrap(client.DELETE('/deals/{id}', { params: { path: { id } } })))
}

/** All boards in one PBN file, in the given order. */
export const pbnOf = async (deals: readonly Deal[]): Promise<string> => {
  const files = new Map<string, string>()
  const { failures } = await each(deals, async ({ id }) => {
    files.set(id, await unwrap(asReader.GET('/deals/{id}.pbn', { params: { path: { id } }, parseAs: 'text' })))
  })
  if (failures.length > 0) throw failures[0]
  return deals.map(({ id }, at) => withoutHead(files.get(id) ?? '', at === 0)).join('\n')
}

/** Removes the header, which is the lines starting with `%`, from all files but the first. */
const withoutHead = (file: string, isFirst: boolean): string => (isFirst ? file : file.replace(/^(%.*\r?\n)+/, ''))

export interface Added {
  /** The boards that the collection didn't contain before. */
  readonly added: readonly string[]
  /** Removes them again, unless the collection has been changed since. */
  readonly undo: () => Promise<unknown>
}

/** Appends boards to a collection, without duplicates. */
export const addToCollection = async (id: string, ids: readonly string[]): Promise<Added> => {
  const client = asReaderNow()
  const put = (dealIds: readonly string[], etag: string | undefined) =>
    withEtag(client.PUT('/collections/{id}/deals', { params: based(id, etag), body: { dealIds: [...dealIds] } }))
  const { data, etag } = await withEtag(client.GET('/collections/{id}', { params: { path: { id } } }))
  const { dealIds } = data
  const added = [...new Set(ids)].filter((dealId) => !dealIds.includes(dealId))
  const after = added.length === 0 ? etag : (await put([...dealIds, ...added], etag)).etag
  return { added, undo: () => put(dealIds, after) }
}
