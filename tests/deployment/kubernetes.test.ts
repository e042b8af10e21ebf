import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { examineSettings } from '../../src/cli/doctor/examine-settings.js'
import { settingNames } from '../../src/process/settings.js'

const FOLDER = 'deploy/kubernetes'

/** The modules with Kubernetes' own types, by API version. */
const MODULES: Readonly<Record<string, string>> = {
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
  v1: 'core/v1',
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly annotations?: object }
  readonly spec: object
}

const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml')
const read = (file: string) => parse(readFileSync(join(FOLDER, file), 'utf8'))
const kustomization = read('kustomization.yaml') as {
  readonly resources: readonly string[]
  readonly configMapGenerator: readonly { readonly literals: readonly string[] }[]
  readonly images: readonly { readonly newTag: string }[]
}

/** The compiler's errors for manifests as values of Kubernetes' types: unknown or missing fields, wrong values. */
const faultsOf = (manifests: readonly Manifest[]): readonly string[] => {
  const source = manifests
    .map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { ${kind} as K${index} } from 'kubernetes-types/${MODULES[apiVersion]}.js'\n` +
        `export const m${index}: K${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}`,
    )
    .join('\n')
  const name = join(import.meta.dirname, 'manifests.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, source, version) : getSourceFile.call(host, file, version)
  host.fileExists = (file) => file === name || fileExists.call(host, file)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the base for Kubernetes', () => {
  it('lists all its files', () => {
    expect([...kustomization.resources].sort()).toEqual(files.sort())
  })

  it("matches Kubernetes' types", () => {
    const manifests = files.map((file) => read(file) as Manifest)
    expect(faultsOf(manifests)).toEqual([])
  })

  it.each([
    ['an unknown field', { spec: { replicas: 1, replica: 2 } }, /replica.* does not exist/],
    ['a wrong type', { spec: { ports: [{ port: 'http' }] } }, /not assignable/],
  ])('would be refused with %s', (_, changes, fault) => {
    const kind = 'ports' in changes.spec ? 'Service' : 'Deployment'
    const apiVersion = kind === 'Service' ? 'v1' : 'apps/v1'
    expect(faultsOf([{ apiVersion, kind, metadata: { name: 'x' }, ...changes }]).join('\n')).toMatch(fault)
  })

  it('only sets settings that the service knows and accepts, together with those in the secret', () => {
    const literals = kustomization.configMapGenerator.flatMap((generator) => generator.literals)
    const env = Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/).slice(0, 2)))
    expect(Object.keys(env).filter((name) => !settingNames().has(name))).toEqual([])
    const secret = { DATABASE_URL: 'postgres://db/dealbook', API_KEY: 'x'.repeat(16), REDIS_URL: 'redis://redis' }
    expect(examineSettings({ ...env, ...secret, OIDC_CLIENT_ID: 'dealbook' }).findings).toMatchObject([{ state: 'ok' }])
    const deployment = read('deployment.yaml')
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(30)
  })

  it('runs the version of this package, in restricted containers', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(kustomization.images.map(({ newTag }) => newTag)).toEqual([version])
    const specs = files.flatMap((file) => {
      const { kind, spec } = read(file)
      if (kind === 'CronJob') return [spec.jobTemplate.spec.template.spec]
      return kind === 'Deployment' || kind === 'Job' ? [spec.template.spec] : []
    })
    expect(specs).toHaveLength(3)
    for (const { automountServiceAccountToken, securityContext, containers } of specs) {
      expect(automountServiceAccountToken).toBe(false)
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      for (const { command, securityContext: confined, resources } of containers) {
        expect(command.slice(0, 2)).toEqual(['node', 'dist/cli.js'])
        expect(confined).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources.limits.memory).toMatch(/^\d+Mi$/)
      }
    }
  })
})
