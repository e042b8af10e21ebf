import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { CommandError } from './command-error.js'

/** The extensions of board files in a folder. */
const EXTENSIONS: ReadonlySet<string> = new Set(['.pbn', '.lin'])

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()))
  if (files.length === 0) throw new CommandError(`${folder} contains no ${[...EXTENSIONS].join(' or ')} files`)
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** The given files and the board files in the given folders, at any depth; each once, in order. */
export const boardFiles = async (paths: readonly string[]): Promise<readonly string[]> => {
  const files = new Set<string>()
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory()
    for (const file of isFolder ? await filesIn(path) : [path]) files.add(file)
  }
  return [...files]
}
