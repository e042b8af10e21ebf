import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/domain/day.js'
import {
  changedWebhook,
  newWebhook,
  pauseAfterFailure,
  previousSecrets,
  wants,
  webhookIssues,
} from '../../src/domain/webhook.js'
import { aWebhook, later, NOON } from '../support/builders.js'

describe('the address of a webhook', () => {
  it.each([
    ['https://club.example.org/hook?a=b', true, true],
    ['https://internal.example.org/hook', false, false],
    ['http://localhost:8080/hook', false, true],
    ['http://127.0.0.1', false, true],
    ['http://[::1]:80/', false, true],
    ['http://club.example.org/', false, false],
    ['http://localhost.example.org/', false, false],
    ['http://127.0.0.1.example.org/', false, false],
    ['http://user@localhost/', false, false],
    ['https://user:secret@club.example.org/', false, false],
    ['ftp://club.example.org/', false, false],
    ['club.example.org', false, false],
    ['', false, false],
  ])('%s: allowed %s, for trying out %s', (url, isAllowed, isAllowedHere) => {
    const isInternal = (address: string) => address.includes('internal')
    expect(webhookIssues({ url }, { allowsLoopback: false, isInternal }).length === 0).toBe(isAllowed)
    expect(webhookIssues({ url }, { allowsLoopback: true, isInternal }).length === 0).toBe(isAllowedHere)
  })
})

describe('a webhook', () => {
  it('keeps its kinds in a fixed order, and only wants events of these kinds', () => {
    const fields = { url: 'https://x.example.org', description: null, isActive: true }
    const { id, createdBy } = aWebhook()
    const webhook = newWebhook({ ...fields, kinds: ['grant.started', 'deal.published'] }, { id, createdBy }, NOON)
    expect(webhook.kinds).toEqual(['deal.published', 'grant.started'])
    expect(wants(webhook, { kind: 'grant.started' })).toBe(true)
    expect(wants(webhook, { kind: 'grant.ended' })).toBe(false)
  })

  it('resets its failures if its address changes or it is switched on or off, and not otherwise', () => {
    const paused = aWebhook({ isActive: false, paused: { reason: 'failing', at: NOON }, failingSince: NOON })
    expect(changedWebhook(paused, { description: 'x' })).toEqual({ ...paused, description: 'x' })
    expect(changedWebhook(paused, { isActive: false })).toEqual(paused)
    for (const patch of [{ isActive: true }, { url: 'https://other.example.org' }])
      expect(changedWebhook(paused, patch)).toEqual({ ...paused, ...patch, paused: null, failingSince: null })
  })

  it('is paused after five days of failures, and at once if its receiver is gone', () => {
    expect(pauseAfterFailure(NOON, 500, later(5 * DAY_MS - 1))).toBeNull()
    expect(pauseAfterFailure(NOON, null, later(5 * DAY_MS))).toBe('failing')
    expect(pauseAfterFailure(NOON, 410, NOON)).toBe('gone')
  })
})

describe('the secrets before the current one', () => {
  it('sign for a day each, however often it is rotated in the meantime', () => {
    const first = previousSecrets('first', [], NOON)
    expect(first).toEqual([{ secret: 'first', until: later(DAY_MS) }])
    const second = previousSecrets('second', first, later(1))
    expect(second).toEqual([{ secret: 'second', until: later(DAY_MS + 1) }, ...first])
    expect(previousSecrets('third', second, later(DAY_MS)).map(({ secret }) => secret)).toEqual(['third', 'second'])
  })

  it('are limited in number', () => {
    let secrets = previousSecrets('0', [], NOON)
    for (let n = 1; n < 9; n++) secrets = previousSecrets(String(n), secrets, NOON)
    expect(secrets.map(({ secret }) => secret)).toEqual(['8', '7', '6', '5', '4'])
  })
})
