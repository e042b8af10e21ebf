import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const MAX_FUNCTION_LINES = 60
/** For the pages: what a component returns is long, but easy to follow. */
const MAX_COMPONENT_LINES = 105
const MAX_FILE_LINES = 300

const isRouteTable = (file: string, node: ts.Node): boolean => {
  if (!file.endsWith('-routes.ts') || !ts.isVariableDeclaration(node.parent)) return false
  return node.parent.type?.getText().startsWith('FastifyPluginAsync') === true
}

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  return named?.getText() ?? 'a function'
}

/** What exceeds the limits in a source file, as messages. */
const excessesOf = (file: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const excesses: string[] = []
  const fileLines = text.trimEnd().split('\n').length
  if (fileLines > MAX_FILE_LINES) excesses.push(`${file} has ${fileLines} lines`)
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && !isRouteTable(file, node)) {
      const first = lineOf(node.getStart())
      const lines = lineOf(node.getEnd()) - first + 1
      if (lines > (file.startsWith('web/') ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES))
        excesses.push(`${file}:${first}: ${nameOf(node as ts.FunctionLikeDeclaration)} has ${lines} lines`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return excesses
}

const sources = ['src', 'web/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !/generated|texts\/areas/.test(name))
    .map((name) => join(folder, name)),
)

describe('the sources', () => {
  it('have no function over 60 lines (105 on the pages) except tables of routes, and no file over 300', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.flatMap((file) => excessesOf(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('the measure', () => {
  const filler = (lines: number): string => '  call()\n'.repeat(lines)

  it.each([
    ['a function', 'a.ts', (body: string) => `const f = () => {\n${body}}\n`],
    ['a method', 'a.ts', (body: string) => `class A {\nf() {\n${body}}\n}\n`],
    ['one in another', 'a.ts', (body: string) => `const g = [() => {\n${body}}]\n`],
    ['a function beside a table of routes', 'a-routes.ts', (body: string) => `const f = () => {\n${body}}\n`],
    [
      'a table that is not among the routes',
      'a.ts',
      (body: string) => `const f: FastifyPluginAsync = () => {\n${body}}\n`,
    ],
  ])('finds %s of 61 lines, and accepts one of 60', (_, file, source) => {
    expect(excessesOf(file, source(filler(58)))).toEqual([])
    expect(excessesOf(file, source(filler(59)))).toHaveLength(1)
  })

  it('finds a component of 106 lines, and accepts one of 105', () => {
    const component = (lines: number): string => `const F = () => {\n${filler(lines - 2)}}\n`
    expect(excessesOf('web/src/f.tsx', component(105))).toEqual([])
    expect(excessesOf('web/src/f.tsx', component(106))).toHaveLength(1)
  })

  it('accepts a table of routes of any length', () => {
    expect(
      excessesOf('a-routes.ts', `const f: FastifyPluginAsyncTypebox<A> = async () => {\n${filler(100)}}\n`),
    ).toEqual([])
  })

  it('finds a file of 301 lines, and accepts one of 300', () => {
    expect(excessesOf('a.ts', filler(300))).toEqual([])
    expect(excessesOf('a.ts', filler(301))).toEqual(['a.ts has 301 lines'])
  })
})
