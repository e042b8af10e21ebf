import { describe, expect, it } from 'vitest'
import { useEmbeddedService } from '../support/embedded-service.js'
import { runCli } from '../support/service-process.js'

const { env, start } = useEmbeddedService()

describe('the command line', () => {
  it('reports every invalid setting and exits with 1', async () => {
    const { code, stderr } = await runCli(['serve'], { NODE_ENV: 'production', PORT: 'x' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'DATABASE_URL', 'API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE'])
      expect(stderr).toContain(`- ${name} `)
  })

  it('refuses to serve or seed while migrations are pending, migrates once, seeds repeatedly, and then serves', async () => {
    for (const command of ['serve', 'seed']) {
      const { code, stderr } = await runCli([command], env())
      expect(code).toBe(1)
      expect(stderr).toContain('dealbook migrate')
      expect(stderr).not.toContain('    at ')
    }
    expect((await runCli(['migrate'], env())).stdout).toContain('0_init')
    expect((await runCli(['migrate'], env())).stdout).toBe('Nothing to migrate.\n')
    expect((await runCli(['seed'], env())).stdout).toBe('Created 6 demo accounts.\n')
    expect((await runCli(['seed'], env())).stdout).toBe('Created 0 demo accounts.\n')
    expect((await runCli(['prune'], env())).stdout).toBe(
      "0 serves summed up by day.\n0 days of players' serves deleted.\n0 stored responses deleted.\n0 form submissions deleted.\n0 deleted collections removed.\n0 participants deleted.\n0 rows of deleted participants removed.\n0 read marks of ended announcements deleted.\n0 events deleted.\n0 webhooks' replaced secrets deleted.\n0 handles of erased accounts released.\n",
    )
    expect(await runCli(['prune', '--serves-after', '30'], env())).toMatchObject({ code: 1, stdout: '' })
    const running = await start({}, { script: 'src/cli.ts', args: ['serve'] })
    expect((await fetch(`${running.address}/health/ready`)).status).toBe(200)
    expect(
      (await fetch(`${running.address}/api/accounts/demo%7Calice`, { headers: { 'x-api-key': 'any' } })).status,
    ).toBe(401)
  })

  it.each([
    ['me', 'a@example.org', 'not a valid account id'],
    ['bad id', 'a@example.org', 'not a valid account id'],
    ['x'.repeat(256), 'a@example.org', 'not a valid account id'],
    ['new|x', 'notmail', 'not an e-mail address'],
    ['new|x', '', 'not an e-mail address'],
  ])('does not sign a token that the service would refuse: %s, %s', async (id, email, why) => {
    expect(await runCli(['token', id, '--email', email], env())).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(why),
    })
  })

  it('reports errors without a stack trace', async () => {
    const nowhere = await runCli(['token', 'demo|alice'], env())
    expect(nowhere).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No service is running on the data folder'),
    })
    const unreachable = await runCli(['token', 'demo|alice', '--url', 'http://127.0.0.1:9', '--api-key', 'k'], env())
    expect(unreachable).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') })
    const missing = await runCli(['import', 'none.pbn', '--owner', 'x', '--url', 'http://127.0.0.1:9'], env())
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('none.pbn') })
    const provider = { ...env(), AUTH_ISSUER: 'https://id.example.org', AUTH_AUDIENCE: 'x' }
    expect((await runCli(['token', 'x', '--email', 'x@example.org'], provider)).stderr).toContain('identity provider')
    const keyless = await runCli(['token', 'demo|alice', '--url', 'http://127.0.0.1:9'], env())
    expect(keyless).toMatchObject({ code: 1, stderr: expect.stringContaining('--api-key') })
    for (const { stderr } of [nowhere, keyless, unreachable, missing]) expect(stderr).not.toContain('    at ')
  })
})
