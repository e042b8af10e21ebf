import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { CommandError } from './command-error.js'

/** The files of a folder that are taken for files of boards. */
const EXTENSIONS: ReadonlySet<string> = new Set(['.pbn', '.lin'])

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()))
  if (files.length === 0) throw new CommandError(`${folder}: no ${[...EXTENSIONS].join(' or ')} file is in this folder`)
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** The files that are named, and those of boards in the folders that are named, at any depth; each once, in order. */
export const boardFiles = async (paths: readonly string[]): Promise<readonly string[]> => {
  const files = new Set<string>()
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory()
    for (const file of isFolder ? await filesIn(path) : [path]) files.add(file)
  }
  return [...files]
}
