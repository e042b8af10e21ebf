/** The rings of the service: imports point inwards only. Each comment says what to do instead. */
const ring = (name, comment, allowed) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^src/${name}/` },
  to: { pathNot: [`^src/${name}/`, ...allowed] },
})

module.exports = {
  forbidden: [
    ring(
      'domain',
      'The domain imports nothing: pass what it needs as an argument, or make it a port of the application.',
      [],
    ),
    ring('application', 'A use-case asks the outside through a port in src/application/ports.', ['^src/domain/']),
    ring('infrastructure', 'An adapter knows its port and the domain; wire it in src/container/.', [
      '^src/(domain|application)/',
      '^node_modules/',
      '^(node:)?[a-z0-9_/]+$',
    ]),
    ring('http', 'A route gets its use-cases as options; adapters are wired in src/container/.', [
      '^src/(domain|application)/',
      '^node_modules/',
      '^(node:)?[a-z0-9_/]+$',
    ]),
    {
      name: 'injector-in-the-composition-root-only',
      severity: 'error',
      comment: 'Classes do not know the injector: register a factory in src/container/.',
      from: { pathNot: '^src/container/' },
      to: { path: '^node_modules/(tsyringe|reflect-metadata)/' },
    },
    {
      name: 'prisma-in-its-adapters-only',
      severity: 'error',
      comment: 'The database is reached through a repository: add what is missing to its port.',
      from: { path: '^src/', pathNot: '^src/infrastructure/(prisma|postgres|pglite)/' },
      to: { path: '^(node_modules/(@prisma|prisma|pg|@electric-sql)/|src/infrastructure/prisma/generated/)' },
    },
    {
      name: 'postgres-knows-no-adapter',
      severity: 'error',
      comment:
        'What drives PostgreSQL knows neither deals nor accounts: statements and rows belong to an adapter in prisma/.',
      from: { path: '^src/infrastructure/(postgres|pglite|data-folder)/' },
      to: {
        path: '^src/(infrastructure/(prisma/(?!generated/)|in-memory/)|application/(?!ports/|fair-queue|operator-error)|domain/(?!errors|page))',
      },
    },
    {
      name: 'bridge-knows-no-account',
      severity: 'error',
      comment:
        'The rules of the game are for everybody: what belongs to a deal or an account stays outside of domain/bridge.',
      from: { path: '^src/domain/bridge/' },
      to: { pathNot: ['^src/domain/bridge/', '^src/domain/(errors|text)'] },
    },
    {
      name: 'rivals',
      severity: 'error',
      comment: 'A rival of the bench has its own code: slow code of the service must not slow its rival too.',
      from: { path: '^bench/rivals/' },
      to: { pathNot: ['^bench/rivals/', '^node_modules/', '^(node:)?[a-z0-9_/]+$', '(^|/)[.]bench/prisma/'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a module of its own; a cycle of types alone is one too.',
      from: { path: '^src/', pathNot: '^src/infrastructure/prisma/generated/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', 'src/infrastructure/prisma/generated', '[.]bench'] },
    exclude: { path: '^src/.*[.]d[.]ts$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
