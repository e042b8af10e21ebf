import { expect, it, onTestFinished, vi } from 'vitest'
import { account } from '../../src/cli/commands/account.js'
import { anAccountId, anApiKey } from '../support/builders.js'
import { API_KEY, openHttpWorld } from '../support/http-world.js'
import { listen } from '../support/raw-http.js'

it('a change of role is confirmed, with the API keys that a former admin has created', async () => {
  const world = await openHttpWorld()
  onTestFinished(() => world.app.close())
  const url = `http://127.0.0.1:${await listen(world.app)}`
  const { account: eve } = await world.signIn({ id: anAccountId('eve'), role: 'admin' })
  await world.signIn({ role: 'admin' })
  const now = Date.now()
  const keys = ['Site', 'Billing'].map((name, i) => anApiKey({ name, createdBy: eve.id, createdAt: new Date(now - i) }))
  for (const key of [...keys, anApiKey({ name: 'Other' })]) await world.repositories.apiKeys.insert(key, key.id)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const setRole = async (role: string) => {
    log.mockClear()
    await account.parseAsync(['set-role', eve.id, role, '--url', url, '--api-key', API_KEY], { from: 'user' })
    return log.mock.calls.flat()
  }

  expect(await setRole('teacher')).toEqual([
    'eve is now teacher.',
    'API keys that this account has created stay valid until they are revoked:',
    `  dealbook api-key revoke ${keys[0]?.id}  # Site`,
    `  dealbook api-key revoke ${keys[1]?.id}  # Billing`,
  ])
  expect(await setRole('admin')).toEqual(['eve is now admin.'])
})
