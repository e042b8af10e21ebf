import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { beforeAll, expect, it } from 'vitest'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

const cruiseSources = async (): Promise<ICruiseResult> => {
  const { forbidden, options } = config
  const { output } = await cruise(
    ['src', 'bench/rivals'],
    { ...options, ruleSet: { forbidden }, validate: true },
    undefined,
    {
      tsConfig: extractTSConfig('tsconfig.json'),
    },
  )
  return output as ICruiseResult
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
const removeLeaks = (): void => {
  for (const [folder] of LEAKS) rmSync(`${folder}/planted`, { recursive: true, force: true })
}

let clean: ICruiseResult
let leaking: ICruiseResult

beforeAll(async () => {
  removeLeaks()
  clean = await cruiseSources()
  for (const [at, [folder, source]] of LEAKS.entries()) {
    mkdirSync(`${folder}/planted`, { recursive: true })
    writeFileSync(leakOf(at), source)
  }
  try {
    leaking = await cruiseSources()
  } finally {
    removeLeaks()
  }
}, 180_000)

it('the rings only import inwards, in every module, and the rivals of the bench import nothing of the service', () => {
  expect(violationsOf(clean)).toEqual([])
  const seen = clean.modules.filter(
    ({ source }) => /^src\/.*(?<!\.d)\.ts$/.test(source) && !source.includes('generated'),
  )
  expect(seen).toHaveLength(sourceCount())
  expect(seen.length).toBeGreaterThan(80)
  expect(clean.modules.filter(({ source }) => source.startsWith('bench/rivals/')).length).toBeGreaterThan(10)
})

it.each(LEAKS.map(([folder, source], at) => [folder, source, at] as const))(
  'a leak that is planted in %s is caught: %j',
  (_folder, _source, at) => {
    expect(violationsOf(leaking).filter((violation) => violation.includes(leakOf(at)))).toHaveLength(1)
  },
)
