import { readFileSync } from 'node:fs'
import { writeBetween } from '../bench/write-between.js'
import { settingsTable } from './documents/settings-table.js'

const PAGE = 'docs/settings.md'

writeBetween(PAGE, 'settings', settingsTable(readFileSync(PAGE, 'utf8')))
