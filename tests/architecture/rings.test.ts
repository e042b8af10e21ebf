import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterEach, describe, expect, it } from 'vitest'

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

const PLANTS = 'src/domain/planted'
const PLANTED_RIVAL = 'bench/rivals/planted'

afterEach(() => {
  rmSync(PLANTED_RIVAL, { recursive: true, force: true })
  for (const ring of ['domain', 'application', 'infrastructure', 'http'])
    rmSync(`src/${ring}/planted`, { recursive: true, force: true })
})

describe('the rings', () => {
  it('import inwards only, in every module there is', async () => {
    const result = await cruiseSources()
    expect(violationsOf(result)).toEqual([])
    const seen = result.modules.filter(
      ({ source }) => /^src\/.*(?<!\.d)\.ts$/.test(source) && !source.includes('generated'),
    )
    expect(seen).toHaveLength(sourceCount())
    expect(seen.length).toBeGreaterThan(80)
  })

  it.each([
    ['domain', "import type { Clock } from '../../application/ports/clock.js'\nexport type Leak = Clock\n"],
    ['domain', "import { hash } from 'node:crypto'\nexport const leak = hash\n"],
    ['domain', "import { v7 } from 'uuid'\nexport const leak = v7\n"],
    [
      'application',
      "import { systemClock } from '../../infrastructure/system/system-clock.js'\nexport const leak = systemClock\n",
    ],
    [
      'application',
      "import type { KeptAnswer } from '../../http/plugins/idempotency.js'\nexport type Leak = KeptAnswer\n",
    ],
    ['application', "import type { FastifyRequest } from 'fastify'\nexport type Leak = FastifyRequest\n"],
    [
      'infrastructure',
      "import { etagOf } from '../../http/plugins/conditional-requests.js'\nexport const leak = etagOf\n",
    ],
    [
      'http',
      "import { systemClock } from '../../infrastructure/system/system-clock.js'\nexport const leak = systemClock\n",
    ],
    ['http', "import { container } from 'tsyringe'\nexport const leak = container\n"],
    ['http', "import pg from 'pg'\nexport const leak = pg\n"],
  ])('catch a leak that is planted in %s: %j', async (ring, source) => {
    mkdirSync(PLANTS.replace('domain', ring), { recursive: true })
    writeFileSync(`src/${ring}/planted/leak.ts`, source)
    const violations = violationsOf(await cruiseSources())
    expect(violations.some((violation) => violation.includes(`src/${ring}/planted/leak.ts`))).toBe(true)
  })
})

describe('the rivals of the bench', () => {
  it.each([
    "import { foldForSearch } from '../../../src/domain/text.js'\nexport const leak = foldForSearch\n",
    "import type { Reader } from '../../../src/domain/announcement.js'\nexport type Leak = Reader\n",
    "import { createRandom } from '../../random.js'\nexport const leak = createRandom\n",
  ])('import nothing of the service, nor of the bench: %j', async (source) => {
    mkdirSync(PLANTED_RIVAL, { recursive: true })
    writeFileSync(`${PLANTED_RIVAL}/leak.ts`, source)
    const result = await cruiseSources()
    expect(result.modules.filter(({ source }) => source.startsWith('bench/rivals/')).length).toBeGreaterThan(10)
    expect(violationsOf(result).filter((violation) => violation.includes(PLANTED_RIVAL))).toHaveLength(1)
  })
})
