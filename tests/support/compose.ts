import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A service of a compose file, as far as the tests look at it. */
export interface ComposeService {
  readonly image?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly configs?: readonly { readonly source: string; readonly target: string }[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } }
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly stop_grace_period?: string
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } }
  }
  readonly volumes: Readonly<Record<string, unknown>>
}

const VARIABLE = /\$\{(\w+)(:\?|:-([^}]*))?\}/g

/** The variables that a compose file takes from its environment. */
export const variablesOf = (file: string): ReadonlySet<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(VARIABLE)].map(([, name = '']) => name))

/** Reads a compose file as `docker compose` does. @throws Error if a required variable is missing */
export const readCompose = (file: string, env: Readonly<Record<string, string>>): ComposeFile => {
  const text = readFileSync(file, 'utf8').replace(VARIABLE, (_, name: string, kind = '', fallback = '') => {
    const value = env[name] || fallback
    if (value === '' && kind === ':?') throw new Error(`${name} is required`)
    return value
  })
  return parse(text, { merge: true }) as ComposeFile
}
