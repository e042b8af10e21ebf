import { execFileSync } from 'node:child_process'
import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'

// Several processes start here, each with a database of its own.
vi.setConfig({ testTimeout: 180_000 })

let folder: ReturnType<typeof aDataFolder>
let running: ServiceProcess | undefined

beforeEach(() => {
  folder = aDataFolder()
})
afterEach(async () => {
  if (running?.child.exitCode === null) await running.kill('SIGKILL')
  folder.remove()
})

const env = () => ({ DATA_DIR: folder.path })
const start = async () => {
  running = await startProcess(env())
  return running
}

/** What follows a label in the lines that a new user reads. */
const printed = async (service: ServiceProcess, label: string): Promise<string> => {
  for (;;) {
    const [, value] = new RegExp(`^ +${label} +(\\S+)$`, 'm').exec(service.output.stdout) ?? []
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const getJson = async (url: string, token: string) => {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const PBN =
  '[Event "Try"]\n[Board "1"]\n[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n'

describe('the service on its embedded database', () => {
  it('serves a new user from the first start, and keeps everything over a restart', async () => {
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

    const file = join(folder.path, 'boards.pbn')
    writeFileSync(file, PBN)
    const imported = await runCli(['import', file, '--owner', 'new|bob'], env())
    expect(imported).toMatchObject({ code: 0, stderr: '1 imported, 0 repeated, 0 rejected.\n' })
    const published = await fetch(`${first.address}/deals/${imported.stdout.trim()}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${bob}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sharing: 'public' }),
    })
    expect(published.status).toBe(200)

    expect(await runCli(['account', 'set-role', 'new|bob', 'admin'], env())).toMatchObject({ code: 0, stderr: '' })
    expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })

    const second = await start()
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

  it('imports a file again once it was imported, and says why it imports nothing', async () => {
    await start()
    const file = join(folder.path, 'boards.pbn')
    const importing = (owner: string, text: string) => {
      writeFileSync(file, text)
      return runCli(['import', file, '--owner', owner], env())
    }
    const [first, second] = [await importing('demo|alice', PBN), await importing('demo|alice', PBN)]
    for (const { code, stderr } of [first, second])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '1 imported, 0 repeated, 0 rejected.\n' })
    expect(second.stdout).not.toBe(first.stdout)
    for (const [owner, text, why] of [
      ['demo|nobody', PBN, 'ACCOUNT_NOT_FOUND'],
      ['demo|alice', 'no board', `No board was found in ${file}.`],
      ['demo|alice', '[Board "1"]\n[Deal "rubbish"]\n', `${file}:1: `],
    ] as const)
      expect(await importing(owner, text)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(why) })
    const half = await importing('demo|alice', `${PBN}\n[Board "2"]\n[Deal "rubbish"]\n`)
    expect(half).toMatchObject({ code: 2, stderr: expect.stringContaining('1 imported, 0 repeated, 1 rejected.') })
    expect(readdirSync(folder.path).filter((name) => name.includes('importing'))).toEqual([])
  })

  it('prints a key that it made itself, and never one that was set', async () => {
    const API_KEY = 'a-key-of-the-operator'
    running = await startProcess({ ...env(), API_KEY })
    const token = await printed(running, 'token')
    expect((await getJson(`${running.address}/accounts/me`, token)).status).toBe(200)
    expect(running.output.stdout).toMatch(/^ {2}API key +as set in API_KEY$/m)
    const { stdout, stderr } = running.output
    expect(stdout + stderr).not.toContain(API_KEY)
  })

  it('keeps a second process out of the folder, and takes over from a killed one', async () => {
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
    const token = async (i: number) =>
      (await runCli(['token', `new|${i}`, '--email', `w${i}@example.org`], env())).stdout.trim()
    const tokens = await Promise.all(Array.from({ length: 4 }, (_, i) => token(i)))
    for (let round = 0; round < 2; round++) {
      const service = await start()
      const acknowledged = new Map<number, string>()
      const write = async (i: number): Promise<void> => {
        for (let n = 0; ; n++) {
          const response = await fetch(`${service.address}/accounts/me/complete-onboarding`, {
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
      const again = await start()
      expect(acknowledged.size).toBe(tokens.length)
      for (const [i, written] of acknowledged) {
        const { body } = await getJson(`${again.address}/accounts/me`, tokens[i] as string)
        const [stored, last] = [body.displayName, written].map((name = '') => Number(name.split(' ').pop()))
        // A write that was not acknowledged may have been kept as well.
        expect(stored).toBeGreaterThanOrEqual(last as number)
        expect(stored).toBeLessThanOrEqual((last as number) + 1)
      }
      await again.kill('SIGTERM')
    }
  })
})

describe('the command line', () => {
  it('names every bad setting and ends with 1', async () => {
    const { code, stderr } = await runCli(['serve'], { NODE_ENV: 'production', PORT: 'x' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'DATABASE_URL', 'API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE'])
      expect(stderr).toContain(`- ${name} `)
  })

  it('does not serve while migrations are pending, and names the command', async () => {
    const { code, stderr } = await runCli(['serve'], env())
    expect(code).toBe(1)
    expect(stderr).toContain('dealbook migrate')
  })

  it('migrates once, seeds repeatedly, and then serves', async () => {
    expect((await runCli(['migrate'], env())).stdout).toContain('accounts_deals_grants')
    expect((await runCli(['migrate'], env())).stdout).toBe('Nothing to migrate.\n')
    expect((await runCli(['seed'], env())).stdout).toBe('Made 6 demo accounts.\n')
    expect((await runCli(['seed'], env())).stdout).toBe('Made 0 demo accounts.\n')
    expect((await runCli(['prune'], env())).stdout).toBe(
      "0 serves summed up by day.\n0 days of players' serves deleted.\n0 kept answers deleted.\n0 form submissions deleted.\n0 handles of erased accounts released.\n",
    )
    expect(await runCli(['prune', '--serves-after', '30'], env())).toMatchObject({ code: 1, stdout: '' })
    running = await startProcess(env(), { script: 'src/cli.ts', args: ['serve'] })
    expect((await fetch(`${running.address}/health/ready`)).status).toBe(200)
    expect(
      (await fetch(`${running.address}/api/accounts/demo%7Calice`, { headers: { 'x-api-key': 'any' } })).status,
    ).toBe(401)
  })

  it.each([
    ['me', 'a@example.org', 'no id of an account'],
    ['bad id', 'a@example.org', 'no id of an account'],
    ['x'.repeat(256), 'a@example.org', 'no id of an account'],
    ['new|x', 'notmail', 'no e-mail address'],
    ['new|x', '', 'no e-mail address'],
  ])('signs no token that the service refuses: %s, %s', async (id, email, why) => {
    expect(await runCli(['token', id, '--email', email], env())).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(why),
    })
  })

  it('says what is wrong without a stack', async () => {
    const nowhere = await runCli(['token', 'demo|alice'], env())
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('No service runs on the data folder') })
    const unreachable = await runCli(['token', 'demo|alice', '--url', 'http://127.0.0.1:9', '--api-key', 'k'], env())
    expect(unreachable).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') })
    const missing = await runCli(['import', 'none.pbn', '--owner', 'x', '--url', 'http://127.0.0.1:9'], env())
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('none.pbn') })
    const provider = { ...env(), AUTH_ISSUER: 'https://id.example.org', AUTH_AUDIENCE: 'x' }
    expect((await runCli(['token', 'x', '--email', 'x@example.org'], provider)).stderr).toContain('identity provider')
    const keyless = await runCli(['token', 'demo|alice', '--url', 'http://127.0.0.1:9'], env())
    expect(keyless).toMatchObject({ code: 1, stderr: expect.stringContaining('--api-key') })
    const unseeded = await runCli(['seed'], env())
    expect(unseeded).toMatchObject({ code: 1, stderr: expect.stringContaining('dealbook migrate') })
    for (const { stderr } of [nowhere, keyless, unseeded, unreachable, missing]) expect(stderr).not.toContain('    at ')
  })
})

describe('the data folder', () => {
  /** What others than its owner may do anything with. */
  const open = (path = folder.path): readonly string[] => {
    const entry = lstatSync(path, { throwIfNoEntry: false })
    if (entry === undefined || entry.isSymbolicLink()) return []
    const inside = entry.isDirectory() ? readdirSync(path).flatMap((name) => open(join(path, name))) : []
    return (entry.mode & 0o077) === 0 ? inside : [path, ...inside]
  }
  const onboard = async ({ address }: ServiceProcess, name: string): Promise<number> => {
    const token = await runCli(['token', name, '--email', `${name}@example.org`], env())
    const response = await fetch(`${address}/accounts/me/complete-onboarding`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token.stdout.trim()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: 'x'.repeat(200) }),
    })
    return response.status
  }

  it('is for its owner alone, while the service runs and after it', async () => {
    chmodSync(folder.path, 0o755)
    for (const name of ['first', 'second']) {
      const service = await start()
      expect(open()).toEqual([])
      expect(await onboard(service, name)).toBe(200)
      expect(open()).toEqual([])
      await service.kill('SIGTERM')
      expect(open()).toEqual([])
    }
  })

  it('is closed when it stood open, and nothing is that links lead to', async () => {
    await (await start()).kill('SIGTERM')
    const elsewhere = aDataFolder()
    const file = join(elsewhere.path, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o644)
    chmodSync(elsewhere.path, 0o755)
    execFileSync('chmod', ['-R', 'a+rwX', folder.path])
    symlinkSync(file, join(folder.path, 'pg', 'link'))
    symlinkSync(elsewhere.path, join(folder.path, 'pg', 'folder'))
    expect(open().length).toBeGreaterThan(900)
    const service = await start()
    expect(open()).toEqual([])
    expect(await onboard(service, 'third')).toBe(200)
    expect(open(elsewhere.path)).toEqual([elsewhere.path, file])
    elsewhere.remove()
  })

  it('is closed by each command that opens the database', async () => {
    expect((await runCli(['migrate'], env())).code).toBe(0)
    expect(open()).toEqual([])
  })
})

describe('the secrets in the data folder', () => {
  it('are for their owner alone', async () => {
    await runCli(['token', 'new|x', '--email', 'x@example.org'], env())
    const { statSync } = await import('node:fs')
    expect(statSync(join(folder.path, 'local-issuer.json')).mode & 0o077).toBe(0)
    expect(JSON.parse(readFileSync(join(folder.path, 'local-issuer.json'), 'utf8'))).toHaveProperty('d')
  })
})
