import { expect, it } from 'vitest'
import { useEmbeddedService } from '../support/embedded-service.js'
import { runCli } from '../support/service-process.js'

const { env, start } = useEmbeddedService()

const apiKey = (...args: readonly string[]) => runCli(['api-key', ...args], env())

it('creates, lists and revokes API keys on the command line', async () => {
  await runCli(['migrate'], env())
  const site = await apiKey('create', "The club's website", '--scope', 'deals:read', 'accounts')
  const other = await apiKey('create', 'Other', '--scope', 'serve', '--expires', '2100-01-01T00:00:00Z')
  const [siteId, otherId] = [site, other].map(({ stderr }) => /[\w-]{36}/.exec(stderr)?.[0] ?? '')
  expect((await apiKey('revoke', String(otherId))).stdout).toBe(`Revoked ${otherId} (Other).\n`)
  const { stdout } = await apiKey('list')
  expect(stdout.split('\n').map((line) => line.split('\t'))).toEqual([
    [siteId, 'live', '-', '-', site.stdout.trim().slice(-4), 'deals:read,accounts', "The club's website"],
    [otherId, 'revoked', '2100-01-01T00:00:00.000Z', '-', other.stdout.trim().slice(-4), 'serve', 'Other'],
    [''],
  ])
  expect(stdout).not.toContain(site.stdout.trim())

  const unknown = await apiKey('revoke', 'unknown')
  expect(unknown).toMatchObject({ code: 1, stdout: '', stderr: 'There is no such API key.\n' })
  const past = await apiKey('create', 'X', '--scope', 'serve', '--expires', '2020-01-01T00:00:00Z')
  expect(past).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('expiresAt must be in the future'),
  })
  const unscoped = await apiKey('create', 'X', '--scope', 'everything')
  expect(unscoped).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Allowed choices') })

  const running = await start({}, { script: 'src/cli.ts', args: ['serve'] })
  const statusOf = async (path: string, { stdout: secret }: { stdout: string }) =>
    (await fetch(`${running.address}${path}`, { headers: { 'x-api-key': secret.trim() } })).status
  expect(await statusOf('/api/key', site)).toBe(200)
  expect(await statusOf('/api/deals', site)).toBe(200)
  expect(await statusOf('/api/accounts/x/grants', site)).toBe(403)
  expect(await statusOf('/api/key', other)).toBe(401)
})
