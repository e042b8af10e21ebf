import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licences of packages that we may ship: all of them allow redistribution under ours. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
])

/** Packages with other licences, each with the reason why it may be shipped. */
const EXCEPTIONS: readonly (readonly [name: RegExp, licence: string | undefined, reason: string])[] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a separate shared library, which can be replaced'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same library, for Windows'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'the same library, as WebAssembly'],
  [/^argparse$/, 'Python-2.0', 'permissive'],
  [/^png-js$/, undefined, 'its file LICENSE has the MIT licence'],
]

/** A package in package-lock.json. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly peer?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The path at which a package finds a dependency: in its own folder, or in that of an enclosing package. */
const resolved = (packages: LockedPackages, from: string, name: string): string | null => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return null
  }
}

/** The names of packages that a package requires. */
const neededBy = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
]

/** The packages themselves, and all their direct and indirect dependencies. */
const closureOf = (packages: LockedPackages, names: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const waiting = names.map((name) => resolved(packages, '', name))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === null || found.has(path)) continue
    found.add(path)
    for (const name of neededBy(packages[path] ?? {})) waiting.push(resolved(packages, path, name))
  }
  return found
}

/**
 * The packages that are shipped: the dependencies of the service, and the packages that the pages import, which the
 * build bundles into their scripts.
 */
export const shippedPackages = (packages: LockedPackages, ofPages: readonly string[]): readonly string[] => {
  const ofService = Object.entries(packages)
    .filter(([path, { dev, devOptional, peer }]) => path !== '' && !dev && !devOptional && !peer)
    .map(([path]) => path)
  return [...new Set([...ofService, ...closureOf(packages, ofPages)])].sort()
}

/** One line for each package that may not be shipped. */
export const forbiddenLicences = (packages: LockedPackages, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const { license, version } = packages[path] ?? {}
    const isAllowed =
      (license !== undefined && ALLOWED.has(license)) ||
      EXCEPTIONS.some(([name, licence]) => name.test(nameOf(path)) && licence === license)
    return isAllowed ? [] : [`${nameOf(path)} ${version}: ${license ?? 'no licence'}`]
  })

const IMPORTED = /(?:from|import) ?\(?'((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/g

/** The names of the packages that the sources in a folder import. */
export const importedIn = (folder: string): readonly string[] => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const names = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(IMPORTED)].map(([, imported = '']) => imported),
  )
  return [...new Set(names)].filter((name) => !/^(\.|node:|dealbook-)/.test(name))
}

if (process.argv[1] === import.meta.filename) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: LockedPackages }
  const shipped = shippedPackages(packages, importedIn('web/src'))
  const forbidden = forbiddenLicences(packages, shipped)
  for (const line of forbidden) console.error(line)
  console.log(`${shipped.length} packages are shipped, ${forbidden.length} under a licence that is not allowed.`)
  process.exitCode = forbidden.length > 0 ? 1 : 0
}
