import { execFileSync } from 'node:child_process'
import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useEmbeddedService } from '../../support/embedded-service.js'
import { aDataFolder, runCli, type ServiceProcess } from '../../support/service-process.js'

const { env, fill, folder, start } = useEmbeddedService()

describe('the data folder', () => {
  /** Files and folders to which others than the owner have any access. */
  const open = (path = folder()): readonly string[] => {
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

  it('is private to its owner, while the service is running and afterwards', async () => {
    chmodSync(folder(), 0o755)
    for (const name of ['first', 'second']) {
      const service = await start()
      expect(open()).toEqual([])
      expect(await onboard(service, name)).toBe(200)
      expect(open()).toEqual([])
      await service.kill('SIGTERM')
      expect(open()).toEqual([])
    }
  })

  it('is made private if it was not, without following links', async () => {
    await fill()
    const elsewhere = aDataFolder()
    const file = join(elsewhere.path, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o644)
    chmodSync(elsewhere.path, 0o755)
    execFileSync('chmod', ['-R', 'a+rwX', folder()])
    symlinkSync(file, join(folder(), 'pg', 'link'))
    symlinkSync(elsewhere.path, join(folder(), 'pg', 'folder'))
    expect(open().length).toBeGreaterThan(900)
    const service = await start()
    expect(open()).toEqual([])
    expect(await onboard(service, 'third')).toBe(200)
    expect(open(elsewhere.path)).toEqual([elsewhere.path, file])
    elsewhere.remove()
  })

  it('is private after each command that opens the database', async () => {
    expect((await runCli(['migrate'], env())).code).toBe(0)
    expect(open()).toEqual([])
  })
})

describe('the secrets in the data folder', () => {
  it('are private to their owner', async () => {
    await runCli(['token', 'new|x', '--email', 'x@example.org'], env())
    expect(lstatSync(join(folder(), 'local-issuer.json')).mode & 0o077).toBe(0)
    expect(JSON.parse(readFileSync(join(folder(), 'local-issuer.json'), 'utf8'))).toHaveProperty('d')
  })
})
