import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examineSettings } from '../../src/cli/doctor/examine-settings.js'
import { settingNames } from '../../src/process/settings.js'
import { readCompose, variablesOf } from '../support/compose.js'

const FILE = 'compose.small.yaml'
const PAGE = readFileSync('docs/small-club.md', 'utf8')

/** The lines of `.env` on the page, with values for what is generated there. */
const env: Readonly<Record<string, string>> = Object.fromEntries(
  [...PAGE.matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.startsWith('$(') ? `${name.toLowerCase()}-generated` : value,
  ]),
)

const compose = readCompose(FILE, env)
const { services } = compose
const ours = Object.entries(services).filter(([, { image }]) => image === 'dealbook')

describe('the compose file of a small club', () => {
  it('requires exactly the settings on the page', () => {
    const needed = [...variablesOf(FILE)]
    expect(needed.filter((name) => !(name in env))).toEqual([])
    for (const name of needed) expect(() => readCompose(FILE, { ...env, [name]: '' })).toThrow(name)
  })

  it.each(ours)('gives %s only settings that it knows and accepts', (_, { environment = {} }) => {
    const known = settingNames()
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    const { settings, findings } = examineSettings({ ...env, ...environment })
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(settings).toMatchObject({
      production: true,
      publicUrl: 'https://dealbook.example.org',
      identityProvider: { issuer: 'https://id.example.org/auth/v1/', audience: 'dealbook' },
      oidcClientId: 'dealbook',
      requireVerifiedEmail: true,
    })
  })

  it('runs one instance, which migrates first, and prunes', () => {
    expect(ours.map(([name, { command }]) => [name, command?.join(' ')])).toEqual([
      ['migrate', 'node dist/cli.js migrate'],
      ['dealbook', 'node dist/cli.js serve'],
      ['prune', expect.stringMatching(/do node dist\/cli\.js prune; sleep 86400;/)],
    ])
    for (const name of ['dealbook', 'prune'])
      expect(services[name]?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(Number.parseInt(services.dealbook?.stop_grace_period ?? '', 10)).toBeGreaterThan(30)
  })

  it("opens only Caddy's ports, and its network is the one that the service and Rauthy trust", () => {
    expect(Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual([
      ['caddy', '80:80'],
      ['caddy', '443:443'],
    ])
    const [{ subnet } = { subnet: '' }] = compose.networks.default.ipam.config
    expect(services.dealbook?.environment?.TRUST_PROXY).toBe(subnet)
    expect(compose.configs.rauthy?.content).toContain(`trusted_proxies = ['${subnet}']`)
  })

  it('uses exact image versions, and the same PostgreSQL for serving and dumps', () => {
    for (const [name, { image = '' }] of Object.entries(services))
      expect(image, name).toMatch(/^dealbook$|:\d+\.\d+(\.\d+)?$/)
    expect(services.backup?.image).toBe(services.postgres?.image)
  })

  it('mounts every config, and every named volume', () => {
    const mounted = Object.values(services).flatMap(({ configs = [] }) => configs.map(({ source }) => source))
    expect(mounted.sort()).toEqual(Object.keys(compose.configs).sort())
    const volumes = Object.values(services).flatMap((service) => service.volumes ?? [])
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort())
  })

  it('registers the pages with Rauthy as the service expects', () => {
    const [client] = JSON.parse(compose.configs['rauthy-clients']?.content ?? '[]')
    const { environment = {} } = services.dealbook ?? {}
    expect(client).toMatchObject({
      id: environment.OIDC_CLIENT_ID,
      redirect_uris: [`${environment.PUBLIC_URL}/signed-in`],
      allowed_origins: [environment.PUBLIC_URL],
      flows_enabled: ['authorization_code'],
      challenges: ['S256'],
      scopes: ['openid', 'profile', 'email'],
    })
    // Without a secret, the client is public.
    expect(client).not.toHaveProperty('secret')
    expect(environment.AUTH_AUDIENCE).toBe(client.id)
    expect(environment.AUTH_ISSUER).toBe(`https://${env.ID_DOMAIN}/auth/v1/`)
    expect(services.caddy?.networks?.default.aliases).toEqual([env.ID_DOMAIN, env.DEALBOOK_DOMAIN])
  })

  it('contains no secret', () => {
    expect(readFileSync(FILE, 'utf8')).not.toMatch(/(PASSWORD|KEY|SECRET)\w*:-|(secret|password)\w* = '[^$]/)
  })
})

describe('the page of the small club', () => {
  it('names only existing services, and the folder of the dumps', () => {
    const named = [
      ...PAGE.matchAll(
        /(?:exec(?: -T)?|logs(?: --since \w+)?|stop) ([a-z ]+?)(?: \w+\/| sh | node | dropdb| createdb| pg_restore|\n| \||`)/g,
      ),
    ]
    const names = named.flatMap(([, words = '']) => words.split(' '))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !(name in services))).toEqual([])
    expect(services.backup?.volumes).toContain('./backups:/backups')
  })
})
