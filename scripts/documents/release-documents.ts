import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** The packages that the service depends on, with versions and licences, in the format CycloneDX. */
export const billOfMaterials = (name: string): string => {
  // npm uses the name of the folder as the name of the package.
  const root = mkdtempSync(join(tmpdir(), 'bill-'))
  const folder = join(root, name)
  try {
    mkdirSync(folder)
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(folder, file))
    const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const args = ['sbom', ...format, '--omit', 'dev', '--package-lock-only']
    return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export interface Built {
  readonly commit: string
  readonly version: string
  /** The SHA-256 of each file that was built. */
  readonly digests: Readonly<Record<string, string>>
  /** The version of Node that built them. */
  readonly node: string
  readonly started: Date
  readonly finished: Date
}

/**
 * A statement of how files were built (in-toto Statement v1, SLSA Provenance v1). It is not signed; the publisher signs
 * it or the files.
 */
export const provenanceOf = ({ commit, version, digests, node, started, finished }: Built): object => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: Object.entries(digests).map(([name, digest]) => ({ name, digest: { sha256: digest } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'urn:dealbook:release:v1',
      externalParameters: { tag: `v${version}` },
      internalParameters: { command: 'npm ci && npm run release', node },
      resolvedDependencies: [{ name: 'source', digest: { gitCommit: commit } }],
    },
    runDetails: {
      builder: { id: 'urn:dealbook:scripts/release.ts' },
      metadata: { startedOn: started.toISOString(), finishedOn: finished.toISOString() },
    },
  },
})

/** The changelog's section of a version, without its heading. @throws Error if there is none */
export const notesOf = (changelog: string, version: string): string => {
  const section = changelog.split(/^## /m).find((text) => text.split(/[\s\n]/)[0] === version)
  if (section === undefined) throw new Error(`The changelog has no section ${version}.`)
  return `${section.slice(section.indexOf('\n')).trim()}\n`
}
