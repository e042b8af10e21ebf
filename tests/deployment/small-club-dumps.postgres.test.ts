import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/domain/day.js'
import { openPostgres } from '../../src/infrastructure/postgres/database.js'
import { PrismaAccountRepository } from '../../src/infrastructure/prisma/accounts/prisma-account-repository.js'
import { anAccount, anAccountId } from '../support/builders.js'
import { createServerDatabase, openServerDatabase } from '../support/databases.js'
import { binary } from '../support/own-servers.js'

const SCRIPT = 'deploy/small/backup.sh'

describe('the backup of a small club', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>
  let folder: string
  beforeEach(async () => {
    database = await openServerDatabase({ poolMax: 1 })
    folder = mkdtempSync(join(tmpdir(), 'dealbook-backups-'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await database.drop()
  })

  const environment = (more: Readonly<Record<string, string>> = {}) => {
    const { hostname, port, username, pathname } = new URL(database.url)
    const access = { PGHOST: hostname, PGPORT: port || '5432', PGUSER: username, PGDATABASE: pathname.slice(1) }
    return { PATH: process.env.PATH ?? '', BACKUPS: folder, ...access, ...more }
  }
  const backUp = (more: Readonly<Record<string, string>> = {}) =>
    spawnSync('sh', [SCRIPT, '--once'], { encoding: 'utf8', env: environment(more) })

  const anOldDump = (name: string, days: number): void => {
    const file = join(folder, name)
    writeFileSync(file, 'old')
    const at = new Date(Date.now() - days * DAY_MS)
    utimesSync(file, at, at)
  }

  it('is a dump that can be restored, which only its owner can read', async () => {
    await new PrismaAccountRepository(database.prisma, database.statements).insert(
      anAccount({ id: anAccountId('teacher-1') }),
    )
    const { status, stdout, stderr } = backUp()
    expect([status, stderr]).toEqual([0, ''])
    const file = stdout.trim()
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([file])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const restored = await createServerDatabase()
    try {
      const into = ['--exit-on-error', '--no-owner', `--dbname=${restored.url}`, file]
      expect(spawnSync(binary('pg_restore'), into, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
      const opened = openPostgres({ url: restored.url, poolMax: 1 })
      expect(await opened.migrator.pending()).toEqual([])
      expect(await opened.prisma.account.count({ where: { id: 'teacher-1' } })).toBe(1)
      await opened.close()
    } finally {
      await restored.drop()
    }
  })

  it('deletes dumps after 14 days, and nothing else', () => {
    anOldDump('dealbook-2026-01-01T030000Z.dump', 14.1)
    anOldDump('dealbook-2026-01-02T030000Z.dump', 13.9)
    anOldDump('notes.txt', 100)
    expect(backUp().status).toBe(0)
    const kept = readdirSync(folder)
    expect(kept).toHaveLength(3)
    expect(kept).toEqual(expect.arrayContaining(['dealbook-2026-01-02T030000Z.dump', 'notes.txt']))
  })

  it('changes nothing if it fails, and reports it', () => {
    anOldDump('dealbook-2026-01-01T030000Z.dump', 30)
    const { status, stderr } = backUp({ PGDATABASE: 'pe_no_such_database' })
    expect(status).toBe(1)
    expect(stderr).toContain('The backup failed')
    expect(readdirSync(folder)).toEqual(['dealbook-2026-01-01T030000Z.dump'])
  })

  it('is made at startup, and the script stops at once on a signal', async () => {
    const child = execFile('sh', [SCRIPT], { env: environment() })
    const ended = once(child, 'exit')
    const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
    expect(String(line)).toContain('.dump')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
