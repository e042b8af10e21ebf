import { beforeEach, describe, expect, it } from 'vitest'
import { type Part, Participation, type TakesPart } from '../../../web/src/students/practice/participation.js'
import type { AnswerInput, Outcome, Unsent } from '../../../web/src/students/practice/unsent.js'
import { until } from '../../support/until.js'

const ANNA: TakesPart = { id: 'anna', name: 'Anna', key: 'secret' }
const ANSWER: AnswerInput = { bidding: { calls: [] } }

let device: { part: Part; unsent: Unsent }
let sent: string[]
let outcome: Outcome
let canJoin: boolean
let canLeave: boolean
let gone: number

const participationOn = () => {
  const participation = new Participation(
    {
      readPart: () => device.part,
      keepPart: (part) => {
        device.part = part
      },
      readUnsent: () => device.unsent,
      keepUnsent: (unsent) => {
        device.unsent = unsent
      },
    },
    {
      takePart: async (name) => (canJoin ? { ...ANNA, name } : { code: 'QUOTA_EXCEEDED' }),
      sendAnswer: async ({ name }, dealId) => {
        sent.push(`${name}: ${dealId}`)
        return outcome
      },
      leave: async () => canLeave,
    },
  )
  participation.onGone(() => gone++)
  return participation
}

/** Anna, one of whose answers can't be delivered at the moment. */
const withWaitingAnswer = async () => {
  device.part = ANNA
  outcome = 'later'
  const participation = participationOn()
  const stop = participation.start()
  participation.answer('one', ANSWER)
  await until(() => participation.get().isWaiting)
  return { participation, stop }
}

describe('taking part in a practice', () => {
  beforeEach(() => {
    device = { part: null, unsent: {} }
    sent = []
    outcome = 'arrived'
    canJoin = true
    canLeave = true
    gone = 0
  })

  it('begins with what the device has kept', () => {
    const participation = participationOn()
    expect(participation.get().part).toBeUndefined()
    device.part = 'declined'
    participation.start()
    expect(participation.get().part).toBe('declined')
  })

  it('sends the answers of an earlier visit', async () => {
    device = { part: ANNA, unsent: { one: { stamp: 1, answer: ANSWER } } }
    participationOn().start()
    await until(() => Object.keys(device.unsent).length === 0)
    expect(sent).toEqual(['Anna: one'])
  })

  it('sends the answers given before joining, under the chosen name', async () => {
    const participation = participationOn()
    participation.start()
    participation.answer('one', ANSWER)
    expect(sent).toEqual([])
    expect(await participation.join('Berta')).toBeNull()
    await until(() => sent.length === 1)
    expect(sent).toEqual(['Berta: one'])
    expect(participation.get()).toMatchObject({ part: { name: 'Berta' }, news: 'joined' })
    expect(device.part).toMatchObject({ name: 'Berta', key: 'secret' })
  })

  it('confirms joining once, until the next answer', async () => {
    const participation = participationOn()
    participation.start()
    await participation.join('Anna')
    expect([participation.confirm(), participation.confirm()]).toEqual([true, false])
    participation.answer('one', ANSWER)
    expect(participation.get().news).toBeNull()
  })

  it('does not change if joining fails', async () => {
    canJoin = false
    const participation = participationOn()
    participation.start()
    expect(await participation.join('Anna')).toEqual({ code: 'QUOTA_EXCEEDED' })
    expect([participation.get().part, device.part]).toEqual([null, null])
  })

  it('ends with quitting, and discards what was not sent', async () => {
    const { participation, stop } = await withWaitingAnswer()
    expect(await participation.quit()).toBe(true)
    expect(participation.get()).toMatchObject({ part: 'declined', news: 'left', isWaiting: false })
    expect([device.part, device.unsent, gone]).toEqual(['declined', {}, 1])
    stop()
  })

  it('goes on if quitting fails', async () => {
    device.part = ANNA
    canLeave = false
    const participation = participationOn()
    participation.start()
    expect(await participation.quit()).toBe(false)
    expect([participation.get().part, gone]).toEqual([ANNA, 0])
  })

  it('hands the device over only when everything has been sent', async () => {
    const { participation, stop } = await withWaitingAnswer()
    expect(await participation.handOver()).toBe(false)
    expect([participation.get().part, gone]).toEqual([ANNA, 0])
    outcome = 'arrived'
    expect(await participation.handOver()).toBe(true)
    expect([participation.get().part, device.part, gone]).toEqual([null, null, 1])
    stop()
  })

  it('ends when the service no longer knows the participant, and keeps the answer for the next one', async () => {
    device.part = ANNA
    outcome = 'left'
    const participation = participationOn()
    participation.start()
    participation.answer('one', ANSWER)
    await until(() => gone === 1)
    expect(participation.get()).toMatchObject({ part: null, news: 'removed' })
    expect(device.part).toBeNull()
    expect(device.unsent).toHaveProperty('one')
  })

  it('reports refused answers until another student takes over', async () => {
    device.part = ANNA
    outcome = 'refused'
    const participation = participationOn()
    participation.start()
    participation.answer('one', ANSWER)
    await until(() => participation.get().hasRefusal)
    await participation.handOver()
    expect(participation.get().hasRefusal).toBe(false)
  })

  it('calls its subscribers until they unsubscribe', () => {
    const participation = participationOn()
    let calls = 0
    const unsubscribe = participation.subscribe(() => calls++)
    participation.start()
    participation.decline()
    unsubscribe()
    participation.reconsider()
    expect([calls, participation.get().part]).toEqual([2, null])
  })
})
