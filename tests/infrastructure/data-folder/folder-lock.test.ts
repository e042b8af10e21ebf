import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressOfHolder, FolderLock } from '../../../src/infrastructure/data-folder/folder-lock.js'
import { aDataFolder } from '../../support/service-process.js'

let folder: ReturnType<typeof aDataFolder>
let lock: FolderLock | undefined

beforeEach(() => {
  folder = aDataFolder()
})
afterEach(() => {
  lock?.release()
  folder.remove()
})

const file = () => join(folder.path, 'lock')
/** Writes a lock as another process would. */
const leave = (holder: object, secondsAgo = 0): void => {
  const mine = FolderLock.acquire(folder.path)
  const written = JSON.parse(readFileSync(file(), 'utf8'))
  mine.release()
  writeFileSync(file(), JSON.stringify({ ...written, token: 'other', ...holder }))
  const then = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(file(), then, then)
}

describe('the lock of a data folder', () => {
  it('is exclusive, contains the address of the service, and can be taken again after its release', () => {
    lock = FolderLock.acquire(folder.path)
    lock.publishAddress('http://127.0.0.1:1')
    expect(addressOfHolder(folder.path)).toBe('http://127.0.0.1:1')
    expect(() => FolderLock.acquire(folder.path)).toThrow(`is in use by process ${process.pid}`)
    lock.release()
    expect(existsSync(file())).toBe(false)
    expect(addressOfHolder(folder.path)).toBeNull()
  })

  it.each([
    ['whose process is gone', { pid: 2 ** 22 + 1 }, 0],
    ['whose process id another process has now', { processStart: '1' }, 0],
    ['of another container that fell silent', { namespace: 'pid:[1]' }, 60],
  ])('is taken over from one %s', (_, holder, secondsAgo) => {
    leave(holder, secondsAgo)
    expect(addressOfHolder(folder.path)).toBeNull()
    lock = FolderLock.acquire(folder.path)
    expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid)
  })

  it('is not taken over from another container that still updates it', () => {
    leave({ namespace: 'pid:[1]', pid: 2 ** 22 + 1 }, 1)
    expect(() => FolderLock.acquire(folder.path)).toThrow('is in use')
  })

  it('is taken over if it is not a valid lock, or an earlier takeover was interrupted', () => {
    writeFileSync(file(), 'rubbish')
    mkdirSync(`${file()}.takeover`)
    const longAgo = new Date(0)
    utimesSync(`${file()}.takeover`, longAgo, longAgo)
    lock = FolderLock.acquire(folder.path)
    expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid)
  })

  it('is not released by a process that does not own it', () => {
    const first = FolderLock.acquire(folder.path)
    writeFileSync(file(), JSON.stringify({ token: 'other' }))
    first.release()
    expect(existsSync(file())).toBe(true)
  })
})
