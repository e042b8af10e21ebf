import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { onServer, serverUrl } from './databases.js'
import { useDatabases } from './stores.js'

const stores = useDatabases(async () => {
  const template = inject('storeTemplate')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  return { url: serverUrl(name) }
})

// The first of all hooks before a test, and the last of all after it.
beforeEach(() => {
  stores.isInTest = true
})
afterEach(() => stores.testIsOver())
afterAll(() => stores.fileIsOver())
