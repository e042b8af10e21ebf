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
  it.each(pages)('%s names and links what is there', (page, text) => {
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
