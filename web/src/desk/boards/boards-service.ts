import { type components, type Deal, DealbookError } from 'dealbook-client'
import { asReader, based, queryClient, withEtag } from '../../service.js'
import type { ReadBoard } from './read-board.js'

type Schemas = components['schemas']

type Answer = Parameters<typeof withEtag<Deal>>[0]

const read = async (answer: Answer): Promise<ReadBoard> => {
  const { data, etag = null } = await withEtag(answer)
  return { deal: data, etag }
}

export const boardKey = (id: string) => ['reader', 'board', id] as const

export const loadBoard = (id: string): Promise<ReadBoard> =>
  read(asReader.GET('/deals/{id}', { params: { path: { id } } }) as Answer)

export const createBoard = (key: string, body: Schemas['DealInput']): Promise<ReadBoard> =>
  read(asReader.POST('/deals', { params: { header: { 'idempotency-key': key } }, body }))

export const patchBoard = (id: string, etag: string | null, body: Schemas['DealPatch']): Promise<ReadBoard> =>
  read(asReader.PATCH('/deals/{id}', { params: based(id, etag ?? undefined), body }))

/** The board has been deleted, here or elsewhere. */
export const isGone = (error: unknown): boolean => error instanceof DealbookError && error.code === 'DEAL_NOT_FOUND'

export const keepRead = (read: ReadBoard): void => {
  queryClient.setQueryData(boardKey(read.deal.id), read)
}

/** The error to explain to the user. */
export const refusalOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Moves a board to the trash or restores it, without `If-Match`: changes made meanwhile don't matter. */
export const moveBoard = (id: string, to: 'trash' | 'restore', client = asReader): Promise<ReadBoard> =>
  read(client.POST(`/deals/{id}/${to}`, { params: { path: { id } } }))
