import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from 'dealbook-client'
import { useMemo, useState } from 'react'
import { inTab } from '../../browser-storage.js'
import { kept, useKept } from '../../kept.js'
import { parsedJson } from '../../parsed-json.js'
import { asReaderActing, STALE, withEtag } from '../../service.js'
import { actsAs } from '../../session.js'
import { changedFields, mergeOf, withFieldsOf } from '../../three-way-merge.js'
import { draftOf, type Field, type ProfileDraft, patchOf } from './profile-draft.js'

/** A profile as loaded, with the ETag that changes are based on. */
interface Read {
  readonly draft: ProfileDraft
  readonly etag: string | undefined
}

const read = async (answer: Parameters<typeof withEtag<Account>>[0]): Promise<Read> => {
  const { data, etag } = await withEtag(answer)
  return { draft: draftOf(data), etag }
}

type Client = ReturnType<typeof asReaderActing>

const load = (client: Client): Promise<Read> => read(client.GET('/accounts/me'))

const profileOf = (acting: string | null) => ['reader', 'profile', acting] as const

/** The profile of the account, or of the one that an admin acts as. */
export const useReadProfile = () => {
  const acting = useKept(actsAs)
  return useQuery({
    queryKey: profileOf(acting),
    queryFn: () => load(asReaderActing(acting)),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

interface Saved {
  readonly now: Read
  /**
   * The fields changed both here and elsewhere, about which the page has to ask. If there are any, nothing was saved.
   */
  readonly clashes: readonly Field[]
}

/**
 * Saves the fields that differ from the base. If only other fields have been changed meanwhile, keeps those changes.
 */
const save = async (client: Client, draft: ProfileDraft, base: Read): Promise<Saved> => {
  const fields = changedFields(base.draft, draft)
  const params = { header: { 'if-match': base.etag } }
  const answer = await client.PATCH('/accounts/me', { params, body: patchOf(draft, fields) })
  if (answer.response.status !== STALE) return { now: await read(Promise.resolve(answer)), clashes: [] }
  const now = await load(client)
  const { conflicts: clashes } = mergeOf(base.draft, draft, now.draft)
  return clashes.length > 0 ? { now, clashes } : save(client, withFieldsOf(now.draft, draft, fields), now)
}

interface Kept {
  readonly draft: ProfileDraft
  readonly base: Read
}

/**
 * A profile that is being edited. The draft survives a reload, and saving it keeps changes made elsewhere to other
 * fields.
 */
export const useProfile = (accountId: string, loaded: Read) => {
  const cache = useQueryClient()
  const store = useMemo(() => kept(inTab, `dealbook.profile.${accountId}`), [accountId])
  const found = parsedJson(useKept(store)) as Kept | null
  const { draft, base } = found ?? { draft: loaded.draft, base: loaded }
  const [clashes, setClashes] = useState<readonly Field[]>([])

  const settle = (next: ProfileDraft, on: Read): void =>
    store.set(changedFields(on.draft, next).length === 0 ? null : JSON.stringify({ draft: next, base: on }))

  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'reader' || first === 'me' })

  const finish = async (acting: string | null, wanted: ProfileDraft, from: Read): Promise<Saved> => {
    const saved = await save(asReaderActing(acting), wanted, from)
    const { now } = saved
    setClashes(saved.clashes)
    cache.setQueryData(profileOf(acting), now)
    settle(
      saved.clashes.length > 0 ? withFieldsOf(now.draft, wanted, changedFields(from.draft, wanted)) : now.draft,
      now,
    )
    await refresh()
    return saved
  }

  return {
    draft,
    base: base.draft,
    clashes,
    change: (fields: Partial<ProfileDraft>) => settle({ ...draft, ...fields }, base),
    discard: () => {
      setClashes([])
      store.set(null)
    },
    keepTheirs: () => {
      settle(withFieldsOf(draft, base.draft, clashes), base)
      setClashes([])
    },
    /** Saves the draft. Returns an undo that applies to the then current profile; `null` if there are conflicts. */
    save: async (): Promise<{ readonly undo: () => Promise<unknown> } | null> => {
      const fields = changedFields(base.draft, draft)
      const acting = actsAs.get()
      const { clashes: open } = await finish(acting, draft, base)
      if (open.length > 0) return null
      return {
        undo: async () => {
          const client = asReaderActing(acting)
          const current = await load(client)
          await save(client, withFieldsOf(current.draft, base.draft, fields), current)
          await refresh()
        },
      }
    },
  }
}

export type Profile = ReturnType<typeof useProfile>
