import { afterAll, beforeAll, expect, it } from 'vitest'
import { isSecret } from '../../src/infrastructure/callers/api-key-secret.js'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

let world: PagesWorld
const admin = { id: anAccountId('admin'), email: 'admin@example.org' }

beforeAll(async () => {
  world = await openPagesWorld()
  await world.signIn({ id: admin.id, role: 'admin' })
})
afterAll(() => world.close())

const statusWith = async (secret: string): Promise<number> =>
  (await world.request({ url: '/api/key', headers: { 'x-api-key': secret } })).status

it('creates an API key, shows its secret once, replaces it and revokes the key', async () => {
  const visitor = await world.visit()
  await visitor.signIn(admin, '/admin/api-keys')
  const { page } = visitor
  await page.getByText('No API keys yet').waitFor()

  const form = page.getByRole('form', { name: 'Create an API key' })
  await form.getByLabel('Name').fill('The club’s website')
  await form.getByRole('button', { name: 'Create key' }).click()
  expect(await form.getByRole('alert').textContent()).toContain('Choose at least one')
  await form.getByLabel('reading boards').check()
  await form.getByLabel('events').check()
  await form.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog', { name: 'The secret of “The club’s website”' })
  const first = (await dialog.locator('code').textContent()) ?? ''
  expect(isSecret(first)).toBe(true)
  expect(await statusWith(first)).toBe(200)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()

  const row = page.getByRole('row', { name: /The club’s website/ })
  expect(await row.textContent()).toContain(`…${first.slice(-4)}`)
  expect(await row.textContent()).toContain('reading boards and events')
  expect(await page.content()).not.toContain(first)
  await row.getByRole('button').click()
  await page.getByRole('button', { name: 'Replace the secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).click()
  const second = (await dialog.locator('code').textContent()) ?? ''
  expect(second).not.toBe(first)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200])

  await row.getByRole('button').click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await row.getByText('Revoked').waitFor()
  // No secret is valid any longer, also not the one before.
  expect(await row.getByRole('cell').nth(5).textContent()).toBe('—')
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401])

  await page.goto('/admin/audit')
  await page.getByText('revoked the API key “The club’s website”').waitFor()
})

it('creates or replaces a secret only once if the first response is lost', async () => {
  const visitor = await world.visit()
  await visitor.signIn(admin, '/admin/api-keys')
  const { page } = visitor
  /** Lets a request take effect, but drops its response. */
  const loseAnswer = (pattern: string) =>
    page.route(
      pattern,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  const dialog = page.getByRole('dialog', { name: 'The secret of “Twice”' })
  const expectLost = async () => {
    await dialog.getByText('has already been sent once').waitFor()
    await dialog.getByRole('button', { name: 'I have copied it' }).click()
  }

  const form = page.getByRole('form', { name: 'Create an API key' })
  await form.getByLabel('Name').fill('Twice')
  await form.getByLabel('events').check()
  await loseAnswer('**/back-office/api-keys')
  await form.getByRole('button', { name: 'Create key' }).click()
  await form.getByRole('alert').waitFor()
  await form.getByRole('button', { name: 'Create key' }).click()
  await expectLost()
  const row = page.getByRole('row', { name: /Twice/ })
  await row.waitFor()
  expect(await row.count()).toBe(1)

  const replace = async () => {
    await row.getByRole('button').click()
    await page.getByRole('button', { name: 'Replace the secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).click()
  }
  const replacedSecrets = async () =>
    (await world.repositories.apiKeys.listLive(new Date())).find(({ key }) => key.name === 'Twice')?.replaced.length
  await loseAnswer('**/rotate')
  await replace()
  await page.locator('.toasts > *').first().waitFor()
  await replace()
  await expectLost()
  expect(await replacedSecrets()).toBe(1)
  await replace()
  await dialog.locator('code').waitFor()
  expect(await replacedSecrets()).toBe(2)
})
