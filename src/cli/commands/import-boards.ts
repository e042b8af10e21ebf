import { stat } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { SingleBar } from 'cli-progress'
import { Command, Option } from 'commander'
import type { BoardFormat } from '../../application/ports/board-reader.js'
import { FileBoardReader } from '../../infrastructure/bridge/file-board-reader.js'
import type { Settings } from '../../process/settings.js'
import { CommandError } from '../command-error.js'
import { type FileImport, importFile } from '../import-file.js'
import { ImportReport } from '../import-report.js'
import { persistently } from '../persistently.js'
import { connect, onService, type Remote } from '../service-client.js'
import { withSettings } from '../with-settings.js'

/** The files that can be imported, by file extension. */
const FORMATS: Readonly<Record<string, { readonly format: BoardFormat; readonly mediaType: string }>> = {
  '.pbn': { format: 'pbn', mediaType: 'application/x-pbn' },
  '.lin': { format: 'lin', mediaType: 'application/x-lin' },
}

interface ImportOptions extends Remote {
  readonly owner: string
  readonly unanswered?: 'send' | 'skip'
}

/** @throws CommandError for a file of another kind */
const fileImportOf = (
  settings: Settings,
  file: string,
  { owner, unanswered, ...remote }: ImportOptions,
): FileImport => {
  const known = FORMATS[extname(file).toLowerCase()]
  if (known === undefined)
    throw new CommandError(`${file}: only ${Object.keys(FORMATS).join(', ')} files can be imported`)
  if (remote.url !== undefined && !URL.canParse(remote.url)) throw new CommandError(`${remote.url} is not an address.`)
  return {
    file,
    format: known.format,
    target: `${remote.url === undefined ? resolve(settings.dataDir) : new URL(remote.url).href} ${owner}`,
    reader: new FileBoardReader(),
    unanswered: unanswered ?? null,
    isRefusal: (error) => error instanceof CommandError && error.outcome === 'refused',
    send: (piece, key) =>
      // Look up the address each time: the service may have been restarted at another one.
      persistently(async () =>
        connect(
          settings,
          remote,
        )(({ POST }) =>
          POST('/api/deals/import', {
            params: { query: { ownerId: owner }, header: { 'idempotency-key': key } },
            headers: { 'content-type': known.mediaType },
            body: piece,
          }),
        ),
      ),
  }
}

export const importBoards = onService(new Command('import'))
  .description('import a board file as private deals of an account; if interrupted, it continues where it stopped')
  .argument('<file>', `a ${Object.keys(FORMATS).join(' or ')} file of any size`)
  .requiredOption('--owner <id>', 'the account that gets the deals')
  .addOption(
    new Option(
      '--unanswered <what>',
      'what to do with a piece that was sent a day or more ago and never answered',
    ).choices(['send', 'skip']),
  )
  .action(
    withSettings(async (settings, file: string, options: ImportOptions) => {
      const fileImport = fileImportOf(settings, file, options)
      const report = new ImportReport(file, fileImport.unanswered === 'skip')
      const bar = new SingleBar({ format: '{bar} {percentage}% | {imported} imported | {eta_formatted} left' })
      bar.start((await stat(file)).size, 0, { imported: 0 })
      try {
        for await (const { bytesRead, answer } of importFile(fileImport)) {
          report.add(answer)
          for (const id of answer.ids) console.log(id)
          bar.update(bytesRead, { imported: report.imported })
        }
      } finally {
        bar.stop()
      }
      for (const line of report.lines()) console.error(line)
      process.exitCode = report.exitCode
    }),
  )
