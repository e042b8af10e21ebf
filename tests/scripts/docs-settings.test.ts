import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsTable } from '../../scripts/documents/settings-table.js'

const page = readFileSync('docs/settings.md', 'utf8')
const rowOf = (name: string, text: string) => text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))

describe('docs/settings.md', () => {
  it('contains the table that npm run docs:settings writes', () => {
    expect(page).toContain(`<!-- settings -->\n\n${settingsTable(page)}\n\n<!-- end of settings -->`)
  })

  it('explains each setting', () => {
    expect(
      settingsTable(page)
        .split('\n')
        .filter((row) => row.endsWith('|  |')),
    ).toEqual([])
  })
})

describe('the table of settings', () => {
  it('gets names, defaults and rules from the code, and meanings from the page', () => {
    const table = settingsTable('| `OLD_SETTING` | | | Gone. |\n| `PORT` | `80` | anything | Where it listens. |\n')
    expect(table).not.toContain('OLD_SETTING')
    expect(rowOf('PORT', table)).toBe('| `PORT` | `3000` | a whole number from 0 to 65535 | Where it listens. |')
    expect(rowOf('HOST', table)).toBe('| `HOST` | `127.0.0.1` | text |  |')
    expect(rowOf('DRAIN_DELAY', table)).toBe(
      '| `DRAIN_DELAY` | `0`; in production `5` | a whole number from 0 to 25 |  |',
    )
    expect(rowOf('RATE_LIMIT_FORMS_DAY', table)).toContain('| `30/86400` | `<count>/<seconds>`, both whole numbers')
    expect(rowOf('API_KEY', table)).toBe('| `API_KEY` | required in production | text |  |')
  })
})
