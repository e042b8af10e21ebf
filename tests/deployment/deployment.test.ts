import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

describe('the files of a deployment', () => {
  const compose = read('compose.yaml')

  it('define the same three instances', () => {
    const services = all(compose, /^ {2}(dealbook-\d):/gm)
    expect(services).toHaveLength(3)
    expect(all(read('deploy/nginx/instances.conf'), /^server (\S+):3000 /gm)).toEqual(services)
    expect(/^for instance in (.+); do$/m.exec(read('deploy/roll.sh'))?.[1]?.split(' ')).toEqual(services)
  })

  it('give an instance longer to stop than it needs, and all settings that production requires', () => {
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(30)
    for (const name of ['DATABASE_URL', 'API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE'])
      expect(compose).toContain(` ${name}:`)
  })

  it('pass every setting of .env to the migration and to each instance, except for the address to listen on', () => {
    expect(compose).toMatch(/ {2}migrate:\n(?: {4}.*\n)*? {4}env_file: &settings\n {6}- path: \.env\n/)
    expect(compose).toMatch(/ {2}dealbook-1: &instance\n(?: {4}.*\n)*? {4}env_file: \*settings\n/)
    for (const fixed of ['HOST: 0.0.0.0', 'PORT: "3000"']) expect(compose).toContain(`      ${fixed}\n`)
  })

  it('contain no password, and do not start without one', () => {
    expect(compose).not.toMatch(/PASSWORD:-/)
    expect(all(compose, /\$\{(POSTGRES_PASSWORD[^}]*)\}/g)).toEqual(Array(2).fill('POSTGRES_PASSWORD:?'))
    for (const file of ['docs/running.md', 'docs/settings.md', 'README.md', '.env.example'])
      expect(read(file)).not.toMatch(/dealbook:dealbook@|POSTGRES_PASSWORD=\S/)
  })

  it.each(['migrate', 'dealbook-1'])('let %s only write temporary files, without additional privileges', (name) => {
    const [, service = ''] = new RegExp(`^ {2}${name}:.*\n((?: {4}.*\n|\n)+)`, 'm').exec(compose) ?? []
    const [, anchored = ''] = /&confined\n((?: {2}.*\n)+)/.exec(compose) ?? []
    expect(service).toContain('    <<: *confined\n')
    expect(anchored).toBe(
      '  read_only: true\n  tmpfs:\n    - /tmp\n  cap_drop:\n    - ALL\n  security_opt:\n    - no-new-privileges:true\n',
    )
    expect(compose).toContain('      DATA_DIR: /tmp/dealbook\n')
  })

  it('let nginx accept what the service accepts, for as long', () => {
    const nginx = read('deploy/nginx/nginx.conf')
    expect(nginx).toContain('client_max_body_size 5m;')
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for')
  })
})

describe('.env.example', () => {
  it('and docs/settings.md know the same settings', () => {
    const documented = all(read('docs/settings.md'), /^\| `([A-Z_]+)` \|/gm)
    expect([...all(read('.env.example'), /^#?([A-Z_]+)=/gm)].sort()).toEqual([...documented].sort())
  })
})
