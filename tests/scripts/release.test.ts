import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { billOfMaterials, notesOf, provenanceOf, sha256 } from '../../scripts/documents/release-documents.js'

describe('the bill of materials', () => {
  it('lists the dependencies of the service with their licences, and no tools', () => {
    const bill = JSON.parse(billOfMaterials('dealbook'))
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'dealbook' } } })
    const components = new Map<string, { readonly licenses?: object }>(
      bill.components.map((component: { readonly name: string }) => [component.name, component]),
    )
    expect(components.get('fastify')?.licenses).toEqual([{ license: { id: 'MIT' } }])
    expect(components.has('vitest')).toBe(false)
    expect(components.size).toBeGreaterThan(100)
  })
})

describe('the provenance of a release', () => {
  it('states which files were built from which commit', () => {
    const digests = { 'dealbook-1.2.3.tgz': sha256(Buffer.from('content')) }
    const [started, finished] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-01T10:05:00Z')]
    const statement = provenanceOf({ commit: 'abc', version: '1.2.3', digests, node: 'v24.0.0', started, finished })
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [
        {
          name: 'dealbook-1.2.3.tgz',
          digest: { sha256: 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73' },
        },
      ],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: { buildDefinition: { externalParameters: { tag: 'v1.2.3' } } },
    })
    expect(JSON.stringify(statement)).toContain('"gitCommit":"abc"')
  })
})

describe('the notes of a release', () => {
  it("are the version's section of the changelog", () => {
    const changelog = '# Changelog\n\n## 1.10.0 - 2027-01-01\n\nNew.\n\n### Breaking\n\n- `x`\n\n## 1.1.0\n\nOld.\n'
    expect(notesOf(changelog, '1.10.0')).toBe('New.\n\n### Breaking\n\n- `x`\n')
    expect(notesOf(changelog, '1.1.0')).toBe('Old.\n')
    expect(() => notesOf(changelog, '1.1')).toThrow('no section 1.1')
  })

  it('exist for the version of this package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('\n')
  })
})
