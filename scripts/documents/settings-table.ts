import { settingRules } from '../../src/process/settings.js'

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

const code = (text: string): string => `\`${text}\``

/** The table of all settings, with the rows in the order of `page` and the meanings that it gives. */
export const settingsTable = (page: string): string => {
  const [usual, production] = [settingRules({}), settingRules(PRODUCTION)]
  const meanings = new Map([...page.matchAll(ROW)].map(([, name = '', meaning = '']) => [name, meaning]))
  const defaultOf = (name: string): string => {
    const value = usual.rules.get(name)?.fallback ?? null
    if (value === null) return production.required.has(name) ? 'required in production' : NONE
    const inProduction = production.rules.get(name)?.fallback ?? value
    return inProduction === value ? code(value) : `${code(value)}; in production ${code(inProduction)}`
  }
  const acceptedBy = (name: string): string =>
    (usual.rules.get(name)?.accepts ?? 'text').replace(/(?:<\w+>\/?)+|^\*/g, code).replaceAll('|', '\\|')
  const rows = [...new Set([...meanings.keys(), ...usual.names])]
    .filter((name) => usual.names.has(name))
    .map((name) => `| ${code(name)} | ${defaultOf(name)} | ${acceptedBy(name)} | ${meanings.get(name) ?? ''} |`)
  return [HEAD, ...rows].join('\n')
}
