import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const MODELS: ReadonlySet<string> = new Set(
  [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w)(\w*)/gm)].map(
    ([, first = '', rest = '']) => first.toLowerCase() + rest,
  ),
)

const FOLDER = 'src/infrastructure'
const PLACES = ['prisma', 'postgres'] as const

/** Text of SQL as it begins; what it is about comes later. */
const SQL = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|TRUNCATE|LOCK TABLE|CREATE TABLE)\s/
/** The methods of a Prisma model. */
const QUERY =
  /^(findUnique|findFirst|findMany|create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany|count|aggregate|groupBy)(OrThrow)?$/

const isSql = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && SQL.test(node.text)

/** `prisma.deal.findMany(…)`, whatever the variable of the client is called. */
const isQuery = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  QUERY.test(node.expression.name.text) &&
  ts.isPropertyAccessExpression(node.expression.expression) &&
  MODELS.has(node.expression.expression.name.text)

type Named = ts.MethodDeclaration | ts.FunctionDeclaration | ts.VariableDeclaration | ts.PropertyAssignment

/**
 * Whether a node's name is part of the names of the statements in it. Classes are not, because files are named after
 * them.
 */
const isNamed = (node: ts.Node): node is Named =>
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)) ||
  (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer))

/** The name of a statement: the names of the declarations around it, from the outermost. */
const nameOf = (node: ts.Node): string => {
  const names: string[] = []
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent)
    if (isNamed(at) && at.name !== undefined && ts.isIdentifier(at.name)) names.unshift(at.name.text)
  return names.join('.')
}

const namesIn = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (isSql(node) || isQuery(node)) names.add(nameOf(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...names].sort()
}

/** The names of all statements in the database's adapters, by file: its path below `src/infrastructure`, without `.ts`. */
export const statementNames = (): ReadonlyMap<string, readonly string[]> => {
  const files = PLACES.flatMap((place) =>
    readdirSync(join(FOLDER, place), { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  ).filter((file) => file.endsWith('.ts') && !file.includes('generated') && !file.includes('planted'))
  const found = files.map((file) => [file.replace(/\.ts$/, ''), namesIn(join(FOLDER, file))] as const)
  return new Map(found.filter(([, names]) => names.length > 0).sort())
}
