import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { statementNames } from '../support/statement-names.js'

/** Each statement as `file: name`. */
const inSources = [...statementNames()].flatMap(([file, names]) =>
  names.map((name) => `${file.replace(/^prisma\//, '')}: ${name}`),
)

const ROW = /^\| `([^`]+)` \| ((?:`[^`]+`(?:, )?)+) \|(?: (.+) \|)?$/gm

const rowsIn = (text: string) =>
  [...text.matchAll(ROW)].map(([, file = '', names = '', future = '']) => ({
    statements: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => `${file}: ${name}`),
    future,
  }))

const PAGE = readFileSync('docs/statements.md', 'utf8')
const sections = PAGE.split('\n## ')
const listed = rowsIn(PAGE).flatMap(({ statements }) => statements)

describe('the lists of statements by owner', () => {
  it('name every statement in the sources exactly once, and nothing else', () => {
    expect(inSources.length).toBeGreaterThan(180)
    expect({
      missing: inSources.filter((name) => !listed.includes(name)),
      gone: listed.filter((name) => !inSources.includes(name)),
      twice: listed.filter((name, index) => listed.indexOf(name) !== index),
    }).toEqual({ missing: [], gone: [], twice: [] })
  })

  it('say what each statement that crosses owners would become, and nothing of others', () => {
    for (const section of sections.slice(1)) {
      const isCrossing = section.startsWith('Cross owners\n')
      for (const { statements, future } of rowsIn(section)) expect(future !== '', statements[0]).toBe(isCrossing)
    }
  })
})
