import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ADAPTERS = /^src\/infrastructure\/(prisma|postgres)\//
const SQL = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|TRUNCATE|LOCK TABLE)\s/

interface Text {
  readonly file: string
  readonly line: number
  readonly text: string
  /** The name of the property whose value it is. */
  readonly property: string | null
}

/** Every text in the sources; of templates with expressions, the beginning. */
const textsOf = (file: string): Text[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const owner = ts.isTemplateHead(node) ? node.parent.parent : node.parent
      const property = ts.isPropertyAssignment(owner) ? owner.name.getText() : null
      texts.push({ file, line: source.getLineAndCharacterOfPosition(node.pos).line + 1, text: node.text, property })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('generated') && !name.includes('planted'))
  .flatMap((name) => textsOf(join('src', name)))

const placesOf = (found: readonly Text[]): string[] =>
  found.map(({ file, line, text }) => `${file}:${line} ${text.trim()}`)

describe('statements of SQL', () => {
  const statements = texts.filter(({ text }) => SQL.test(text))

  it('are only in the database adapters', () => {
    expect(statements.length).toBeGreaterThan(50)
    expect(placesOf(statements.filter(({ file }) => !ADAPTERS.test(file)))).toEqual([])
  })

  it('that are prepared by name are only in statement files', () => {
    const named = statements.filter(({ property }) => property === 'text')
    expect(named.length).toBeGreaterThan(15)
    expect(placesOf(named.filter(({ file }) => !file.endsWith('-statements.ts')))).toEqual([])
  })
})
