import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  importFile,
  type PieceReport,
  type Rejection,
  UnansweredPieceError,
  type Warning,
} from '../../src/cli/import-file.js'
import { FileBoardReader } from '../../src/infrastructure/board-files/file-board-reader.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { aDataFolder } from '../support/service-process.js'

let world: HttpWorld
let owner: Client
let folder: ReturnType<typeof aDataFolder>
let file: string

beforeAll(async () => {
  world = await openHttpWorld()
})
beforeEach(async () => {
  owner = await aClient(world)
  folder = aDataFolder()
  file = join(folder.path, 'boards.pbn')
})
afterEach(() => folder.remove())

const RANKS = 'AKQJT98765432'
const hands = (i: number): string => {
  const at = (n: number) => `${RANKS[(i + n) % 13]}.${RANKS[Math.floor(i / 13 + n) % 13]}..`
  return `N:${[0, 1, 2, 3].map(at).join(' ')}`
}
const game = (i: number, deal = hands(i)): string =>
  `[Event "${i === 0 ? 'Night' : '#'}"]\n[Board "${1 + (i % 16)}"]\n[Deal "${deal}"]\n`

const GAMES = 260
/** Boards, of which one is invalid and one is repeated. */
const text = Array.from({ length: GAMES }, (_, i) =>
  i % 100 === 50 ? game(i, 'rubbish') : i % 100 === 99 ? game(i - 80) : game(i),
).join('\n')

type Send = Parameters<typeof importFile>[0]['send']

const sendAs =
  (type: string): Send =>
  async (piece, key, after) => {
    const url = `/api/deals/import?ownerId=${owner.account.id}${after === null ? '' : `&after=${after}`}`
    const answer = await aBackend(world).post(url, piece, {
      'content-type': type,
      'idempotency-key': key,
    })
    expect(answer.status).toBe(200)
    return answer.body
  }
const send = sendAs('application/x-pbn')

class Refusal extends Error {}
const isRefusal = (error: unknown): boolean => error instanceof Refusal

type FileImport = Parameters<typeof importFile>[0]

const importAll = async (
  over: Partial<FileImport> = {},
  pieces: Pick<FileImport, 'pieceRecords'> = { pieceRecords: 100 },
) => {
  const total = {
    imported: 0,
    repeated: 0,
    rejected: [] as Rejection[],
    rejectedTotal: 0,
    warnings: [] as Warning[],
    warningsTotal: 0,
    ids: [] as string[],
  }
  const reader = new FileBoardReader()
  const fileImport = {
    file,
    format: 'pbn',
    target: owner.account.id,
    reader,
    send,
    isRefusal,
    unanswered: null,
    ...pieces,
    ...over,
  } as const
  for await (const { answer, bytesRead } of importFile(fileImport)) {
    total.imported += answer.imported
    total.repeated += answer.repeated
    total.rejected.push(...answer.rejected)
    total.rejectedTotal += answer.rejectedTotal
    total.warningsTotal += answer.warningsTotal
    total.warnings.push(...answer.warnings)
    total.ids.push(...answer.ids)
    expect(bytesRead).toBeLessThanOrEqual(readFileSync(file).length)
  }
  return total
}

const kept = async (): Promise<number> => (await owner.get('/deals')).body.pagination.total

describe('a file imported in pieces', () => {
  it('has the same result as the whole file', async () => {
    writeFileSync(file, text)
    const { format, ...whole } = (await send(text, `whole ${owner.account.id}`, null)) as PieceReport & {
      format: string
    }
    expect(format).toBe('pbn')
    expect(whole.rejected).toHaveLength(3)
    expect(whole.repeated).toBe(2)
    const sizes: number[] = []
    const total = await importAll({
      send: async (piece, key, after) => {
        sizes.push((await send(piece, key, after)).imported)
        return send(piece, key, after)
      },
    })
    expect(sizes.length).toBeGreaterThan(2)
    expect({ ...total, ids: total.ids.length }).toEqual({ ...whole, ids: whole.ids.length })
    expect(await kept()).toBe(2 * whole.imported)
    const titles = async (ids: readonly string[]) =>
      (await Promise.all(ids.map((id) => owner.get(`/deals/${id}`)))).map(({ body }) => [body.title, body.hands])
    expect(await titles(total.ids)).toEqual(await titles(whole.ids))
    expect(readdirSync(folder.path)).toEqual(['boards.pbn'])
  })

  it.each([undefined, 100])('is listed in file order, in pieces of %s', async (pieceRecords) => {
    const games = Array.from({ length: GAMES }, (_, i) => `[Board "${i + 1}"]\n[Deal "${hands(i)}"]\n`)
    writeFileSync(file, games.join('\n'))
    const { ids } = await importAll({}, pieceRecords === undefined ? {} : { pieceRecords })
    expect(ids).toHaveLength(GAMES)
    const pages = await Promise.all([1, 2, 3].map((page) => owner.get(`/deals?pageSize=100&page=${page}`)))
    expect(pages.flatMap(({ body }) => body.deals.map(({ id }: { id: string }) => id))).toEqual(ids)
  })

  it('is read as Latin-1 if one byte of the file is not valid UTF-8', async () => {
    writeFileSync(file, Buffer.from(`${game(0).replace('Night', 'Soirée')}\n${text.replace('Night', '#')}`, 'latin1'))
    const { ids } = await importAll()
    expect((await owner.get(`/deals/${ids[0]}`)).body.title).toBe('Soirée, Board 1')
  })

  it('can be LIN', async () => {
    const suits = (i: number) => [0, 1, 2].map((n) => `S${RANKS[(i + n) % 13]}H${RANKS[Math.floor(i / 13 + n) % 13]}`)
    const boards = Array.from({ length: GAMES }, (_, i) => `qx|o${i + 1}|md|1${suits(i % 100)},|mb|1C|pc|SA|\n`)
    file = join(folder.path, 'boards.lin')
    writeFileSync(file, `vg|Night|nt|For each.|\n${boards.join('')}qx|o1|md|rubbish|`)
    const { ids, warnings, ...rest } = await importAll({ format: 'lin', send: sendAs('application/x-lin') })
    expect(rest).toMatchObject({ imported: GAMES, repeated: 0, rejected: [{ index: GAMES, line: GAMES + 2 }] })
    expect(warnings.map(({ message }) => message)).toEqual(
      Array(3).fill('the play cannot be shown: no auction ends in a contract, and was kept for you alone (pc)'),
    )
    for (const [i, id] of [ids[0], ids.at(-1)].entries())
      expect((await owner.get(`/deals/${id}`)).body).toMatchObject({
        title: `Night, Board ${i === 0 ? 1 : GAMES}`,
        auction: ['1C'],
        commentary: [{ children: [{ text: 'For each.' }] }],
      })
  })

  it.each(['', '\n', 'no board at all'])('with %j is empty', async (nothing) => {
    writeFileSync(file, nothing)
    const none = { imported: 0, repeated: 0, rejected: [], rejectedTotal: 0, warnings: [], warningsTotal: 0, ids: [] }
    expect(await importAll()).toEqual(none)
  })

  it('reports a record that is too large', async () => {
    const large = `[Site "x"]\n{ ${'long '.repeat(1_100_000)} }\n${game(1)}\n`
    writeFileSync(file, `${game(0)}\n${large}\n${game(2)}`)
    expect(await importAll()).toMatchObject({ imported: 2, rejected: [{ index: 1, line: 5 }], rejectedTotal: 1 })
  })
})

describe('a completed import', () => {
  it('can be run again as a new import, even after its deals were deleted', async () => {
    writeFileSync(file, text)
    const first = await importAll()
    for (const id of first.ids.slice(0, 3)) {
      expect((await owner.post(`/deals/${id}/trash`)).status).toBe(200)
      expect((await owner.delete(`/deals/${id}`)).status).toBe(204)
    }
    const second = await importAll()
    expect(second.imported).toBe(first.imported)
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([])
    for (const id of [second.ids[0], second.ids.at(-1)]) expect((await owner.get(`/deals/${id}`)).status).toBe(200)
    expect(await kept()).toBe(2 * first.imported - 3)
  })

  it('adds nothing twice if two processes run it at the same time', async () => {
    writeFileSync(file, text)
    const [one, other] = await Promise.all([importAll(), importAll()])
    expect(one.ids).toEqual(other.ids)
    expect(await kept()).toBe(one.imported)
  })
})

describe('a refused import', () => {
  const refusing = (at: number): Send => {
    let count = 0
    return async (piece, key, after) => {
      if (++count === at) throw new Refusal()
      return send(piece, key, after)
    }
  }

  it('leaves no journal if nothing was stored', async () => {
    writeFileSync(file, text)
    await expect(importAll({ send: refusing(1) })).rejects.toThrow(Refusal)
    expect(readdirSync(folder.path)).toEqual(['boards.pbn'])
  })

  it('continues where it stopped, however much later, if part of it was stored', async () => {
    writeFileSync(file, text)
    await expect(importAll({ send: refusing(2) })).rejects.toThrow(Refusal)
    const path = join(folder.path, readdirSync(folder.path)[1] as string)
    const old = readFileSync(path, 'utf8').replaceAll(/"at":"[^"]+"/g, '"at":"2020-01-01T00:00:00.000Z"')
    writeFileSync(path, old)
    const before = await kept()
    expect(before).toBeGreaterThan(0)
    const { imported } = await importAll()
    expect(await kept()).toBe(imported)
  })

  it('remembers a piece whose response was lost earlier', async () => {
    writeFileSync(file, text)
    const losing: Send = async (piece, key, after) => {
      await send(piece, key, after)
      throw new Error('broken off')
    }
    await expect(importAll({ send: losing })).rejects.toThrow('broken off')
    await expect(importAll({ send: refusing(1) })).rejects.toThrow(Refusal)
    const { imported } = await importAll()
    expect(await kept()).toBe(imported)
  })
})

describe('an interrupted import', () => {
  /** Fails at the n-th piece: before it takes effect, or afterwards, so that its response is lost. */
  const breaking = (at: number, isLost: boolean): Send => {
    let count = 0
    return async (piece, key, after) => {
      if (++count === at && !isLost) throw new Error('broken off')
      const answer = await send(piece, key, after)
      if (count === at) throw new Error('broken off')
      return answer
    }
  }

  it.each([
    [1, false],
    [1, true],
    [2, false],
    [2, true],
    [3, true],
  ])('at piece %i (its response lost: %j) adds nothing twice and continues', async (at, isLost) => {
    writeFileSync(file, text)
    await expect(importAll({ send: breaking(at, isLost) })).rejects.toThrow('broken off')
    const sent: string[] = []
    const total = await importAll({
      send: (piece, key, after) => {
        sent.push(key)
        return send(piece, key, after)
      },
    })
    expect(sent).toHaveLength(3 - (at - 1))
    expect(total).toMatchObject({ imported: await kept(), repeated: 2 })
    expect(new Set(total.ids).size).toBe(total.imported)
    expect(total.rejected.map(({ index }) => index)).toEqual([50, 150, 250])
    expect(readdirSync(folder.path)).toEqual(['boards.pbn'])
  })

  it('counts the pieces that an older version recorded without totals', async () => {
    writeFileSync(file, text)
    await expect(importAll({ send: breaking(3, false) })).rejects.toThrow('broken off')
    const path = join(folder.path, readdirSync(folder.path)[1] as string)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/"(?:rejected|warnings)Total":\d+,/g, ''))
    expect(readFileSync(path, 'utf8')).not.toContain('Total')
    expect(await importAll()).toMatchObject({ rejected: { length: 3 }, rejectedTotal: 3, warningsTotal: 0 })
  })

  it('resends unchanged what an older version has sent', async () => {
    writeFileSync(file, text)
    const lost = breaking(2, true)
    await expect(importAll({ send: (piece, key) => lost(piece, key, null) })).rejects.toThrow('broken off')
    const path = join(folder.path, readdirSync(folder.path)[1] as string)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/,"after":(?:null|"[^"]+")/g, ''))
    expect(readFileSync(path, 'utf8')).not.toContain('after')
    expect((await importAll()).imported).toBe(await kept())
  })

  it('asks what to do with the piece without a response if that was long ago', async () => {
    writeFileSync(file, text)
    await expect(importAll({ send: breaking(2, true) })).rejects.toThrow('broken off')
    const [, journal = ''] = readdirSync(folder.path)
    const path = join(folder.path, journal)
    const old = readFileSync(path, 'utf8').replaceAll(/"at":"[^"]+"/g, '"at":"2020-01-01T00:00:00.000Z"')
    writeFileSync(path, old)
    const before = await kept()
    await expect(importAll()).rejects.toThrow(UnansweredPieceError)
    await expect(importAll()).rejects.toThrow('--unanswered')
    expect(await kept()).toBe(before)
    const { imported } = await importAll({ unanswered: 'skip' })
    expect(await kept()).toBe(before + (imported - 99))
    expect(existsSync(path)).toBe(false)
  })

  it('is not continued for another account, and a damaged journal does no harm', async () => {
    writeFileSync(file, text)
    await expect(importAll({ send: breaking(2, false) })).rejects.toThrow('broken off')
    const path = join(folder.path, readdirSync(folder.path)[1] as string)
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -20))
    owner = await aClient(world)
    const elsewhere = await importAll({ target: 'elsewhere' })
    expect(elsewhere.imported).toBe(await kept())
    expect(existsSync(path)).toBe(true)
  })
})
