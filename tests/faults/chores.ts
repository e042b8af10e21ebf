import type { Kept } from './kept.js'
import type { Tally } from './tally.js'

export interface Answer {
  /** `null`: none came. */
  readonly status: number | null
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any route.
  readonly body: any
  /** Whether it says when to try again. */
  readonly saysWhen: boolean
}

export interface Written {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  /** The codes of failures which say that it took effect when it was sent before. */
  readonly taken?: readonly string[]
}

export interface Writer {
  /** Its account, and the beginning of the name of all that it makes. */
  readonly id: string
  /** Sends as the account. */
  readonly own: (request: Written) => Promise<Answer>
  /** Sends as an internal backend, which may show an account's token too. */
  readonly backend: (request: Written, player?: string) => Promise<Answer>
  /** A token of any account. */
  readonly tokenOf: (id: string) => Promise<string>
}

/** One kind of write, as one writer does it time and again, with its page of the ledger. */
export interface Chore {
  /** Sends the next write, or once more one whose answer never came. Gives whether it was acknowledged. */
  write(): Promise<boolean>
  compare(kept: Kept, tally: Tally): void
}

export const isGood = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300
/** Whether the request took effect, by its answer: now, or when it was sent before. */
export const isTaken = ({ taken = [] }: Written, answer: Answer): boolean =>
  isGood(answer) || taken.includes(answer.body?.code)

/** The answer, of what is sent before any fault. @throws when it is no good one */
export const required = (answer: Answer): Answer['body'] => {
  if (!isGood(answer)) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const keyed = (key: string) => ({ 'idempotency-key': key })

interface Thing<Step> {
  readonly name: string
  id: string
  /** The last step that was acknowledged. */
  done: Step | null
  /** Whether the step after it was sent, and may have been taken. */
  isOpen: boolean
}

/** Things that are made one after the other, each in steps. `take` gives whether the step is known to be taken. */
const course = <Step extends string>(
  name: string,
  stepsOf: (n: number) => readonly Step[],
  take: (thing: Thing<Step>, step: Step, isRepeated: boolean) => Promise<boolean>,
) => {
  const things: Thing<Step>[] = []
  let left: readonly Step[] = []
  const write = async (): Promise<boolean> => {
    if (left.length === 0) {
      left = stepsOf(things.length)
      things.push({ name: `${name}-${things.length}`, id: '', done: null, isOpen: false })
    }
    const [thing, step] = [things.at(-1) as Thing<Step>, left[0] as Step]
    const isRepeated = thing.isOpen
    thing.isOpen = true
    if (!(await take(thing, step, isRepeated))) return false
    thing.isOpen = false
    thing.done = step
    left = left.slice(1)
    return true
  }
  return { things, write }
}

/** A value that is written anew each time: what is kept is the last that was acknowledged, or one that was sent since. */
const lastValue = (initial: string) => {
  const acknowledged: string[] = []
  let possible = [initial]
  return {
    acknowledged,
    send: (value: string) => {
      possible.push(value)
    },
    acknowledge: (value: string) => {
      acknowledged.push(value)
      possible = [value]
    },
    compare: (value: string | null | undefined, tally: Tally) => {
      if (!possible.includes(value ?? '')) tally.missing.push(`${possible[0]}, but there is ${value}`)
    },
  }
}

const aDealOf = async ({ own }: Writer, title: string): Promise<string> =>
  required(await own({ method: 'POST', path: '/deals', body: { title } })).id

/** Makes deals under a key; every third goes into a collection, into the trash and away. */
const makingDeals = async ({ id, own }: Writer): Promise<Chore> => {
  const body = { title: `collection of ${id}` }
  const { id: collection } = required(await own({ method: 'POST', path: '/collections', body }))
  const { things, write } = course(
    `${id}-deal`,
    (n): readonly ('create' | 'collect' | 'trash' | 'delete')[] =>
      n % 3 === 0 ? ['create', 'collect', 'trash', 'delete'] : ['create'],
    async (deal, step, isRepeated) => {
      if (step === 'create') {
        const answer = await own({
          method: 'POST',
          path: '/deals',
          body: { title: deal.name },
          headers: keyed(deal.name),
        })
        deal.id = answer.body?.id
        return isGood(answer)
      }
      if (step === 'collect')
        return isGood(
          await own({ method: 'PUT', path: `/collections/${collection}/deals`, body: { dealIds: [deal.id] } }),
        )
      if (step === 'trash') return isGood(await own({ method: 'POST', path: `/deals/${deal.id}/trash` }))
      const request = {
        method: 'DELETE' as const,
        path: `/deals/${deal.id}`,
        taken: isRepeated ? ['DEAL_NOT_FOUND'] : [],
      }
      return isTaken(request, await own(request))
    },
  )
  return {
    write,
    compare: ({ dealsByTitle, keys }, tally) => {
      for (const { name, id, done, isOpen } of things) {
        const rows = dealsByTitle.get(name) ?? []
        if (done === 'delete') {
          if (rows.length > 0) tally.missing.push(`deletion of ${name}`)
        } else if (done === null || (done === 'trash' && isOpen)) tally.expectAtMost(name, rows.length)
        else tally.expectCount(name, rows.length)
        const [row] = rows
        if (row === undefined) continue
        if (!keys.has(name)) tally.halfWritten.push(`${name} without its answer`)
        if (done !== null && row.id !== id) tally.missing.push(`${name} as ${id}`)
        if (done === 'trash' && row.lifecycle !== 'trashed') tally.missing.push(`${name} in the trash`)
      }
    },
  }
}

const BOARDS = [1, 2, 3]
const pbnOf = (event: string): string =>
  BOARDS.map(
    (board) =>
      `[Event "${event}"]\n[Board "${board}"]\n[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n`,
  ).join('\n')

/** Imports files of three boards under a key. */
const importing = ({ id, own }: Writer): Chore => {
  const { things, write } = course(
    `${id}-file`,
    (): readonly 'import'[] => ['import'],
    async ({ name }) => {
      const headers = { ...keyed(name), 'content-type': 'application/x-pbn' }
      return isGood(await own({ method: 'POST', path: '/deals/import', body: pbnOf(name), headers }))
    },
  )
  return {
    write,
    compare: ({ dealsByTitle, keys }, tally) => {
      for (const { name, done } of things) {
        const counts = BOARDS.map((board) => dealsByTitle.get(`${name}, Board ${board}`)?.length ?? 0)
        const [least, most] = [Math.min(...counts), Math.max(...counts)]
        if (least !== most || most > 0 !== keys.has(name)) tally.halfWritten.push(name)
        else if (done === null) tally.expectAtMost(name, most)
        else tally.expectCount(name, most)
      }
    },
  }
}

/** Gives one deal a new title each time. */
const patchingDeal = async (writer: Writer): Promise<Chore> => {
  const initial = `${writer.id}-title-0`
  const id = await aDealOf(writer, initial)
  const title = lastValue(initial)
  let n = 0
  return {
    write: async () => {
      const value = `${writer.id}-title-${++n}`
      title.send(value)
      const answer = await writer.own({ method: 'PATCH', path: `/deals/${id}`, body: { title: value } })
      if (isGood(answer)) title.acknowledge(value)
      return isGood(answer)
    },
    compare: ({ dealsById }, tally) => title.compare(dealsById.get(id)?.title, tally),
  }
}

/** Gives three deals at once the same new theme each time. */
const updatingBatches = async (writer: Writer): Promise<Chore> => {
  const headers = { 'content-type': 'application/x-pbn' }
  const file = { method: 'POST', path: '/deals/import', body: pbnOf(`${writer.id}-batch`), headers } as const
  const ids: readonly string[] = required(await writer.own(file)).ids
  const theme = lastValue('')
  let n = 0
  return {
    write: async () => {
      const value = `${writer.id}-batch-${++n}`
      theme.send(value)
      const answer = await writer.own({ method: 'PATCH', path: '/deals', body: { ids, set: { themes: [value] } } })
      if (isGood(answer)) theme.acknowledge(value)
      return isGood(answer)
    },
    compare: ({ dealsById }, tally) => {
      const themes = ids.map((id) => dealsById.get(id)?.themes.join() ?? '')
      if (new Set(themes).size > 1) tally.halfWritten.push(`batch ${themes.join(' | ')}`)
      theme.compare(themes[0], tally)
    },
  }
}

/** Has a deal handed out to the account as a player, in turns with and without a key. */
const serving = async (writer: Writer): Promise<Chore> => {
  const { id, backend } = writer
  const path = `/api/deals/${await aDealOf(writer, `${id}-served`)}`
  const acknowledged: string[] = []
  /** Serves without a key that were not answered: each may have been recorded. */
  let unknown = 0
  const note = (answer: Answer): boolean => {
    if (isGood(answer)) acknowledged.push(answer.body.serve.id)
    return isGood(answer)
  }
  const withKey = course(
    `${id}-serve`,
    (): readonly 'serve'[] => ['serve'],
    async ({ name }) => note(await backend({ method: 'GET', path, headers: keyed(name) }, id)),
  )
  let turn = 0
  return {
    write: async () => {
      if (turn++ % 2 === 0) return withKey.write()
      const isNoted = note(await backend({ method: 'GET', path }, id))
      if (!isNoted) unknown++
      return isNoted
    },
    compare: ({ serves, used }, tally) => {
      const rows = serves.get(id) ?? []
      const stored = new Set(rows)
      for (const serve of acknowledged) if (!stored.has(serve)) tally.missing.push(`serve ${serve}`)
      const open = withKey.things.filter(({ isOpen }) => isOpen).length
      tally.expectAtMost(`serves of ${id}`, rows.length, acknowledged.length + unknown + open)
      if (rows.length !== (used.get(id) ?? 0)) tally.halfWritten.push(`${id} paid ${used.get(id)} of ${rows.length}`)
    },
  }
}

/** Marks announcements as read, again and again: the first time stays. */
const readingAnnouncements = ({ id, own }: Writer, announcements: readonly string[]): Chore => {
  const readAt = new Map<string, string>()
  const moved: string[] = []
  let n = 0
  return {
    write: async () => {
      const announcement = announcements[n++ % announcements.length] as string
      const answer = await own({ method: 'POST', path: `/announcements/${announcement}/read` })
      if (!isGood(answer)) return false
      const first = readAt.get(announcement) ?? answer.body.readAt
      if (first !== answer.body.readAt) moved.push(announcement)
      readAt.set(announcement, first)
      return true
    },
    compare: ({ marks }, tally) => {
      for (const announcement of moved) tally.missing.push(`first mark of ${announcement} by ${id}`)
      for (const [announcement, at] of readAt)
        if (marks.get(`${id} ${announcement}`) !== at) tally.missing.push(`mark of ${announcement} by ${id}`)
    },
  }
}

/** Gives the account a new organisation each time, as an internal backend, which leaves an audit record. */
const patchingAccount = ({ id, backend }: Writer): Chore => {
  const organisation = lastValue('')
  let n = 0
  return {
    write: async () => {
      const value = `${id}-organisation-${++n}`
      organisation.send(value)
      const path = `/accounts/${id}`
      const headers = { 'x-request-id': value }
      const answer = await backend({ method: 'PATCH', path, body: { organisationName: value }, headers })
      if (isGood(answer)) organisation.acknowledge(value)
      return isGood(answer)
    },
    compare: ({ accounts, audited }, tally) => {
      const kept = accounts.get(id)
      organisation.compare(kept, tally)
      for (const value of organisation.acknowledged)
        tally.expectCount(`audit record of ${value}`, audited.get(value) ?? 0)
      if (kept && !audited.has(kept)) tally.halfWritten.push(`${kept} without its audit record`)
    },
  }
}

/** Makes accounts, gives each a deal, and erases them: gone, with the deal orphaned. */
const erasingAccounts = ({ id, backend, own, tokenOf }: Writer): Chore => {
  const dealOf = (account: string) => `${account}-orphan`
  const { things, write } = course(
    `${id}-guest`,
    (): readonly ('account' | 'deal' | 'erase')[] => ['account', 'deal', 'erase'],
    async ({ name }, step, isRepeated) => {
      if (step === 'account') {
        const body = { id: name, email: `${name}@example.org`, displayName: name }
        return isGood(await backend({ method: 'POST', path: '/api/accounts', body, headers: keyed(name) }))
      }
      if (step === 'deal') {
        const body = { ownerId: name, title: dealOf(name) }
        return isGood(await backend({ method: 'POST', path: '/api/deals', body, headers: keyed(dealOf(name)) }))
      }
      const authorization = `Bearer ${await tokenOf(name)}`
      const request = {
        method: 'DELETE' as const,
        path: '/accounts/me',
        headers: { authorization },
        taken: isRepeated ? ['ACCOUNT_REQUIRED'] : [],
      }
      return isTaken(request, await own(request))
    },
  )
  return {
    write,
    compare: ({ accounts, dealsByTitle }, tally) => {
      for (const { name, done, isOpen } of things) {
        const deals = dealsByTitle.get(dealOf(name)) ?? []
        const isThere = accounts.has(name)
        if (done === 'erase' && isThere) tally.missing.push(`erasure of ${name}`)
        if ((done === 'account' || (done === 'deal' && !isOpen)) && !isThere) tally.missing.push(name)
        if (done === 'deal' || done === 'erase') tally.expectCount(dealOf(name), deals.length)
        else tally.expectAtMost(dealOf(name), deals.length)
        if (deals.some(({ ownerId }) => ownerId !== (isThere ? name : null)))
          tally.halfWritten.push(`erasure of ${name}`)
      }
    },
  }
}

export const choresOf = async (writer: Writer, announcements: readonly string[]): Promise<readonly Chore[]> => [
  await makingDeals(writer),
  importing(writer),
  await patchingDeal(writer),
  await updatingBatches(writer),
  await serving(writer),
  readingAnnouncements(writer, announcements),
  patchingAccount(writer),
  erasingAccounts(writer),
]
