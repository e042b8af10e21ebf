import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentReader } from '../../src/process/environment.js'
import { readSettings, settingNames } from '../../src/process/settings.js'

const SOURCES = 'src/process'
const NONE = '–'
const HEAD = '| Setting | Default | Accepts | Meaning |\n| --- | --- | --- | --- |'
const ROW = /^\| `([A-Z_]+)` \|.*\| (.*) \|$/gm

/** The minimum settings for production. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/dealbook',
  API_KEY: '0123456789abcdef',
  AUTH_ISSUER: 'https://id.example.org',
  AUTH_AUDIENCE: 'dealbook',
}

interface Reading {
  readonly required: ReadonlySet<string>
  readonly rules: ReadonlyMap<string, string>
  readonly defaults: ReadonlyMap<string, string>
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'seconds' in value ? Object.values(value).join('/') : String(value)

/** Reads the settings, and records which variables are read. */
const readingOf = (env: Readonly<Record<string, string>>): Reading => {
  const required = new Set<string>()
  const rules = new Map<string, string>()
  const defaults = new Map<string, string>()
  const { parsed, require } = EnvironmentReader.prototype
  Object.assign(EnvironmentReader.prototype, {
    require(this: EnvironmentReader, all: readonly string[], where: string) {
      for (const name of all) required.add(name)
      require.call(this, all, where)
    },
    parsed<Value>(this: EnvironmentReader, ...asked: Parameters<typeof parsed<Value>>) {
      const [name, parse, rule, fallback] = asked
      rules.set(name, rule)
      // A fallback that cannot be written as a setting, such as `null`, means that there is no default.
      if (parse(shown(fallback)) !== null) defaults.set(name, shown(fallback))
      return parsed.apply(this, asked as never)
    },
  })
  try {
    readSettings(env)
  } finally {
    Object.assign(EnvironmentReader.prototype, { parsed, require })
  }
  return { required, rules, defaults }
}

/**
 * The defaults of settings that are read as plain text, found in the code that reads them: `reader.text('HOST') ??
 * '…'`.
 */
const plainDefaults = (): readonly (readonly [string, string])[] =>
  readdirSync(SOURCES)
    .filter((file) => file.endsWith('settings.ts'))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/text\('(\w+)'\) \?\? '([^']+)'/g)])
    .map(([, name = '', value = '']) => [name, value] as const)

const code = (text: string): string => `\`${text}\``

/** The table of all settings, with the rows in the order of `page` and the meanings that it gives. */
export const settingsTable = (page: string): string => {
  const [usual, production] = [readingOf({}), readingOf(PRODUCTION)]
  const defaults = new Map([...usual.defaults, ...plainDefaults()])
  const names = settingNames()
  const meanings = new Map([...page.matchAll(ROW)].map(([, name = '', meaning = '']) => [name, meaning]))
  const defaultOf = (name: string): string => {
    const value = defaults.get(name)
    if (value === undefined) return production.required.has(name) ? 'required in production' : NONE
    const inProduction = production.defaults.get(name) ?? value
    return inProduction === value ? code(value) : `${code(value)}; in production ${code(inProduction)}`
  }
  const acceptedBy = (name: string): string =>
    (usual.rules.get(name) ?? 'text').replace(/(?:<\w+>\/?)+|^\*/g, code).replaceAll('|', '\\|')
  const rows = [...new Set([...meanings.keys(), ...names])]
    .filter((name) => names.has(name))
    .map((name) => `| ${code(name)} | ${defaultOf(name)} | ${acceptedBy(name)} | ${meanings.get(name) ?? ''} |`)
  return [HEAD, ...rows].join('\n')
}
