import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createServerDatabase } from '../support/databases.js'
import { buildInFolders } from '../support/dockerfile.js'
import { freePort } from '../support/own-servers.js'
import { aDataFolder } from '../support/service-process.js'

it('the Dockerfile creates a folder from which the service migrates, serves and passes its health check', async () => {
  const target = aDataFolder()
  const server = await createServerDatabase()
  try {
    const image = buildInFolders('Dockerfile', target.path)
    for (const name of ['prisma', '@prisma/schema-engine-wasm'])
      expect(existsSync(join(image.folder, 'node_modules', name)), name).toBe(false)
    const env = {
      ...image.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATABASE_URL: server.url,
      API_KEY: 'key-of-the-image-test',
      AUTH_ISSUER: 'http://127.0.0.1:9',
      AUTH_AUDIENCE: 'dealbook',
      DRAIN_DELAY: '0',
    }
    const [file = '', ...args] = image.command
    const run = (words: readonly string[]) =>
      execFileSync(words[0] as string, words.slice(1), { cwd: image.folder, env, encoding: 'utf8' })
    const [, migrate = ''] = /migrate:\n[\s\S]*?command: (\[.*\])/.exec(readFileSync('compose.yaml', 'utf8')) ?? []
    expect(run(JSON.parse(migrate) as string[])).toMatch(/^Applied /)

    const child = spawn(file, args, { cwd: image.folder, env, stdio: 'ignore' })
    const ended = once(child, 'close')
    try {
      const isHealthy = () => {
        try {
          run(image.healthCheck)
          return true
        } catch {
          return false
        }
      }
      while (!isHealthy()) {
        expect(child.exitCode).toBeNull()
        await setTimeout(100)
      }
    } finally {
      child.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
  } finally {
    await server.drop()
    target.remove()
  }
})
