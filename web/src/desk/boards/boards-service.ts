import { type components, type Deal, DealbookError, unwrap } from 'dealbook-client'
import { queryClient, visitor } from '../../service.js'

type Schemas = components['schemas']

/** A board as loaded, with the ETag that changes are based on. */
export interface ReadBoard {
  readonly deal: Deal
  readonly etag: string | null
}

interface Answered {
  readonly data?: Deal
  readonly error?: unknown
  readonly response: Response
}

const read = async (answer: Promise<Answered>): Promise<ReadBoard> => {
  const settled = await answer
  return { deal: await unwrap(Promise.resolve(settled)), etag: settled.response.headers.get('etag') }
}

export const boardKey = (id: string) => ['visitor', 'board', id] as const

export const loadBoard = (id: string): Promise<ReadBoard> =>
  read(visitor.GET('/deals/{id}', { params: { path: { id } } }) as Promise<Answered>)

const based = (id: string, etag: string | null) => ({
  path: { id },
  header: etag === null ? {} : { 'if-match': etag },
})

export const createBoard = (key: string, body: Schemas['DealInput']): Promise<ReadBoard> =>
  read(visitor.POST('/deals', { params: { header: { 'idempotency-key': key } }, body }))

export const patchBoard = (id: string, etag: string | null, body: Schemas['DealPatch']): Promise<ReadBoard> =>
  read(visitor.PATCH('/deals/{id}', { params: based(id, etag), body }))

/** The board has been deleted, here or elsewhere. */
export const isGone = (error: unknown): boolean => error instanceof DealbookError && error.code === 'DEAL_NOT_FOUND'

/** Refetches every query that shows boards. */
export const boardsChanged = (): Promise<unknown> =>
  Promise.all(
    [
      ['visitor', 'boards'],
      ['visitor', 'collection'],
      ['visitor', 'exposure'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )

export const keepRead = (read: ReadBoard): void => {
  queryClient.setQueryData(boardKey(read.deal.id), read)
}

/** The error to explain to the user. */
export const refusalOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Moves a board to the trash or restores it, without `If-Match`: changes made meanwhile don't matter. */
export const moveBoard = (id: string, to: 'trash' | 'restore'): Promise<ReadBoard> =>
  read(visitor.POST(`/deals/{id}/${to}`, { params: { path: { id } } }))
