import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, beforeAll, expect, it } from 'vitest'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

/** @param baseDir the folder of the project, or of a copy of it */
const cruiseSources = async (baseDir: string): Promise<ICruiseResult> => {
  const { forbidden, options } = config
  const { output } = await cruise(
    ['src', 'bench/rivals'],
    { ...options, baseDir, preserveSymlinks: true, ruleSet: { forbidden }, validate: true },
    undefined,
    {
      tsConfig: extractTSConfig('tsconfig.json'),
    },
  )
  return output as ICruiseResult
}

/** Copies what is cruised, because leaks in the project itself would disturb other tests. */
const copyProject = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'dealbook-rings-'))
  for (const name of ['src', 'bench', 'package.json', 'tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

const violationsOf = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)

const sourceCount = (): number =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.includes('generated'),
  ).length

const LEAKS: readonly (readonly [folder: string, source: string])[] = [
  ['src/domain', "import type { Clock } from '../../application/ports/clock.js'\nexport type Leak = Clock\n"],
  ['src/domain', "import { hash } from 'node:crypto'\nexport const leak = hash\n"],
  ['src/domain', "import { v7 } from 'uuid'\nexport const leak = v7\n"],
  [
    'src/application',
    "import { systemClock } from '../../infrastructure/system/system-clock.js'\nexport const leak = systemClock\n",
  ],
  [
    'src/application',
    "import type { IdempotencyOptions } from '../../http/plugins/caller/idempotency.js'\nexport type Leak = IdempotencyOptions\n",
  ],
  ['src/application', "import type { FastifyRequest } from 'fastify'\nexport type Leak = FastifyRequest\n"],
  [
    'src/infrastructure',
    "import { etagOf } from '../../http/plugins/response/conditional-requests.js'\nexport const leak = etagOf\n",
  ],
  [
    'src/http',
    "import { systemClock } from '../../infrastructure/system/system-clock.js'\nexport const leak = systemClock\n",
  ],
  ['src/http', "import { container } from 'tsyringe'\nexport const leak = container\n"],
  ['src/http', "import pg from 'pg'\nexport const leak = pg\n"],
  [
    'src/infrastructure/postgres',
    "import { toDeal } from '../../prisma/deals/deal-rows.js'\nexport const leak = toDeal\n",
  ],
  ['src/domain/bridge', "import type { Deal } from '../../deal.js'\nexport type Leak = Deal\n"],
  ['bench/rivals', "import { foldForSearch } from '../../../src/domain/text.js'\nexport const leak = foldForSearch\n"],
  ['bench/rivals', "import type { Reader } from '../../../src/domain/audience.js'\nexport type Leak = Reader\n"],
  ['bench/rivals', "import { createRandom } from '../../random.js'\nexport const leak = createRandom\n"],
]
const leakOf = (at: number): string => `${LEAKS[at]?.[0]}/planted/leak-${at}.ts`

let copy: string
let clean: ICruiseResult
let leaking: ICruiseResult

beforeAll(async () => {
  clean = await cruiseSources(process.cwd())
  copy = copyProject()
  for (const [at, [folder, source]] of LEAKS.entries()) {
    mkdirSync(join(copy, folder, 'planted'), { recursive: true })
    writeFileSync(join(copy, leakOf(at)), source)
  }
  leaking = await cruiseSources(copy)
}, 180_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('the rings only import inwards, in every module, and the rivals of the bench import nothing of the service', () => {
  expect(violationsOf(clean)).toEqual([])
  const seen = clean.modules.filter(
    ({ source }) => /^src\/.*(?<!\.d)\.ts$/.test(source) && !source.includes('generated'),
  )
  expect(seen).toHaveLength(sourceCount())
  expect(seen.length).toBeGreaterThan(80)
  expect(clean.modules.filter(({ source }) => source.startsWith('bench/rivals/')).length).toBeGreaterThan(10)
})

it('nothing but the planted leaks is caught in the copy', () => {
  expect(violationsOf(leaking).filter((violation) => !violation.includes('/planted/'))).toEqual([])
})

it.each(LEAKS.map(([folder, source], at) => [folder, source, at] as const))(
  'a leak that is planted in %s is caught: %j',
  (_folder, _source, at) => {
    expect(violationsOf(leaking).filter((violation) => violation.includes(leakOf(at)))).toHaveLength(1)
  },
)
