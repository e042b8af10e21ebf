import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { argv, execPath, exit } from 'node:process'
import ts from 'typescript'

/**
 * `npm run test:mutation:sql [-- <part of a path>]`: changes the statements of the Prisma adapters in one place at a time,
 * and runs the contract of the port, then all contracts and the random worlds, on the embedded database. The changes: a
 * condition is removed (always true among ANDs, always false among ORs), a term of an ORDER BY is reversed, a LIMIT is one
 * higher, a join becomes an outer join or the other way round, a `where` of Prisma loses one property. Prints each mutant
 * that no test detects; fails if these are more than a tenth.
 */

const ADAPTERS = 'src/infrastructure/prisma'
const GENERATED = `${ADAPTERS}/generated`
const CONTRACTS = 'tests/contract/embedded.test.ts'
const WORLDS = 'tests/properties/exposure.test.ts'
const VITEST = resolve('node_modules/vitest/vitest.mjs')
const COPY = '.stryker-tmp/sql'

/** Replaces the text of a file from `start` to `end`. */
interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly by: string
}

type Span = readonly [start: number, end: number]

const OPENS_CONDITION = ['WHERE', 'ON', 'WHEN', 'AND']
const ENDS_CONDITION =
  /^(WHERE|ORDER|GROUP|LIMIT|OFFSET|FOR|RETURNING|ON|UNION|JOIN|LEFT|CROSS|THEN|ELSE|END|HAVING|DO|CONFLICT|AS|USING)$/
/** Matches the end of a text whose last AND belongs to a BETWEEN. */
const IS_NO_CONDITION = /BETWEEN\s+\S+\s+AND$/
const WORDS = /\b[A-Z]{2,}\b|[()]/g

/** Masks quoted strings and `${}` in a text, keeping its length. */
const hidden = (text: string, holes: readonly Span[]): string => {
  const hide = (part: string) => '·'.repeat(part.length)
  let plain = text
  for (const [start, end] of holes) plain = plain.slice(0, start) + hide(plain.slice(start, end)) + plain.slice(end)
  return plain.replace(/'[^']*'|"[^"]*"/g, hide)
}

/** Matches the text after a complete condition, such as an ORDER BY. */
const TAIL = /(?<=[^\s=<>+,(](?<!\b(?:LIKE|AND|OR|NOT)))\s+·+\s*$/

const trimmed = (text: string, [start, stop]: Span): Span => {
  const part = text.slice(start, stop).replace(TAIL, '')
  const end = start + part.length
  return [start + part.length - part.trimStart().length, end - part.length + part.trimEnd().length]
}

/** The positions of the words at one level of brackets, from `start` to the closing bracket or the end. */
const levelOf = (plain: string, start: number) => {
  const words: { readonly word: string; readonly at: number }[] = []
  let depth = 0
  for (const { 0: word, index: at } of plain.slice(start).matchAll(WORDS)) {
    if (word === ')' && depth-- === 0) return { words, end: start + at }
    if (depth === 0 && word !== '(' && word !== ')') words.push({ word, at: start + at })
    if (word === '(') depth++
  }
  return { words, end: plain.length }
}

/** The conditions joined by AND or OR from `start` on, including those in brackets. */
const conditionsFrom = (plain: string, start: number): readonly { readonly span: Span; readonly isOr: boolean }[] => {
  const { words, end } = levelOf(plain, start)
  const cuts = [start]
  const joins: string[] = []
  let last = end
  let isBetween = false
  for (const { word, at } of words) {
    if (ENDS_CONDITION.test(word)) {
      last = at
      break
    }
    if (word === 'AND' && isBetween) isBetween = false
    else if (word === 'AND' || word === 'OR') {
      joins.push(word)
      cuts.push(at + word.length)
    } else if (word === 'BETWEEN') isBetween = true
  }
  const isOr = joins.includes('OR')
  return cuts.flatMap((cut, place) => {
    const next = cuts[place + 1]
    const span = trimmed(plain, [cut, next === undefined ? last : next - (joins[place] as string).length])
    const inner = plain.slice(...span)
    const isBracket =
      inner.startsWith('(') && levelOf(plain, span[0] + 1).end === span[1] - 1 && !/^\(\s*SELECT/.test(inner)
    const within = isBracket ? conditionsFrom(plain, span[0] + 1) : []
    const isNone = inner === '' || inner === 'true'
    return [...(isNone ? [] : [{ span, isOr }]), ...(within.length > 1 ? within : [])]
  })
}

/** The conditions in a complete or partial SQL text. */
const conditionsOf = (plain: string) => {
  const starts = [...plain.matchAll(/\b[A-Z]{2,}\b/g)].flatMap(({ 0: word, index: at }) =>
    OPENS_CONDITION.includes(word) && !IS_NO_CONDITION.test(plain.slice(0, at + word.length)) ? [at + word.length] : [],
  )
  const isPart =
    !/\b(SELECT|FROM|INSERT|UPDATE|DELETE|ORDER|LIMIT|WITH|CONFLICT)\b/.test(plain) &&
    /[=<>]|\bIS\b|\bLIKE\b|^·+\s+AND\b/.test(plain)
  const spans = [...(isPart ? [0] : []), ...starts].flatMap((start) => conditionsFrom(plain, start))
  return spans.filter(({ span }, place) => spans.findIndex(({ span: [start] }) => start === span[0]) === place)
}

interface Change {
  readonly span: Span
  readonly by: (text: string) => string
}

/** The text after a position, up to the end of its clause or bracket. */
const clauseAfter = (plain: string, start: number): Span => {
  const { words, end } = levelOf(plain, start)
  const next = words.find(({ word }) => ENDS_CONDITION.test(word) || word === 'ROWS' || word === 'RANGE')
  return trimmed(plain, [start, next?.at ?? end])
}

/** The parts of a list between its commas, but not those in brackets. */
const termsOf = (plain: string, [start, end]: Span): readonly Span[] => {
  const terms: Span[] = []
  let depth = 0
  let from = start
  for (let at = start; at <= end; at++) {
    const mark = at === end ? ',' : plain.charAt(at)
    if (mark === '(') depth++
    else if (mark === ')') depth--
    else if (mark === ',' && (depth === 0 || at === end)) {
      terms.push(trimmed(plain, [from, at]))
      from = at + 1
    }
  }
  return terms
}

const reversed = (term: string): string =>
  /\bDESC\b/.test(term)
    ? term.replace(/\bDESC\b/, 'ASC')
    : /\bASC\b/.test(term)
      ? term.replace(/\bASC\b/, 'DESC')
      : `${term} DESC`

/**
 * Changes to the order, the number and the joined rows of a result. Directions that code inserts are left unchanged.
 */
const changesOfResults = (plain: string): readonly Change[] => {
  const orders = [...plain.matchAll(/\bORDER BY\b/g)].flatMap(({ 0: words, index }) =>
    termsOf(plain, clauseAfter(plain, index + words.length)),
  )
  const limits = [...plain.matchAll(/\bLIMIT\s+(?=\d|\$|·)/g)].map(({ 0: words, index }) =>
    clauseAfter(plain, index + words.length),
  )
  const joins = [...plain.matchAll(/\b(?:LEFT )?JOIN\b(?! LATERAL)/g)].map(({ 0: words, index }): Change => {
    const isCross = /(?:CROSS|RIGHT|FULL)\s+$/.test(plain.slice(0, index))
    return { span: [index, index + words.length], by: (text) => (isCross || text !== 'JOIN' ? 'JOIN' : 'LEFT JOIN') }
  })
  return [
    ...orders.filter((span) => !/·$/.test(plain.slice(...span))).map((span) => ({ span, by: reversed })),
    ...limits.map((span): Change => ({ span, by: (text) => `(${text}) + 1` })),
    ...joins,
  ].filter(({ span, by }) => by(plain.slice(...span)) !== plain.slice(...span))
}

const IS_SQL = /\b(SELECT|WHERE|AND|JOIN|IS NOT NULL|IS NULL)\b|\$\d/

const mutantsOf = (file: string): readonly Mutant[] => {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      const [start, end] = [node.getStart() + 1, node.getEnd() - 1]
      const body = text.slice(start, end)
      const holes = ts.isTemplateExpression(node)
        ? node.templateSpans.map(
            ({ expression, literal }): Span => [expression.getFullStart() - 2 - start, literal.getStart() + 1 - start],
          )
        : []
      if (IS_SQL.test(body)) {
        const plain = hidden(body, holes)
        for (const { span, by } of changesOfResults(plain)) {
          const [from, to] = [start + span[0], start + span[1]]
          mutants.push({ file, start: from, end: to, by: by(text.slice(from, to)) })
        }
        for (const { span, isOr } of conditionsOf(plain)) {
          const [from, to] = [start + span[0], start + span[1]]
          // The condition itself is kept, so that PostgreSQL can still infer the types of its parameters.
          mutants.push({
            file,
            start: from,
            end: to,
            by: `((${text.slice(from, to)}) ${isOr ? 'AND false' : 'OR true'})`,
          })
        }
      }
    }
    const isWhere =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      node.name.getText() === 'where' &&
      node.initializer
    if (isWhere && ts.isObjectLiteralExpression(isWhere))
      for (const property of isWhere.properties) {
        const end = text[property.getEnd()] === ',' ? property.getEnd() + 1 : property.getEnd()
        mutants.push({ file, start: property.getStart(), end, by: '' })
      }
    node.forEachChild(visit)
  }
  visit(source)
  return mutants
}

const described = ({ file, start, end, by }: Mutant): string => {
  const text = readFileSync(file, 'utf8')
  const line = text.slice(0, start).split('\n').length
  return `${file}:${line}: ${text.slice(start, end).replace(/\s+/g, ' ')} → ${by.replace(/\s+/g, ' ')}`
}

const openCopy = (): void => {
  rmSync(COPY, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(join(COPY, dirname(file)), { recursive: true })
    cpSync(file, join(COPY, file))
  }
  cpSync(GENERATED, `${COPY}/${GENERATED}`, { recursive: true })
}

type Outcome = 'found' | 'missed' | 'void'

/** The port of a file: `prisma-audit-log.ts` implements `AuditLog`, the name of its contract. */
const portOf = (file: string): string =>
  basename(file, '.ts')
    .replace('prisma', '')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const outcome = (file?: string): Outcome => {
  const port = file === undefined ? [] : [[CONTRACTS, '-t', portOf(file)]]
  for (const tests of [...port, [CONTRACTS, WORLDS]]) {
    // A test that never ends has detected the fault too.
    const run = spawnSync(execPath, [VITEST, 'run', '--project', 'unit', '--bail', '1', ...tests], {
      cwd: COPY,
      encoding: 'utf8',
      timeout: 300_000,
      killSignal: 'SIGKILL',
    })
    if (run.stdout.includes('syntax error')) return 'void'
    if (run.status !== 0) return 'found'
  }
  return 'missed'
}

const outcomeOf = ({ file, start, end, by }: Mutant): Outcome => {
  const text = readFileSync(file, 'utf8')
  writeFileSync(join(COPY, file), text.slice(0, start) + by + text.slice(end))
  const result = outcome(file)
  writeFileSync(join(COPY, file), text)
  return result
}

const [part = ''] = argv.slice(2)
const mutants = readdirSync(ADAPTERS, { recursive: true, encoding: 'utf8' })
  .map((name) => join(ADAPTERS, name))
  .filter((file) => file.endsWith('.ts') && !file.startsWith(GENERATED) && file.includes(part))
  .flatMap(mutantsOf)

openCopy()
if (outcome() !== 'missed') throw new Error('the tests fail without a fault')
const count = { found: 0, missed: 0, void: 0 }
for (const mutant of mutants) {
  const result = outcomeOf(mutant)
  count[result]++
  if (result !== 'found') console.log(`${result}: ${described(mutant)}`)
}
rmSync(COPY, { recursive: true })
const score = count.found / (count.found + count.missed)
console.log(`${mutants.length} changes: ${count.found} found, ${count.missed} missed, ${count.void} void`)
exit(score >= 0.9 ? 0 : 1)
