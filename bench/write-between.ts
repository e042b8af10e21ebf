import { readFileSync, writeFileSync } from 'node:fs'

const putBetween = (page: string, file: string, name: string, text: string): string => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no "${begin}" followed by "${end}"`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

/** Puts texts between two comments of a page each, by their name: all or none. @throws when a comment is missing */
export const writeAllBetween = (file: string, texts: ReadonlyMap<string, string>): void => {
  let page = readFileSync(file, 'utf8')
  for (const [name, text] of texts) page = putBetween(page, file, name, text)
  writeFileSync(file, page)
}

/** Puts a text between two comments of a page. @throws when the page has not both of them */
export const writeBetween = (file: string, name: string, text: string): void =>
  writeAllBetween(file, new Map([[name, text]]))
