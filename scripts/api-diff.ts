import { copyFileSync, readFileSync } from 'node:fs'
import { Command } from 'commander'
import { additionsBetween, announcedIn, breaksBetween, type Document } from './api-changes/documents.js'

const CURRENT = 'client/openapi.json'
const RELEASED = 'client/released/openapi.json'

const read = (file: string): Document => JSON.parse(readFileSync(file, 'utf8'))

const program = new Command('api-diff')

program
  .command('check')
  .description('fail when a change since the last release breaks clients and the changelog does not name it')
  .action(() => {
    const [before, after] = [read(RELEASED), read(CURRENT)]
    const announced = announcedIn(readFileSync('CHANGELOG.md', 'utf8'))
    const breaks = breaksBetween(before, after)
    const silent = breaks.filter(({ subject }) => !announced.has(subject))
    for (const { subject, what } of breaks)
      console.log(`${announced.has(subject) ? 'announced' : 'NOT ANNOUNCED'}  ${subject}  ${what}`)
    for (const route of additionsBetween(before, after)) console.log(`added  ${route}`)
    console.log(`Since ${before.info.version}: ${breaks.length} breaking changes, ${silent.length} not announced.`)
    if (silent.length === 0) return
    console.error(
      'Name each operation, schema or security scheme under "### Breaking" in the Unreleased section of CHANGELOG.md.',
    )
    process.exitCode = 1
  })

program
  .command('release')
  .description('keep the current document as that of the last release')
  .action(() => copyFileSync(CURRENT, RELEASED))

program.parse()
