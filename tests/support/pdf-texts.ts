import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs one of poppler's programs (Debian's package poppler-utils) on a file. */
const poppler = async (program: string, pdf: Uint8Array, before: readonly string[], after: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-pdf-'))
  try {
    const file = join(folder, 'sheet.pdf')
    writeFileSync(file, pdf)
    const { stdout, stderr } = await run(program, [...before, file, ...after], { maxBuffer: 256 * 1024 * 1024 })
    return { stdout, stderr }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Marks that poppler puts around texts from right to left. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text of a file, line by line. */
export const textOf = async (pdf: Uint8Array): Promise<string> => {
  const { stdout, stderr } = await poppler('pdftotext', pdf, ['-raw', '-enc', 'UTF-8'], ['-'])
  if (stderr !== '') throw new Error(stderr)
  return stdout.replace(DIRECTIONS, '')
}

/** What a file says of itself, a line each: `Title:  Lesson 3`. */
export const infoOf = async (pdf: Uint8Array): Promise<string> => (await poppler('pdfinfo', pdf, [])).stdout

export const pagesOf = async (pdf: Uint8Array): Promise<number> =>
  Number(/^Pages: +(\d+)$/m.exec(await infoOf(pdf))?.[1])

/** The tags of a file with their alternative texts, indented. */
export const tagsOf = async (pdf: Uint8Array): Promise<string> =>
  (await poppler('pdfinfo', pdf, ['-struct-text'])).stdout
