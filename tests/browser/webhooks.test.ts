import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebhookSender } from '../../src/application/ports/webhook-sender.js'
import type { AttemptOutcome } from '../../src/domain/delivery.js'
import { aDeal, anAccountId, NOON } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'
import { until } from '../support/until.js'

const admin = { id: anAccountId('admin'), email: 'admin@example.org' }
const URL_TEXT = 'https://club.example.org/hook'

let world: PagesWorld
let sent: Parameters<WebhookSender['send']>[0][]
let outcome: AttemptOutcome

beforeAll(async () => {
  sent = []
  const sender: WebhookSender = {
    isInternal: () => false,
    send: async (delivery) => {
      sent.push(delivery)
      return outcome
    },
  }
  world = await openPagesWorld({ webhooks: { sender } })
  await world.signIn({ id: admin.id, role: 'admin' })
})
afterAll(() => world.close())

it('creates a webhook, shows what was sent and why it was paused, and resends it', async () => {
  outcome = { status: 410, problem: null, retryAfterMs: null }
  const visitor = await world.visit()
  await visitor.signIn(admin)
  await visitor.open('Webhooks')
  const { page } = visitor
  await page.getByText('No webhooks yet').waitFor()

  const form = page.getByRole('form', { name: 'Create a webhook' })
  await form.getByLabel('Address').fill('http://club.example.org/hook')
  await form.getByLabel('What it is for').fill('The club’s website')
  await form.getByRole('button', { name: 'Create webhook' }).click()
  await form.getByRole('alert').waitFor()
  await form.getByLabel('Address').fill(URL_TEXT)
  await form.getByLabel('import finished').uncheck()
  await form.getByRole('button', { name: 'Create webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'The secret of “The club’s website”' })
  const secret = (await dialog.locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  expect(await page.content()).not.toContain(secret)

  const deal = aDeal({ ownerId: admin.id, sharing: 'public', publishedAt: NOON })
  await world.repositories.deals.insertMany([deal])
  await until(async () => {
    await world.deliver()
    return sent.length > 0
  })
  // The pages have the webhook in their cache for a while.
  await page.goto('/admin')
  await page.getByRole('link', { name: 'The webhook “The club’s website” was paused because of failures' }).click()
  await page.getByText('the receiver answered that it is gone for good').waitFor()
  const row = page.getByRole('row', { name: /board published/ })
  expect(await row.textContent()).toContain('410')
  const subject = row.getByRole('link', { name: deal.id })
  expect(await subject.getAttribute('href')).toBe(`/boards/${deal.id}`)

  outcome = { status: 204, problem: null, retryAfterMs: null }
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByText('The webhook is active again.').waitFor()
  await row.getByRole('button').click()
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await page.getByText('It will be sent again.').waitFor()
  await until(async () => {
    await world.deliver()
    return sent.length > 1
  })
  await page.reload()
  await row.getByText('Delivered').waitFor()

  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('The receiver answered with 204.').waitFor()
  expect(sent.at(-1)?.event.kind).toBe('webhook.test')
  outcome = { status: null, problem: 'timeout', retryAfterMs: null }
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('The test failed: no answer in time.').waitFor()

  await page.getByRole('button', { name: 'Replace the secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).click()
  expect(await dialog.locator('code').textContent()).not.toBe(secret)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByText('The previous secret is valid until').waitFor()
  const settings = page.getByRole('form', { name: 'Settings' })
  expect(await settings.getByLabel('import finished').isChecked()).toBe(false)
  await settings.getByLabel('What it is for').fill('Mailing')
  await settings.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Mailing' }).waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No webhooks yet').waitFor()
  expect(await world.repositories.webhooks.list()).toEqual([])
  await page.goto('/admin/audit')
  await page.getByText(/deleted the webhook/).waitFor()
  await page
    .getByText(/sent a test to the webhook/)
    .first()
    .waitFor()
  // The browser reports the refusal of the address without TLS.
  expect(visitor.seen.complaints).toEqual([expect.stringContaining('400')])
})
