import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'tests', 'web', 'scripts', 'bench', 'deploy', 'prisma', 'client', 'docs']
const filesOf = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
const names = new Set([...FOLDERS.flatMap(filesOf), ...readdirSync(ROOT)].map((file) => basename(file)))
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: object }

const SOURCE = /^[\w./-]+\.(ts|mjs|cjs|prisma|md)$/
const PATH = new RegExp(`^(${FOLDERS.join('|')})/[\\w./-]*$`)

const documents = filesOf('docs').filter((file) => file.endsWith('.md'))
const pages = ['README.md', 'CONTRIBUTING.md', ...documents.map((file) => join('docs', file))].map(
  (page) => [page, readFileSync(join(ROOT, page), 'utf8')] as const,
)
const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((m) => m[1] ?? '')

describe('the documents', () => {
  it.each(pages)('%s only names and links files that exist', (page, text) => {
    const quoted = found(text, /`([^`\n]+)`/g)
    const missing = [
      ...quoted.filter((name) => PATH.test(name) && !existsSync(join(ROOT, name))),
      ...quoted.filter((name) => SOURCE.test(name) && !names.has(basename(name))),
      ...found(text, /npm run ([\w:]+)/g).filter((script) => !(script in scripts)),
      ...found(text, /\]\((?!https?:)([^)#\s]+)/g).filter((link) => !existsSync(join(ROOT, dirname(page), link))),
    ]
    expect(missing).toEqual([])
  })
})

describe('docs/pages.md', () => {
  it('has a row for every page of the desk and the back-office', () => {
    const text = readFileSync(join(ROOT, 'docs/pages.md'), 'utf8')
    const routes = readFileSync(join(ROOT, 'web/src/routes.tsx'), 'utf8')
    const areas = routes.split(/path: '(?=\/(?:admin|desk)')/).slice(1)
    const paths = areas.flatMap((area) => {
      const [base = ''] = area.split("'", 1)
      return found(area, /path: '([^'*/][^'*]*)'/g).map((path) => `${base}/${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    })
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !text.includes(`\`${path}`))).toEqual([])
  })
})

describe('generated tables', () => {
  it.each([
    ['docs/reliability.md', 'faults'],
    ['docs/reliability.md', 'several machines'],
    ['docs/pages.md', 'things'],
    ['docs/settings.md', 'settings'],
  ])('have their markers in %s: %s', (page, name) => {
    const text = readFileSync(join(ROOT, page), 'utf8')
    expect(text).toMatch(new RegExp(`^<!-- ${name} -->\\n\\n\\|[\\s\\S]*\\|\\n\\n<!-- end of ${name} -->$`, 'm'))
  })
})

describe('the decisions in docs/adr', () => {
  const files = readdirSync(join(ROOT, 'docs/adr')).filter((file) => /^\d{4}-.+\.md$/.test(file))
  const index = readFileSync(join(ROOT, 'docs/adr/README.md'), 'utf8')

  it.each(files)('%s has a number, a date and a status, and is in the index', (file) => {
    const text = readFileSync(join(ROOT, 'docs/adr', file), 'utf8')
    const [, number = '', title = '', date = '', status = ''] =
      /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\. Status: ([^\n]+)\.\n\n\*\*Context\.\*\*/.exec(text) ?? []
    expect(Number(number)).toBe(Number(file.slice(0, 4)))
    expect(index).toContain(`\n| ${number} | [${title}](${file}) | ${date} | ${status} | `)
    expect(found(text, /^\*\*(\w+)\.?\*\*/gm)).toEqual(['Context', 'Decision', 'Cost', 'Revisit'])
  })

  it('are the only entries of the index', () => {
    expect(found(index, /^\| (\d+) \|/gm)).toHaveLength(files.length)
  })
})
