import { readFileSync, writeFileSync } from 'node:fs'

const beginningOf = (name: string): string => `<!-- ${name} -->`

const putBetween = (page: string, file: string, name: string, text: string): string => {
  const [begin, end] = [beginningOf(name), `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no "${begin}" followed by "${end}"`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

/**
 * Writes each text between the two comments with its name, on the page that has them. Writes either all texts or none.
 * @throws when a comment is missing
 */
export const writeAllBetween = (files: readonly string[], texts: ReadonlyMap<string, string>): void => {
  const pages = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  for (const [name, text] of texts) {
    const [file, page] = [...pages].find(([, known]) => known.includes(beginningOf(name))) ?? [files.join(), '']
    pages.set(file, putBetween(page, file, name, text))
  }
  for (const [file, page] of pages) writeFileSync(file, page)
}

/** Writes a text between two comments of a page. @throws if one of them is missing */
export const writeBetween = (file: string, name: string, text: string): void =>
  writeAllBetween([file], new Map([[name, text]]))
