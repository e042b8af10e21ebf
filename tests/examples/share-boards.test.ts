import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

const SCRIPT = 'docs/examples/share-boards.py'
const BOARDS = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]

[Board "2"]
[Deal "not a deal"]

[Board "3"]
[Deal "N:AKQ.JT9.876.5432 - - -"]
`

let world: HttpWorld
let address: string
let folder: string

beforeAll(async () => {
  world = await openHttpWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  folder = mkdtempSync(join(tmpdir(), 'dealbook-examples-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.app.close()
})

/** Runs the script with Python's standard library only, without packages of the machine or the user. */
const run = (file: string, token: string) =>
  new Promise<{ readonly error: Error | null; readonly stdout: string; readonly stderr: string }>((resolve) =>
    execFile(
      'python3',
      ['-I', '-S', SCRIPT, file],
      { env: { PATH: process.env.PATH, DEALBOOK_URL: address, DEALBOOK_TOKEN: token } },
      (error, stdout, stderr) => resolve({ error, stdout, stderr }),
    ),
  )

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('the script that shares a file of boards', () => {
  it('imports it, shares its boards as a collection, and reads them as a student', async () => {
    const file = fileOf('boards.pbn', BOARDS)
    const { error, stdout, stderr } = await run(file, await tokenOf({ sub: 'stranger' }))
    expect(error).toBeNull()
    expect(stdout).toBe('Board 1: N deals, None vulnerable\nBoard 3: S deals, EW vulnerable\n')
    expect(stderr).toMatch(new RegExp(`^${file}:\\d+: .+\\n$`))
    const headers = await world.bearerOf('stranger')
    const { body } = await world.request({ url: '/collections', headers })
    expect(body.collections).toMatchObject([{ title: "Tonight's boards", publicEnabled: true }])
  })

  it('accepts LIN as well', async () => {
    const file = fileOf('board.lin', 'qx|o1|md|3SAKQHAKQDAKQCAKQJ,SJT9HJT9DJT9CT987,S876H876D876C6543,|sv|o|\n')
    const { stdout, stderr } = await run(file, await tokenOf({ sub: 'lin' }))
    expect([stdout, stderr]).toEqual(['Board 1: N deals, None vulnerable\n', ''])
  })

  it('exits with the refusal of the service', async () => {
    const { error, stdout, stderr } = await run(fileOf('refused.pbn', BOARDS), 'no token')
    expect(error).toMatchObject({ code: 1 })
    expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^GET \/accounts\/me: 401 UNAUTHORIZED: .+\n$/)])
  })

  it('is the same in the documentation', () => {
    const [, shown] = /```python\n([\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? []
    expect(shown).toBe(readFileSync(SCRIPT, 'utf8'))
  })
})
