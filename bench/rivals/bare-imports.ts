// The route of "bare" that imports boards: PBN in its export format, read with regular expressions.
import { app, type Known, refuse, requireCaller, rows } from './bare-duties.js'
import { type DealInput, type DealRecord, recordOf } from './deal-records.js'

const MAX_BYTES = 5 * 1024 * 1024

/** Tags that have no field in a deal, and that only its owner sees. */
const ASIDE = [
  { what: 'the event, place and date were', names: ['Site', 'Date'] },
  { what: "the players' names were", names: ['West', 'North', 'East', 'South'] },
  { what: 'the scores were', names: ['Scoring'] },
] as const
const SUPPLEMENT: readonly string[] = ['Event', ...ASIDE.flatMap(({ names }) => names)]
const WORDS: Readonly<Record<string, string>> = { Pass: 'P' }

const paragraphOf = (text: string) => ({
  type: 'paragraph',
  children: [{ type: 'text', text, bold: false, italic: false }],
})

const handsOf = (deal: string): DealInput['hands'] => {
  const [first = 'N', cards = ''] = deal.split(':')
  const hands = cards.split(' ')
  const handOf = (seat: string): string => hands[('NESW'.indexOf(seat) - 'NESW'.indexOf(first) + 4) % 4] ?? '-'
  return { N: handOf('N'), E: handOf('E'), S: handOf('S'), W: handOf('W') }
}

const boardOf = (game: string): DealInput => {
  const tags = new Map([...game.matchAll(/^\[(\w+) "([^"]*)"\]/gm)].map(([, name = '', value = '']) => [name, value]))
  const calls = /^\[Auction "\w"\]\r?\n([^[{;]*)/m.exec(game)?.[1]?.trim() ?? ''
  const result = tags.get('Result')
  return {
    title: `${tags.get('Event')}, Board ${tags.get('Board')}`,
    boardNumber: Number(tags.get('Board')),
    dealer: tags.get('Dealer') ?? 'N',
    vulnerability: tags.get('Vulnerable') ?? 'None',
    hands: handsOf(tags.get('Deal') ?? ''),
    auction: calls === '' ? [] : calls.split(/\s+/).map((call) => WORDS[call] ?? call),
    result: result ? Number(result) : null,
    commentary: [...game.matchAll(/^\{([^}]*)\}/gm)].map(([, text = '']) => paragraphOf(text)),
    supplement: [...tags].filter(([name]) => SUPPLEMENT.includes(name)).map(([name, value]) => ({ name, value })),
  }
}

app.addContentTypeParser('application/x-pbn', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
  done(null, body)
})

const warningsOf = (games: readonly string[], boards: number) =>
  ASIDE.flatMap(({ what, names }) => {
    const index = games.findIndex((game) => names.some((name) => game.includes(`[${name} "`)))
    if (index < 0) return []
    // Two lines with the file's version precede the first board.
    const line = games.slice(0, index).reduce((sum, game) => sum + game.split('\n').length + 1, index === 0 ? 3 : 1)
    return [{ index, line, message: `${what} kept for you alone (${names.join(', ')})`, boards }]
  })

const insertAll = (records: readonly DealRecord[]): Promise<unknown> => {
  const columns = Object.keys(records[0] ?? {}).join(', ')
  return rows(
    'import-deals',
    `INSERT INTO deals (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::deals, $1)`,
    [JSON.stringify(records)],
  )
}

app.post('/deals/import', { bodyLimit: MAX_BYTES, onRequest: requireCaller }, async (request: Known, reply) => {
  const creation = { ownerId: request.caller?.id, now: new Date(), imported: true }
  const games = (request.body as string).split(/\r?\n\r?\n/).filter((game) => game.includes('[Deal "'))
  if (games.length === 0) return refuse(reply, 400, 'NO_BOARDS_FOUND')
  const boards = new Map<string, DealRecord>()
  for (const game of games) {
    const record = recordOf(boardOf(game), creation)
    const key = `${record.board_number} ${record.dealer} ${record.vulnerability} ${record.hands}`
    if (!boards.has(key)) boards.set(key, record)
  }
  const records = [...boards.values()]
  await insertAll(records)
  const warnings = warningsOf(games, records.length)
  return {
    format: 'pbn',
    imported: records.length,
    repeated: games.length - records.length,
    ...{ rejected: [], rejectedTotal: 0, warnings, warningsTotal: warnings.length },
    ids: records.map(({ id }) => id),
  }
})
