import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Command } from 'commander'
import { CommandError } from '../command-error.js'
import { connect, findAccount, onService, type Remote } from '../service-client.js'
import { withSettings } from '../with-settings.js'

interface ExportOptions extends Remote {
  readonly owner: string
  readonly out: string
  readonly force?: true
}

const exists = (out: string): CommandError => new CommandError(`${out} already exists. Pass --force to replace it.`)

/** Writes a file completely or not at all: under a temporary name in the same folder until it is complete. */
const writeWhole = async (out: string, content: Readable, isReplacing: boolean): Promise<void> => {
  const partial = `${out}.${randomUUID()}.partial`
  try {
    await pipeline(content, createWriteStream(partial, { flags: 'wx', flush: true }))
    if (isReplacing) await rename(partial, out)
    // Unlike a rename, a link never replaces a file that was created in the meantime.
    else await link(partial, out)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? exists(out) : error
  } finally {
    await rm(partial, { force: true })
  }
}

export const exportBoards = onService(new Command('export'))
  .description('write the deals of an account, except trashed ones, to a PBN file')
  .requiredOption('--owner <id>', "the account's id or e-mail address")
  .requiredOption('--out <file>', 'the file to write')
  .option('--force', 'replace the file if it exists')
  .action(
    withSettings(async (settings, { owner, out, force, ...remote }: ExportOptions) => {
      if (force === undefined && existsSync(out)) throw exists(out)
      const ask = connect(settings, remote)
      const { id } = await findAccount(ask, owner)
      const query = { ownerId: id, lifecycle: 'active' } as const
      const body = await ask(({ GET }) => GET('/api/deals.pbn', { params: { query }, parseAs: 'stream' }))
      await writeWhole(out, Readable.fromWeb(body as unknown as ReadableStream), force === true)
    }),
  )
