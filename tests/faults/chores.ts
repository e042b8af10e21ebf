import { recordsOf } from './records.js'
import type { Tally } from './tally.js'
import { type Answer, type Chore, course, isGood, isTaken, keyed, required, type Writer } from './writing.js'

/** A value that is overwritten each time: the stored one is the last acknowledged, or one that was sent later. */
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

const BOARDS = [1, 2, 3]
const pbnOf = (event: string): string =>
  BOARDS.map(
    (board) =>
      `[Event "${event}"]\n[Board "${board}"]\n[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n`,
  ).join('\n')

/** Imports files of three boards with a key. */
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

/** Changes the title of one deal each time. */
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

/** Sets a new theme for three deals at once each time. */
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

/** Has a deal served to the account as a player, alternately with and without a key. */
const serving = async (writer: Writer): Promise<Chore> => {
  const { id, backend } = writer
  const path = `/api/deals/${await aDealOf(writer, `${id}-served`)}`
  const acknowledged: string[] = []
  /** Unanswered serves without a key, each of which may have been recorded. */
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

/** Marks announcements as read repeatedly: the first time is kept. */
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

/** Changes the organisation of the account each time, as an internal backend, which leaves an audit record. */
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

/** Creates accounts with a deal each, and erases them: the account is gone and the deal orphaned. */
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
  ...(await recordsOf(writer)),
  importing(writer),
  await patchingDeal(writer),
  await updatingBatches(writer),
  await serving(writer),
  readingAnnouncements(writer, announcements),
  patchingAccount(writer),
  erasingAccounts(writer),
]
