import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const

const setMode = (path: string, current: number, wanted: number): void => {
  if ((current & 0o7777) === wanted) return
  try {
    chmodSync(path, wanted)
  } catch (error) {
    // Only the owner may change the mode, and the root of a volume, for example, may belong to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

const closeEntry = (path: string): void => {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry?.isFile()) setMode(path, entry.mode, OWNER_ONLY.file)
  if (!entry?.isDirectory()) return
  // From the top down: once a folder is private, nobody else can swap its contents.
  setMode(path, entry.mode, OWNER_ONLY.folder)
  for (const name of readdirSync(path)) closeEntry(join(path, name))
}

/** Makes a folder and everything in it readable and writable by its owner only. Does not change or follow links. */
export const makePrivate = (folder: string): void => closeEntry(realpathSync(folder))
