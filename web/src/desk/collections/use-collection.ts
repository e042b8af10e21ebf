import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Collection, type components, DealbookError } from 'dealbook-client'
import { useState } from 'react'
import { useKept } from '../../kept.js'
import { asReader, STALE, withEtag } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { changedFields } from '../../three-way-merge.js'
import { complain, notify } from '../../ui/toasts.js'

export type CollectionDeal = components['schemas']['ReadableDeal']

export interface Seen {
  /** The collection as shown, including changes that are still being saved. */
  readonly collection: Collection
  /** The collection as last returned by the service. */
  readonly kept: Collection
  readonly etag: string | undefined
  readonly deals: readonly CollectionDeal[]
  /** The boards requested with `deals`: one that is missing there no longer exists. */
  readonly asked: readonly string[]
}

interface Answer {
  readonly data?: Collection
  readonly error?: unknown
  readonly response: Response
}

/** One change of a collection. It succeeds unless the same fields were changed elsewhere in the meantime. */
export interface Change {
  readonly fields: Partial<Collection>
  readonly send: (id: string, etag: string | undefined) => Promise<Answer>
  /** The message once the change is saved; `undo` creates the change that reverts it in the then current collection. */
  readonly done?: string
  readonly undo?: (before: Collection, current: Collection) => Change
}

/** The fields of this change were changed elsewhere. */
class ChangedMeanwhile extends Error {
  constructor(readonly fresh: Seen) {
    super()
  }
}

const load = async (id: string): Promise<Seen> => {
  const params = { path: { id }, query: { include: 'deals' } } as const
  const { data, etag } = await withEtag(asReader.GET('/collections/{id}', { params }))
  const { deals = [], ...collection } = data
  return { collection, kept: collection, etag, deals, asked: collection.dealIds }
}

const isGone = (error: Error | null): boolean =>
  error instanceof DealbookError && error.code === 'DEAL_COLLECTION_NOT_FOUND'

/** Sends a change. If only other fields have been changed meanwhile, sends it again based on the new revision. */
const send = async (id: string, change: Change, seen: Seen): Promise<Seen> => {
  const answer = await change.send(id, seen.etag)
  if (answer.response.status === STALE) {
    const fresh = await load(id)
    const changed = changedFields(seen.kept, fresh.kept)
    if (fresh.etag === seen.etag || changed.some((field) => field in change.fields)) throw new ChangedMeanwhile(fresh)
    return send(id, change, fresh)
  }
  const { data: collection, etag } = await withEtag(Promise.resolve(answer))
  return { ...seen, collection, kept: collection, etag }
}

export const collectionQuery = (acting: string | null, id: string) => ({
  queryKey: ['reader', 'collection', acting, id],
  queryFn: () => load(id),
})

/** A collection with its boards. Changes are shown at once and saved in order; conflicts are left to the user. */
export const useCollection = (id: string) => {
  const { explain } = useTexts()
  const cache = useQueryClient()
  const acting = useKept(actsAs)
  const options = collectionQuery(acting, id)
  const { queryKey } = options
  const mutationKey = ['change', ...queryKey]
  const query = useQuery(options)
  const [conflict, setConflict] = useState<Change | null>(null)
  const [unsaved, setUnsaved] = useState<Partial<Collection>>({})

  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change: Change) => send(id, change, cache.getQueryData<Seen>(queryKey) as Seen),
    onMutate: async (change) => {
      setConflict(null)
      setUnsaved((fields) => ({ ...fields, ...change.fields }))
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<Seen>(queryKey) as Seen
      cache.setQueryData<Seen>(queryKey, { ...before, collection: { ...before.collection, ...change.fields } })
      return before.collection
    },
    onSuccess: (now, made, before) => {
      setUnsaved({})
      const isLast = cache.isMutating({ mutationKey }) <= 1
      cache.setQueryData<Seen>(queryKey, (shown) =>
        shown === undefined || isLast ? now : { ...now, collection: shown.collection },
      )
      if (made.done !== undefined) notify(made.done, made.undo && (() => takeBack(made, before)))
      if ('dealIds' in made.fields) void cache.invalidateQueries({ queryKey })
      return cache.invalidateQueries({ queryKey: ['reader', 'collections'] })
    },
    onError: (error, change) => {
      if (error instanceof ChangedMeanwhile) {
        cache.setQueryData(queryKey, error.fresh)
        setConflict(change)
        return
      }
      cache.setQueryData<Seen>(queryKey, (shown) => shown && { ...shown, collection: shown.kept })
      if (!isGone(error)) {
        setUnsaved({})
        complain(explain(error))
      }
      if (error instanceof DealbookError) void cache.invalidateQueries({ queryKey })
    },
  })
  /** Whether the change was handled: saved, or shown as a conflict for the user to resolve. */
  const change = (wanted: Change): Promise<boolean> =>
    mutation.mutateAsync(wanted).then(
      () => true,
      (error) => error instanceof ChangedMeanwhile,
    )
  const takeBack = ({ undo }: Change, before: Collection): void => {
    const current = cache.getQueryData<Seen>(queryKey)?.collection
    if (undo !== undefined && current !== undefined) void change(undo(before, current))
  }
  const dismiss = (): void => {
    setConflict(null)
    setUnsaved({})
  }
  const isLost = isGone(query.error) || isGone(mutation.error)
  /** The collection if it has been deleted elsewhere, including the changes that weren't saved. */
  const lost = query.data !== undefined && isLost ? { ...query.data.kept, ...unsaved } : null
  return { query, change, conflict, dismiss, lost }
}

export type ChangeCollection = (change: Change) => Promise<boolean>
