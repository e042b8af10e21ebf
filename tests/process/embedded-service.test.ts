import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useEmbeddedService } from '../support/embedded-service.js'
import { runCli, type ServiceProcess, startProcess } from '../support/service-process.js'

const { env, fill, folder, start } = useEmbeddedService()

/** The text after a label in the output for a new user. */
const printed = async (service: ServiceProcess, label: string): Promise<string> => {
  for (let looks = 0; looks < 1_000; looks++) {
    const [, value] = new RegExp(`^ +${label} +(\\S+)$`, 'm').exec(service.output.stdout) ?? []
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The service printed no ${label}.`)
}

const getJson = async (url: string, token: string) => {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const PBN =
  '[Event "Try"]\n[Board "1"]\n[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n'

describe('the service on its embedded database', () => {
  it('serves a new user from the first start, and preserves everything over a restart', async () => {
    const first = await start()
    const token = await printed(first, 'token')
    const key = await printed(first, 'API key')
    expect(await getJson(`${first.address}/accounts/me`, token)).toMatchObject({
      status: 200,
      body: { handle: 'alice-martin' },
    })
    expect((await fetch(`${await printed(first, 'docs page')}/`)).status).toBe(200)

    const fresh = await runCli(['token', 'new|bob', '--email', 'bob@example.org', '--name', 'Bob'], env())
    expect(fresh.stderr).toBe('')
    const bob = fresh.stdout.trim()
    const onboarded = await fetch(`${first.address}/accounts/me/complete-onboarding`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob}`, 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: 'Bob', handle: 'bob' }),
    })
    expect(onboarded.status).toBe(200)

    const file = join(folder(), 'boards.pbn')
    writeFileSync(file, PBN)
    const imported = await runCli(['import', file, '--owner', 'new|bob'], env())
    expect(imported).toMatchObject({
      code: 0,
      stderr: `${file}: 1 imported, 0 repeated, 0 rejected, 0 warnings.\n`,
    })
    const published = await fetch(`${first.address}/deals/${imported.stdout.trim()}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${bob}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sharing: 'public' }),
    })
    expect(published.status).toBe(200)

    expect(await runCli(['account', 'set-role', 'new|bob', 'admin'], env())).toMatchObject({ code: 0, stderr: '' })
    const send = async (method: string, path: string, body: object) =>
      (await fetch(`${first.address}${path}`, {
        method,
        headers: { authorization: `Bearer ${bob}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.json())) as Record<string, string>
    const { id } = await send('POST', '/collections', { title: 'Class' })
    const { publicToken } = await send('PUT', `/collections/${id}/public-link`, {})
    expect((await fetch(`${first.address}/public/collections/${publicToken}`)).status).toBe(200)
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })

    const second = await start()
    expect(await getJson(`${second.address}/collections/${id}`, bob)).toMatchObject({ body: { views: { total: 1 } } })
    expect(await printed(second, 'API key')).toBe(key)
    expect(await getJson(`${second.address}/catalog/authors/bob/deals`, token)).toMatchObject({
      status: 200,
      body: { deals: [{ title: 'Try, Board 1', ownerId: 'new|bob' }], pagination: { total: 1 } },
    })
    expect(await getJson(`${second.address}/accounts/me`, bob)).toMatchObject({ body: { role: 'admin' } })
    const byEmail = await runCli(['token', 'BOB@example.org'], env())
    expect(await getJson(`${second.address}/accounts/me`, byEmail.stdout.trim())).toMatchObject({
      body: { id: 'new|bob' },
    })
  })

  it('imports a file again if boards are to be added again, and explains why it imports nothing', async () => {
    await fill()
    await start()
    const file = join(folder(), 'boards.pbn')
    const importing = (owner: string, text: string) => {
      writeFileSync(file, text)
      return runCli(['import', file, '--owner', owner, '--existing', 'add'], env())
    }
    const [first, second] = [await importing('demo|alice', PBN), await importing('demo|alice', PBN)]
    for (const { code, stderr } of [first, second])
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr: `${file}: 1 imported, 0 repeated, 0 rejected, 0 warnings.\n`,
      })
    expect(second.stdout).not.toBe(first.stdout)
    for (const [owner, text, why] of [
      ['demo|nobody', PBN, 'ACCOUNT_NOT_FOUND'],
      ['demo|alice', 'no board', `${file} contains no boards.`],
      ['demo|alice', '[Board "1"]\n[Deal "rubbish"]\n', `${file}:2: Board 1: `],
    ] as const)
      expect(await importing(owner, text)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(why) })
    const half = await importing('demo|alice', `${PBN}\n[Board "2"]\n[Deal "rubbish"]\n`)
    expect(half).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('1 imported, 0 repeated, 1 rejected, 0 warnings.'),
    })
    expect(readdirSync(folder()).filter((name) => name.includes('importing'))).toEqual([])
  })

  it('imports files and folders repeatably, whatever their names and encodings are', async () => {
    await fill()
    await start()
    const inner = join(folder(), 'club', 'may')
    mkdirSync(inner, { recursive: true })
    const lin = 'qx|o7|md|1SA,SK,SQ,SJ|'
    const files = [join(folder(), 'club', 'a.pbn'), join(inner, 'b.LIN'), join(folder(), 'c.txt')]
    const [a = '', b = '', c = ''] = files
    writeFileSync(a, lin)
    writeFileSync(b, Buffer.from(`\ufeff${PBN}`, 'utf16le'))
    writeFileSync(c, lin)
    writeFileSync(join(inner, 'readme.md'), PBN)
    const load = () => runCli(['import', join(folder(), 'club'), c, a, '--owner', 'demo|alice'], env())
    const told = (...counts: string[]) =>
      counts.map((count, i) => `${files[i]}: ${count}, 0 rejected, 0 warnings.\n`).join('')
    expect(await load()).toMatchObject({
      code: 0,
      stderr: told('1 imported, 0 repeated', '1 imported, 0 repeated', '0 imported, 1 repeated'),
    })
    const again = '0 imported, 1 repeated'
    expect(await load()).toMatchObject({ code: 0, stdout: '', stderr: told(again, again, again) })
    const empty = join(folder(), 'empty')
    mkdirSync(empty)
    for (const paths of [
      [c, empty],
      [c, join(folder(), 'none')],
    ])
      expect(await runCli(['import', ...paths, '--owner', 'demo|alice'], env())).toMatchObject({ code: 1, stdout: '' })
  })

  it('exports the deals of an account to a file, which it only replaces if told to', async () => {
    await fill()
    await start()
    const [boards, out] = [join(folder(), 'boards.pbn'), join(folder(), 'out.pbn')]
    writeFileSync(boards, PBN)
    const load = await runCli(['import', boards, '--owner', 'demo|alice', '--existing', 'add'], env())
    expect(load.code).toBe(0)
    const write = (...more: string[]) => runCli(['export', '--owner', 'demo|alice', '--out', out, ...more], env())
    expect(await write()).toEqual({ code: 0, stdout: '', stderr: '' })
    const written = readFileSync(out, 'utf8')
    expect(written).toMatch(/^% PBN 2\.1\r\n/)
    expect(written).toContain('[Event "Try"]')
    expect(await write()).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') })
    writeFileSync(out, 'older')
    expect(await write('--force')).toMatchObject({ code: 0 })
    expect(readFileSync(out, 'utf8')).toBe(written)
    const nobody = join(folder(), 'nobody.pbn')
    expect(await runCli(['export', '--owner', 'nobody', '--out', nobody], env())).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ACCOUNT_NOT_FOUND'),
    })
    expect(readdirSync(folder()).filter((name) => /nobody|partial/.test(name))).toEqual([])
  })

  it('prints a generated key, but never one from the settings', async () => {
    await fill()
    const API_KEY = 'a-key-of-the-operator'
    const running = await start({ API_KEY })
    const token = await printed(running, 'token')
    expect((await getJson(`${running.address}/accounts/me`, token)).status).toBe(200)
    expect(running.output.stdout).toMatch(/^ {2}API key +as set in API_KEY$/m)
    const { stdout, stderr } = running.output
    expect(stdout + stderr).not.toContain(API_KEY)
  })

  it('prints no secrets once an account of the demo data has been deleted', async () => {
    await fill()
    const first = await start()
    const headers = { authorization: `Bearer ${await printed(first, 'token')}` }
    expect((await fetch(`${first.address}/accounts/me`, { method: 'DELETE', headers })).status).toBe(204)
    await first.kill('SIGTERM')
    const second = await start()
    await printed(second, 'docs page')
    expect(second.output.stdout).toContain(`in ${join(folder(), 'api-key')}\n`)
    expect(second.output.stdout).not.toMatch(/token|eyJ/)
  })

  it('locks the folder against a second process, and takes over from a killed one', async () => {
    await fill()
    const first = await start()
    for (const attempt of [startProcess(env()), runCli(['migrate'], env())]) {
      const refused = await attempt.then(
        (ended) => ('code' in ended ? ended.stderr : 'started'),
        (error: Error) => error.message,
      )
      expect(refused).toContain(`is in use by process ${first.child.pid}`)
    }
    await first.kill('SIGKILL')
    const second = await start()
    expect((await fetch(`${second.address}/health/ready`)).status).toBe(200)
  })

  it('loses no acknowledged account when it is killed', async () => {
    await fill()
    const token = async (i: number) =>
      (await runCli(['token', `new|${i}`, '--email', `w${i}@example.org`], env())).stdout.trim()
    const tokens = await Promise.all(Array.from({ length: 4 }, (_, i) => token(i)))
    let service = await start()
    for (let round = 0; round < 2; round++) {
      const { address } = service
      const acknowledged = new Map<number, string>()
      const write = async (i: number): Promise<void> => {
        for (let n = 0; ; n++) {
          const response = await fetch(`${address}/accounts/me/complete-onboarding`, {
            method: 'POST',
            headers: { authorization: `Bearer ${tokens[i]}`, 'content-type': 'application/json' },
            body: JSON.stringify({ displayName: `round ${round} write ${n}` }),
          })
          const { displayName } = (await response.json()) as { displayName: string }
          acknowledged.set(i, displayName)
        }
      }
      const writers = tokens.map((_, i) => write(i).catch(() => {}))
      while (acknowledged.size < tokens.length) await new Promise((resolve) => setTimeout(resolve, 20))
      await new Promise((resolve) => setTimeout(resolve, 300 + 200 * round))
      await service.kill('SIGKILL')
      await Promise.all(writers)
      service = await start()
      expect(acknowledged.size).toBe(tokens.length)
      for (const [i, written] of acknowledged) {
        const { body } = await getJson(`${service.address}/accounts/me`, tokens[i] as string)
        const [stored, last] = [body.displayName, written].map((name = '') => Number(name.split(' ').pop()))
        // An unacknowledged write may have been stored as well.
        expect(stored).toBeGreaterThanOrEqual(last as number)
        expect(stored).toBeLessThanOrEqual((last as number) + 1)
      }
    }
  })
})
