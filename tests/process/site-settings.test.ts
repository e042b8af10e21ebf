import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrastOf, siteStyles } from '../../src/http/pages/site.js'
import type { Environment } from '../../src/process/environment.js'
import { readSettings, type SettingsError } from '../../src/process/settings.js'

const outcomeOf = (env: Environment) => {
  try {
    return readSettings(env).site
  } catch (error) {
    return (error as SettingsError).problems
  }
}

let folder: string
const fileOf = (content: string | Buffer): string => {
  const path = join(folder, `logo-${Math.random()}`)
  writeFileSync(path, content)
  return path
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealbook-logo-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('SITE_NAME', () => {
  it('has 1 to 60 characters, and no control characters', () => {
    for (const name of ['Bridge Club Élysée', '♠'.repeat(60), '🂡'.repeat(60)])
      expect(outcomeOf({ SITE_NAME: name })).toMatchObject({ name })
    for (const SITE_NAME of ['x'.repeat(61), 'Bridge\nClub', 'a\u0000b', 'a\u2028b'])
      expect(outcomeOf({ SITE_NAME })).toEqual(['SITE_NAME must be 1 to 60 characters without control characters'])
    expect(outcomeOf({ SITE_NAME: ' ' })).toMatchObject({ name: 'Dealbook' })
  })
})

describe('SITE_COLOR', () => {
  it('is a hex colour that is readable on white', () => {
    expect(outcomeOf({ SITE_COLOR: '#063' })).toMatchObject({ color: '#006633' })
    expect(outcomeOf({ SITE_COLOR: '#7A1F5C' })).toMatchObject({ color: '#7a1f5c' })
    expect(outcomeOf({ SITE_COLOR: '#767676' })).toMatchObject({ color: '#767676' })
    for (const SITE_COLOR of ['green', '063', '#0633', '#00663', '#gg0000', '#063;}body{display:none'])
      expect(outcomeOf({ SITE_COLOR })).toEqual(['SITE_COLOR must be a colour such as #14633a or #063'])
    expect(outcomeOf({ SITE_COLOR: '#777' })).toEqual([
      'SITE_COLOR must have a contrast of 4.5:1 or more with white, and has 4.4:1: darken it',
    ])
  })

  it('results in readable page colours, in light and dark mode', () => {
    for (const color of ['#767676', '#d60000', '#0000ff', '#000000', '#14633a', '#6b3fa0', '#b04f00']) {
      const pairs = [...siteStyles({ color }).matchAll(/--([\w-]+): light-dark\((\S+), (\S+)\)/g)]
      const [light, dark] = [2, 3].map((at) => Object.fromEntries(pairs.map((pair) => [pair[1], pair[at] as string])))
      for (const [colors, ...surfaces] of [
        [light, '#ffffff', '#f7f5f1'],
        [dark, '#1f1d1a', '#151412'],
      ] as const)
        for (const surface of [...surfaces, colors?.['on-accent'], colors?.['accent-soft']])
          for (const name of ['accent', 'accent-strong'])
            expect(
              contrastOf(colors?.[name] as string, surface as string),
              `${color}: ${name} on ${surface}`,
            ).toBeGreaterThanOrEqual(4.5)
    }
    expect(siteStyles({ color: '#14633a' })).toContain('--accent: light-dark(#14633a, ')
    expect(siteStyles({ color: null })).toBe('')
  })
})

describe('SITE_LOGO', () => {
  it('is recognised as a picture by its content, whatever its name', () => {
    const svg = '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'
    for (const [content, type] of [
      [svg, 'image/svg+xml'],
      ['\uFEFF<svg>', 'image/svg+xml'],
      [Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png'],
      [Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
    ] as const)
      expect(outcomeOf({ SITE_LOGO: fileOf(content) })).toMatchObject({ logo: { type, bytes: Buffer.from(content) } })
    for (const content of ['', '<html><svg></svg></html>', 'GIF89a', '<svgs>'])
      expect(outcomeOf({ SITE_LOGO: fileOf(content) })).toEqual(['SITE_LOGO must name a picture: SVG, PNG or WebP'])
  })

  it('is a readable file of at most 256 KiB', () => {
    const long = `<svg>${' '.repeat(256 * 1024 - 5)}`
    expect(outcomeOf({ SITE_LOGO: fileOf(long) })).toHaveProperty('logo')
    expect(outcomeOf({ SITE_LOGO: fileOf(`${long} `) })).toEqual(['SITE_LOGO must name a file of at most 256 KiB'])
    for (const SITE_LOGO of [folder, join(folder, 'gone.svg'), '/dev/zero'])
      expect(outcomeOf({ SITE_LOGO })).toEqual(['SITE_LOGO must name a file that can be read'])
  })
})

it('all problems with the site are reported at once', () => {
  const problems = outcomeOf({ SITE_NAME: 'x'.repeat(61), SITE_COLOR: '#fff', SITE_LOGO: 'gone', PORT: 'x' })
  expect(problems).toHaveLength(4)
})
