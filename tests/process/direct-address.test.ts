import { describe, expect, it } from 'vitest'
import { postgresOptions } from '../../src/process/open-database.js'
import { readSettings } from '../../src/process/settings.js'

const [POOLER, DIRECT, REPLICA] = ['pooler', 'primary', 'replica'].map((host) => `postgres://${host}/dealbook`)

describe('the direct address', () => {
  const settings = readSettings({
    DATABASE_URL: POOLER,
    DATABASE_DIRECT_URL: DIRECT,
    DATABASE_REPLICA_URLS: REPLICA,
    API_KEY: 'key-of-the-direct-address',
  })

  it('belongs to the server at DATABASE_URL, and not to one that was promoted', () => {
    expect(postgresOptions(settings, POOLER as string)).toMatchObject({ url: POOLER, directUrl: DIRECT })
    expect(postgresOptions(settings, REPLICA as string)).toMatchObject({ url: REPLICA, directUrl: null })
  })
})
