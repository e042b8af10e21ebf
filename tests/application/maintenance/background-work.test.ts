import { describe, expect, it } from 'vitest'
import { BackgroundWork } from '../../../src/application/maintenance/background-work.js'
import type { BackgroundJob } from '../../../src/application/ports/background-jobs.js'
import type { Repositories, UnitOfWork } from '../../../src/application/ports/unit-of-work.js'

const job = (subject: string): BackgroundJob => ({ kind: 'erase-account', subject })

/** Jobs by their number of pieces; a piece of 0 fails. */
const working = (pieces: Map<string, number>) => {
  const done: string[] = []
  const errors: unknown[] = []
  const committed: (() => void)[] = []
  const state = { isEnclosed: false }
  const listUnfinished = async (): Promise<readonly BackgroundJob[]> => [...pieces.keys()].map(job)
  const advance = async ({ subject }: BackgroundJob): Promise<boolean> => {
    if (!pieces.has(subject)) return false
    const left = pieces.get(subject) as number
    if (left === 0) throw new Error(`no piece of ${subject} works`)
    if (left === 1) pieces.delete(subject)
    else pieces.set(subject, left - 1)
    done.push(subject)
    return true
  }
  const unitOfWork = {
    run: (work: (repositories: Repositories) => unknown) =>
      work({ jobs: { listUnfinished, advance } } as unknown as Repositories),
    isEnclosed: () => state.isEnclosed,
    afterCommit: (effect: () => void) => committed.push(effect),
  } as unknown as UnitOfWork
  const pause = async () => {}
  const work = new BackgroundWork(unitOfWork, pause, (error) => errors.push(error))
  return { work, done, errors, committed, state }
}

describe('background work', () => {
  it('runs the first piece of a new job before it returns, and all others later', async () => {
    const { work, done } = working(
      new Map([
        ['old', 2],
        ['new', 3],
      ]),
    )
    await work.begin(job('new'))
    expect(done[0]).toBe('new')
    await work.idle()
    expect(done).toEqual(['new', 'old', 'old', 'new', 'new'])
  })

  it('reports a failed piece, does not fail otherwise, and retries when woken', async () => {
    const pieces = new Map([['bad', 0]])
    const { work, done, errors } = working(pieces)
    await work.begin(job('bad'))
    await work.idle()
    expect(errors).toHaveLength(2)
    pieces.set('bad', 1)
    work.wake()
    await work.idle()
    expect([done, errors.length]).toEqual([['bad'], 2])
  })

  it('continues with the other jobs if one fails', async () => {
    const { work, done, errors } = working(
      new Map([
        ['bad', 0],
        ['good', 2],
      ]),
    )
    work.wake()
    await work.idle()
    expect([done, errors.length]).toEqual([['good', 'good'], 1])
  })

  it('starts after the commit if it is enclosed in a transaction', async () => {
    const { work, done, committed, state } = working(new Map([['new', 1]]))
    state.isEnclosed = true
    await work.begin(job('new'))
    await work.idle()
    expect(done).toEqual([])
    for (const effect of committed) effect()
    await work.idle()
    expect(done).toEqual(['new'])
  })

  it('checks again if woken in the meantime, and stops after the current piece', async () => {
    const pieces = new Map([['one', 1]])
    const { work, done } = working(pieces)
    work.wake()
    pieces.set('two', 1)
    work.wake()
    await work.idle()
    expect(done).toEqual(['one', 'two'])
    pieces.set('three', 5)
    work.wake()
    await work.stop()
    expect(done.length).toBeLessThan(7)
    work.wake()
    await work.idle()
    expect(pieces.has('three')).toBe(true)
  })
})
