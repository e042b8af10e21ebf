import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forbiddenLicences, importedIn, type LockedPackages, shippedPackages } from '../../scripts/licences.js'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: LockedPackages }

describe('the licences of what is shipped', () => {
  const shipped = shippedPackages(packages, importedIn('web/src'))

  it('are allowed', () => {
    expect(forbiddenLicences(packages, shipped)).toEqual([])
  })

  it('include those of the service, the pages and their dependencies, but not those of tools', () => {
    expect(shipped).toEqual(
      expect.arrayContaining(['node_modules/fastify', 'node_modules/react', 'node_modules/prosemirror-view']),
    )
    for (const tool of ['vitest', 'typescript', '@biomejs/biome', 'kubernetes-types'])
      expect(shipped).not.toContain(`node_modules/${tool}`)
  })

  it.each([
    ['GPL-3.0-only', 1],
    ['MIT OR GPL-3.0-only', 1],
    [undefined, 1],
    ['MIT', 0],
  ])('%s is refused %d times, including transitive dependencies', (license, times) => {
    const inner = license === undefined ? {} : { license }
    const locked: LockedPackages = {
      '': {},
      'node_modules/page': { license: 'MIT', dev: true, dependencies: { inner: '1' } },
      'node_modules/page/node_modules/inner': { version: '1.0.0', dev: true, ...inner },
      'node_modules/inner': { version: '2.0.0', dev: true, license: 'GPL-2.0-only' },
      'node_modules/tool': { license: 'GPL-2.0-only', dev: true },
    }
    const paths = shippedPackages(locked, ['page'])
    expect(paths).toEqual(['node_modules/page', 'node_modules/page/node_modules/inner'])
    expect(forbiddenLicences(locked, paths)).toHaveLength(times)
  })

  it('have an exception for libvips only', () => {
    const libvips = { 'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' } }
    expect(forbiddenLicences(libvips, Object.keys(libvips))).toEqual([])
    const other = { 'node_modules/other': { version: '1.0.0', license: 'LGPL-3.0-or-later' } }
    expect(forbiddenLicences(other, Object.keys(other))).toEqual(['other 1.0.0: LGPL-3.0-or-later'])
  })
})
