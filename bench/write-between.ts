import { readFileSync, writeFileSync } from 'node:fs'

/** Puts a text between two comments of a page. @throws when the page has not both of them */
export const writeBetween = (file: string, name: string, text: string): void => {
  const page = readFileSync(file, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no "${begin}" followed by "${end}"`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
