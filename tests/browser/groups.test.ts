import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccountId } from '../support/builders.js'
import { openPagesWorld, type PagesWorld } from '../support/pages-world.js'

let world: PagesWorld
let owner: Awaited<ReturnType<PagesWorld['signIn']>>
let colleague: Awaited<ReturnType<PagesWorld['signIn']>>

beforeAll(async () => {
  world = await openPagesWorld()
  owner = await world.signIn({ id: anAccountId('owner'), displayName: 'Ms Martin' })
  colleague = await world.signIn({ id: anAccountId('colleague'), displayName: 'Zofia Wójcik' })
})
afterAll(() => world.close())

const ask = async (method: 'GET' | 'POST', url: string, { headers }: typeof owner, payload?: object) =>
  world.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })

it('a group is created, filled, renamed and deleted by mouse', async () => {
  const visitor = await world.visit()
  const { page, seen } = visitor
  await visitor.signIn(owner.account, '/desk/groups')
  await page.getByText('No groups yet').waitFor()
  await page.getByLabel('New group').fill('Club teachers')
  await page.getByRole('button', { name: 'Make group' }).click()
  await page.getByRole('heading', { level: 1, name: 'Club teachers' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) as string
  const stored = async () => (await ask('GET', `/sharing-groups/${id}`, owner)).body

  await page.getByRole('combobox', { name: 'Add a member' }).fill('wojc')
  await page.getByRole('option', { name: 'Zofia Wójcik' }).click()
  await page.getByText('Zofia Wójcik is now a member.').waitFor()
  expect((await stored()).members).toMatchObject([{ id: colleague.account.id }])
  await page.getByRole('button', { name: 'Remove Zofia Wójcik' }).click()
  await page.getByText('No members yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove Zofia Wójcik' }).waitFor()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the group').fill('Teachers of the club')
  await page.getByLabel('Name of the group').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Teachers of the club' }).waitFor()
  expect((await stored()).name).toBe('Teachers of the club')

  const board = { title: 'A deep finesse', boardNumber: 7, sharing: 'group', sharingGroupIds: [id] }
  const { body: deal } = await ask('POST', '/deals', owner, {
    ...board,
    hands: { N: '87.AKQJ43.3.JT92', E: 'QJ53.T85.AKJ.K73', S: 'KT42.97.T42.AQ85', W: 'A96.62.Q98765.64' },
  })
  await page.reload()
  await page.getByRole('link', { name: 'Edit this board' }).waitFor()
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('group')

  const sharing = async () => (await ask('GET', `/deals/${deal.id}`, owner)).body.sharing
  await page.getByRole('button', { name: 'Stop sharing “A deep finesse”' }).click()
  await page.getByText('“A deep finesse” is no longer shared').waitFor()
  await page.getByRole('link', { name: 'Edit this board' }).waitFor({ state: 'detached' })
  expect(await sharing()).toBe('private')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Edit this board' }).waitFor()
  expect(await sharing()).toBe('group')

  await page.getByRole('button', { name: 'Delete this group' }).click()
  await page.getByText('become private').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this group' }).click()
  await page.getByText('No groups yet').waitFor()
  expect((await ask('GET', `/deals/${deal.id}`, owner)).body).toMatchObject({ sharing: 'private', sharingGroupIds: [] })
  expect(seen.foreign).toEqual([])
  expect(seen.complaints).toEqual([])
  await page.context().close()
})

it('a group shows its members a board that its owner shares from the desk, until it is withdrawn', async () => {
  const { body: group } = await ask('POST', '/sharing-groups', owner, { name: 'Monday teachers' })
  const url = `/sharing-groups/${group.id}/members/${encodeURIComponent(colleague.account.id)}`
  await world.request({ method: 'PUT', url, headers: owner.headers })
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
  const content = {
    ...{ title: 'A safety play', boardNumber: 3, themes: ['safety'] },
    hands: { N: 'AKQ.JT9.876.5432', E: 'JT98.AKQ.AKQ.AKQ', S: '7654.876.JT9.JT9', W: '32.5432.5432.876' },
    ...{ auction: ['P', 'P', 'P', '1NT', 'P', 'P', 'P'], callNotes: [{ call: 3, text: 'Any shape' }], play: ['S7'] },
    commentary: [paragraph('How many tricks?'), { type: 'step' }, paragraph('Nine.')],
  }
  const { body: deal } = await ask('POST', '/deals', owner, content)
  const sharer = await world.visit()
  await sharer.signIn(owner.account, `/desk/boards/${deal.id}`)
  await sharer.page.getByRole('radio', { name: 'Colleagues in my groups' }).check()
  await sharer.page.getByRole('checkbox', { name: 'Monday teachers' }).check()
  await sharer.page.getByRole('button', { name: 'Save', exact: true }).click()
  await sharer.page.getByText('“A safety play” is saved.').waitFor()
  expect((await ask('GET', `/deals/${deal.id}`, owner)).body).toMatchObject({
    ...{ sharing: 'group', sharingGroupIds: [group.id] },
  })

  const member = await world.visit()
  await member.signIn(colleague.account, '/desk/groups')
  await member.page.getByRole('link', { name: 'Monday teachers' }).click()
  await member.page.getByRole('heading', { name: 'A safety play' }).waitFor()
  expect(await member.page.getByRole('link', { name: 'Edit this board' }).count()).toBe(0)
  expect((await ask('GET', `/deals/${deal.id}`, colleague)).body).toMatchObject({ title: 'A safety play' })

  await member.page.getByRole('link', { name: 'A safety play' }).click()
  await member.page.getByRole('heading', { level: 1, name: 'A safety play' }).waitFor()
  await member.page.getByRole('button', { name: 'Copy to my boards' }).click()
  await member.page.getByText('“A safety play” is now among your boards').waitFor()
  await member.page.waitForURL(/\/desk\/boards\/[0-9a-f-]{36}$/)
  const copy = new URL(member.page.url()).pathname.split('/').at(-1)
  const copied = (await ask('GET', `/deals/${copy}`, colleague)).body
  for (const field of [...Object.keys(content), 'dealer', 'vulnerability', 'contract'])
    expect([field, copied[field]]).toEqual([field, deal[field]])
  expect(copied).toMatchObject({ sharing: 'private', ownerId: colleague.account.id })
  await member.page.goto(`${new URL(member.page.url()).origin}/desk/groups/${group.id}`)

  await sharer.page.getByRole('radio', { name: 'Only me' }).check()
  await sharer.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await ask('GET', `/deals/${deal.id}`, colleague)).status).toBe(404)
  await member.page.reload()
  await member.page.getByText('No boards').waitFor()
  expect(await member.page.getByRole('heading', { name: 'A safety play' }).count()).toBe(0)
  for (const { page, seen } of [sharer, member]) {
    expect(seen.complaints).toEqual([])
    await page.context().close()
  }
})

it('a group without boards offers its owner to share private ones', async () => {
  const { body: group } = await ask('POST', '/sharing-groups', owner, { name: 'Thursday teachers' })
  const { body: deal } = await ask('POST', '/deals', owner, { title: 'A squeeze' })
  await ask('POST', '/deals', owner, { title: 'A public squeeze', sharing: 'public' })
  const visitor = await world.visit()
  const { page } = visitor
  await visitor.signIn(owner.account, `/desk/groups/${group.id}`)
  await page.getByText('No boards yet').waitFor()
  await page.getByRole('button', { name: 'Share boards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share boards' })
  await dialog.getByLabel('Search boards').fill('squee')
  await dialog.getByRole('checkbox', { name: 'A squeeze' }).check()
  expect(await dialog.getByText('A public squeeze').count()).toBe(0)
  expect(await visitor.barriers()).toEqual([])
  await visitor.picture('group-share')
  await dialog.getByRole('button', { name: 'Share boards' }).click()
  await page.getByText('1 board is shared with “Thursday teachers”.').waitFor()
  await page.getByRole('heading', { name: 'A squeeze' }).waitFor()
  expect((await ask('GET', `/deals/${deal.id}`, owner)).body).toMatchObject({
    ...{ sharing: 'group', sharingGroupIds: [group.id] },
  })
  expect(visitor.seen.complaints).toEqual([])
  await page.context().close()
})

it('a group can be left by keyboard alone, on a phone in dark mode', async () => {
  const { body: group } = await ask('POST', '/sharing-groups', owner, { name: 'Tuesday teachers' })
  const url = `/sharing-groups/${group.id}/members/${encodeURIComponent(colleague.account.id)}`
  await world.request({ method: 'PUT', url, headers: owner.headers })
  const visitor = await world.visit({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await visitor.signIn(colleague.account, '/desk/groups')
  const reach = async (name: string, role: 'button' | 'link'): Promise<void> => {
    const target = page.getByRole(role, { name }).last()
    await target.waitFor()
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((it) => it.ownerDocument.activeElement === it)) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await reach('Tuesday teachers', 'link')
  await page.getByRole('heading', { level: 1, name: 'Tuesday teachers' }).waitFor()
  await page.getByText('You are a member').waitFor()
  expect(await page.getByRole('button', { name: /Remove|Rename|Delete/ }).count()).toBe(0)
  await visitor.picture('group-member')
  await reach('Leave this group', 'button')
  await reach('Leave this group', 'button')
  await page.getByText('You have left “Tuesday teachers”.').waitFor()
  expect((await ask('GET', `/sharing-groups/${group.id}`, colleague)).status).toBe(404)
  await page.context().close()
})
