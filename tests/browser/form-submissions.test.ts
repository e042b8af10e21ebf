import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

let world: PagesWorld
const admin = { id: anAccountId('admin'), email: 'admin@example.org' }

beforeAll(async () => {
  world = await openPagesWorld()
  await world.signIn({ id: admin.id, role: 'admin' })
})
afterAll(() => world.close())

it('does not let a sender set fields of the e-mail with which they are answered', async () => {
  const email = 'a?bcc=everyone&body=%0A#x@example.org'
  const { status } = await world.request({ method: 'POST', url: '/forms/newsletter', payload: { email } })
  expect(status).toBe(202)

  const visitor = await world.visit()
  await visitor.signIn(admin, '/admin/form-submissions')
  const link = visitor.page.getByRole('link', { name: email })
  expect(await link.getAttribute('href')).toBe('mailto:a%3Fbcc%3Deveryone%26body%3D%250A%23x@example.org')
})
