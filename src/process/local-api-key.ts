import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in which a service without an API_KEY stores a generated key. */
export const localApiKeyFile = (dataDir: string): string => join(dataDir, 'api-key')

/** The API key of a service without an API_KEY. It is generated once and stored in the data folder. */
export const localApiKey = (dataDir: string): string => {
  const file = localApiKeyFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
