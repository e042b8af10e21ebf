import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { DOMAIN_ERROR_CODES } from '../../src/domain/errors.js'

interface Described {
  /** Its location, for the error message. */
  readonly place: string
  readonly text: string
}

const sourcesIn = (folder: string): ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))

const describedBy = (node: ts.Node, name: string): Described => {
  const source = node.getSourceFile()
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  return { place: `${source.fileName}:${line + 1} ${name}`, text: comments.map((one) => one.getText()).join('\n') }
}

const everyNode = function* (node: ts.Node): Iterable<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* everyNode(child)
}

/** Every `execute` of a class. */
const executes = (source: ts.SourceFile): Described[] =>
  [...everyNode(source)]
    .filter(ts.isMethodDeclaration)
    .filter((method) => method.name.getText() === 'execute')
    .map((method) => describedBy(method, (method.parent as ts.ClassDeclaration).name?.text ?? ''))

/** Every method of an interface. */
const portMethods = (source: ts.SourceFile): Described[] =>
  [...everyNode(source)]
    .filter(ts.isMethodSignature)
    .map((method) =>
      describedBy(method, `${(method.parent as ts.InterfaceDeclaration).name?.text}.${method.name.getText()}`),
    )

/** Every member of the interface of settings, with its type. */
const settings = (): (Described & { readonly type: string })[] => {
  const [source] = sourcesIn('src/process').filter(({ fileName }) => fileName.endsWith('/settings.ts'))
  return [...everyNode(source as ts.SourceFile)]
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'Settings')
    .flatMap(({ members }) => [...members])
    .filter(ts.isPropertySignature)
    .map((member) => ({ ...describedBy(member, member.name.getText()), type: member.type?.getText() ?? '' }))
}

const placesOf = (described: readonly Described[]): string[] => described.map(({ place }) => place)

/** The use-cases in `maintenance` are run by operators, and have no actor. */
const useCases = sourcesIn('src/application')
  .filter(({ fileName }) => !fileName.includes('/maintenance/'))
  .flatMap(executes)
const CODE = /\b[A-Z]{3,}(?:_[A-Z]+)*\b/g
const codesOf = (text: string): string[] => (text.split('@throws')[1] ?? '').match(CODE) ?? []

describe('the docstring', () => {
  it('of each use-case names the error codes it refuses with, or says that it is open to every actor', () => {
    expect(useCases.length).toBeGreaterThan(70)
    const silent = useCases.filter(({ text }) => codesOf(text).length === 0 && !text.includes('Open to every actor.'))
    expect(placesOf(silent)).toEqual([])
  })

  it('of a use-case only names existing codes', () => {
    const known = new Set<string>(DOMAIN_ERROR_CODES)
    const unknown = useCases.flatMap(({ place, text }) =>
      codesOf(text).flatMap((code) => (known.has(code) ? [] : [`${place}: ${code}`])),
    )
    expect(unknown).toEqual([])
  })

  it('of each port method exists, and says what callers may rely on', () => {
    const methods = sourcesIn('src/application/ports').flatMap(portMethods)
    expect(methods.length).toBeGreaterThan(80)
    expect(placesOf(methods.filter(({ text }) => text === ''))).toEqual([])
  })

  it('of each setting exists, and states the unit of a number', () => {
    const all = settings()
    expect(all.length).toBeGreaterThan(15)
    expect(placesOf(all.filter(({ text }) => text === ''))).toEqual([])
    const numbers = all.filter(({ type }) => type.startsWith('number'))
    const units = /\b(milliseconds|seconds|minutes|hours|days|bytes|connections|collections|serves|deals|hops|port)\b/i
    expect(placesOf(numbers.filter(({ text }) => !units.test(text)))).toEqual([])
  })
})
