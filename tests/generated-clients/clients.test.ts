import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const { dependencies, devDependencies } = require('../../package.json')

/** Only downloaded for this suite: together they are 160 MB in 320 packages. */
const PACKAGES = {
  '@hey-api/openapi-ts': '0.94.5',
  axios: '1.13.2',
  'openapi-fetch': dependencies['openapi-fetch'],
  'openapi-typescript': devDependencies['openapi-typescript'],
  orval: '7.13.2',
  '@types/node': devDependencies['@types/node'],
  typescript: devDependencies.typescript,
}

/** The document from which the clients are generated; an older one shows what it lacked. */
const DOCUMENT = resolve(process.env.OPENAPI_DOCUMENT ?? 'client/openapi.json')

const ORVAL = {
  dealbook: { input: DOCUMENT, output: { target: 'orval/client.ts', client: 'axios-functions', mode: 'single' } },
}

/** The command that generates each client, in a folder with its name. */
const GENERATORS: Readonly<Record<string, readonly string[]>> = {
  'openapi-fetch': ['openapi-typescript', DOCUMENT, '--output', 'openapi-typescript/schema.d.ts'],
  'hey-api': ['openapi-ts', '--input', DOCUMENT, '--output', 'hey-api', '--no-log-file', '--silent'],
  orval: ['orval', '--config', 'orval.config.cjs'],
}

const TYPESCRIPT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
    noEmit: true,
  },
}

let world: HttpWorld
let folder: string

/** Runs a program of the packages; if it fails, its output is the error. */
const runBin = async (name: string, args: readonly string[]): Promise<void> => {
  const bin = join(folder, 'node_modules/.bin', name)
  await run(bin, [...args], { cwd: folder }).catch(({ stdout, stderr }) => {
    throw new Error(`${name}: ${stdout}${stderr}`)
  })
}

beforeAll(async () => {
  world = await openHttpWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(join(tmpdir(), 'dealbook-clients-'))
  cpSync(join(import.meta.dirname, 'programs'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: PACKAGES }))
  writeFileSync(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify(ORVAL)}`)
  await run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder])
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.app.close()
})

describe.each(Object.entries(GENERATORS))('a client that %s makes of the document', (name, [bin = '', ...args]) => {
  it('compiles, and runs a lesson from a file of boards', async () => {
    await runBin(bin, args)
    const config = `tsconfig.${name}.json`
    writeFileSync(join(folder, config), JSON.stringify({ ...TYPESCRIPT, files: [`${name}.ts`] }))
    await runBin('tsc', ['--project', config])
    const env = {
      PATH: process.env.PATH,
      SERVICE: `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`,
      TOKEN: await tokenOf({ sub: name, name: 'Tea Cher' }),
    }
    const loader = pathToFileURL(require.resolve('tsx')).href
    const { stdout } = await run(process.execPath, ['--import', loader, `${name}.ts`], { cwd: folder, env })
    expect(stdout).toBe('The lesson was given.\n')
  })
})
