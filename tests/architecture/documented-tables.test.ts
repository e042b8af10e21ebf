import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every table has a row in docs/database.md', () => {
  const tables = [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/@@map\("(\w+)"\)/g)].map(([, name]) => name)
  const rows = readFileSync('docs/database.md', 'utf8').match(/^\|(?: `\w+`,?)+/gm) ?? []
  const documented = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(tables.length).toBeGreaterThan(30)
  expect(tables.filter((name) => !documented.includes(name))).toEqual([])
})
