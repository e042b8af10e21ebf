import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Calls that count as assertions: those that can fail a test, including waiting for something on a page. */
const ASSERTS = /\bexpect\b|\bfc\.assert\(|\.waitFor\(/

/** The functions that a file declares or imports from other tests, by name, each with whether it asserts. */
const helpersOf = (file: string, source: ts.SourceFile): ReadonlyMap<string, boolean> => {
  const texts = new Map<string, string>()
  const helpers = new Map<string, boolean>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) texts.set(node.name.text, node.getText())
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) texts.set(node.name.text, node.getText())
    if (ts.isClassDeclaration(node) && node.name !== undefined) texts.set(node.name.text, node.getText())
    if (ts.isImportDeclaration(node)) for (const [name, asserts] of importedBy(file, node)) helpers.set(name, asserts)
    node.forEachChild(visit)
  }
  visit(source)
  const asserts = (text: string, seen: readonly string[]): boolean =>
    ASSERTS.test(text) ||
    [...texts].some(([name, other]) => !seen.includes(name) && isUsed(text, name) && asserts(other, [...seen, name])) ||
    [...helpers].some(([name, isAsserting]) => isAsserting && isUsed(text, name))
  const declared = [...texts].map(([name, text]) => [name, asserts(text, [name])] as const)
  return new Map([...helpers, ...declared])
}

const known = new Map<string, ReadonlyMap<string, boolean>>()

/** What a declaration imports from another file of the tests, by its local name, each with whether it asserts. */
const importedBy = (file: string, { importClause, moduleSpecifier }: ts.ImportDeclaration) => {
  const path = (moduleSpecifier as ts.StringLiteral).text
  const bindings = importClause?.namedBindings
  if (!path.startsWith('.') || path.includes('src/') || bindings === undefined || !ts.isNamedImports(bindings))
    return []
  const from = join(dirname(file), path.replace(/\.js$/, '.ts'))
  let helpers = known.get(from)
  if (helpers === undefined) {
    // For files that import each other.
    known.set(from, new Map())
    helpers = existsSync(from) ? helpersOf(from, parsed(from, readFileSync(from, 'utf8'))) : new Map<string, boolean>()
    known.set(from, helpers)
  }
  return bindings.elements.map(
    ({ name, propertyName }) => [name.text, helpers.get((propertyName ?? name).text) ?? false] as const,
  )
}

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)

const isUsed = (text: string, name: string): boolean => new RegExp(`\\b${name}\\(`).test(text)

/** The tests of a file that only an error can fail. */
const hollowIn = (file: string, text: string): readonly string[] => {
  const source = parsed(file, text)
  let helpers: ReturnType<typeof helpersOf> | undefined
  const hollow: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^it(\.|\(|$)/.test(node.expression.getText())) {
      const body = node.arguments.find((argument) => ts.isArrowFunction(argument))?.getText()
      if (body !== undefined && !ASSERTS.test(body)) {
        helpers ??= helpersOf(file, source)
        if (![...helpers].some(([name, asserts]) => asserts && isUsed(body, name)))
          hollow.push(`${file}: ${node.arguments[0]?.getText()}`)
      }
    }
    node.forEachChild(visit)
  }
  visit(source)
  return hollow
}

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(\.test|-contract)\.ts$/.test(name))
  .map((name) => join('tests', name))

describe('the tests', () => {
  it('each contain an assertion', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => hollowIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('the measure', () => {
  it.each([
    ["it('asks', async () => { await ask() })", 1],
    ["it('waits', async () => { await until(() => isDone) })", 1],
    ["it.each([1])('asks %d', async (n) => { await ask(n) })", 1],
    ["it('asks', async () => { expect(await ask()).toBe(1) })", 0],
    ["const check = () => expect(1).toBe(1)\nconst more = () => check()\nit('checks', () => more())", 0],
    ["import { checkThemes } from './properties/check-catalog.js'\nit('checks', () => checkThemes(get, world))", 0],
    ["import { until } from './support/until.js'\nit('waits', () => until(() => isDone))", 1],
    ["import { gone } from './support/gone.js'\nit('tries', () => gone())", 1],
  ])('finds in %j', (text, count) => {
    expect(hollowIn('tests/a.test.ts', text)).toHaveLength(count)
  })
})
