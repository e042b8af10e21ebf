import { unwrap } from 'dealbook-client'
import { MAX_BATCH_DEALS } from 'dealbook-domain/deal-content.js'
import type { Sharing } from 'dealbook-domain/sharing.js'
import { aKey } from '../../idempotency-key.js'
import { asReader } from '../../service.js'
import { addToCollection } from '../boards/explorer/bulk.js'
import { FILE_TYPE, foresee, type ReadPiece } from './reading.js'

export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly title: string }
  | { readonly kind: 'existing'; readonly id: string }

export interface Wishes {
  readonly destination: Destination
  readonly sharing: Sharing
  readonly sharingGroupIds: readonly string[]
  readonly themes: readonly string[]
}

export interface Kept {
  readonly imported: number
  /** The number of boards in the collection that the account already had. */
  readonly collected: number
  readonly collectionId: string | null
}

const collectionFor = async (destination: Destination, key: string): Promise<string | null> => {
  if (destination.kind === 'none') return null
  if (destination.kind === 'existing') return destination.id
  const { id } = await unwrap(
    asReader.POST('/collections', {
      params: { header: { 'idempotency-key': key } },
      body: { title: destination.title },
    }),
  )
  return id
}

interface PieceRequest {
  readonly key: string
  /** The last deal of the previous pieces; lists show the deals of this piece after it. */
  readonly after: string | undefined
}

/** Requests by choice and piece: sending the same choice again repeats the same request, which takes effect once. */
const requests = new Map<string, PieceRequest>()
const requestFor = (choice: string, after: string | undefined): PieceRequest => {
  const request = requests.get(choice) ?? { key: aKey(), after }
  requests.set(choice, request)
  return request
}

const importPiece = async (
  { key, text, boards }: ReadPiece,
  chosen: ReadonlySet<string>,
  last: string | undefined,
): Promise<readonly string[]> => {
  const except = boards.filter(({ id }) => !chosen.has(id)).map(({ index }) => index)
  const { after, key: once } = requestFor(`${key} ${except}`, last)
  const { ids } = await unwrap(
    asReader.POST('/deals/import', {
      params: {
        query: { existing: 'skip', except: except.join(','), ...(after === undefined ? {} : { after }) },
        header: { 'idempotency-key': once },
      },
      headers: FILE_TYPE,
      body: text,
    }),
  )
  return ids
}

/** The deals that contain the chosen boards of an imported piece, in file order. */
const dealsOf = async ({ text, boards }: ReadPiece, chosen: ReadonlySet<string>): Promise<readonly string[]> => {
  const wanted = new Set(boards.filter(({ id }) => chosen.has(id)).map(({ index }) => index))
  const { boards: now = [] } = await foresee(text)
  return now.flatMap(({ index, dealId }) => (wanted.has(index) && dealId !== null ? [dealId] : []))
}

/**
 * Imports the chosen boards with the chosen settings. Boards that the account already has are only added to the
 * collection. The collection is created first, so that nothing is imported if the plan has no room for it. A retry
 * after a failure continues where it stopped, and imports nothing twice.
 * @param key an `Idempotency-Key` for the new collection
 */
export const keep = async (
  pieces: readonly ReadPiece[],
  chosen: ReadonlySet<string>,
  { destination, sharing, sharingGroupIds, themes }: Wishes,
  key: string,
  onPiece: (done: number, total: number) => void,
): Promise<Kept> => {
  const collectionId = await collectionFor(destination, key)
  const ids: string[] = []
  const wanted = pieces.filter(({ boards }) => boards.some(({ id }) => chosen.has(id)))
  for (const [done, piece] of wanted.entries()) {
    onPiece(done, wanted.length)
    ids.push(...(await importPiece(piece, chosen, ids.at(-1))))
  }
  const set = {
    ...(sharing === 'private' ? {} : { sharing }),
    ...(sharing === 'group' ? { sharingGroupIds: [...sharingGroupIds] } : {}),
    ...(themes.length === 0 ? {} : { themes: [...themes] }),
  }
  if (Object.keys(set).length > 0)
    for (let from = 0; from < ids.length; from += MAX_BATCH_DEALS)
      await unwrap(asReader.PATCH('/deals', { body: { ids: ids.slice(from, from + MAX_BATCH_DEALS), set } }))
  if (collectionId === null) return { imported: ids.length, collected: 0, collectionId }
  const found: string[] = []
  for (const piece of wanted) found.push(...(await dealsOf(piece, chosen)))
  const { added } = await addToCollection(collectionId, found)
  return { imported: ids.length, collected: added.filter((id) => !ids.includes(id)).length, collectionId }
}
