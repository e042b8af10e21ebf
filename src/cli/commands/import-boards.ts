import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SingleBar } from 'cli-progress'
import { Command, Option } from 'commander'
import { EXISTING_BOARDS, type ExistingBoards } from '../../application/deals/import-deals.js'
import type { BoardFormat } from '../../application/ports/board-reader.js'
import { FileBoardReader } from '../../infrastructure/board-files/file-board-reader.js'
import type { Settings } from '../../process/settings.js'
import { boardFiles } from '../board-files.js'
import { CommandError } from '../command-error.js'
import { formatOfFile } from '../file-text.js'
import { type FileImport, importFile } from '../import-file.js'
import { ImportReport } from '../import-report.js'
import { persistently } from '../persistently.js'
import { connect, onService, type Remote } from '../service-client.js'
import { withSettings } from '../with-settings.js'

interface ImportOptions extends Remote {
  readonly owner: string
  readonly existing: ExistingBoards
  readonly unanswered?: 'send' | 'skip'
}

const fileImportOf = (
  settings: Settings,
  file: string,
  format: BoardFormat,
  { owner, existing, unanswered, ...remote }: ImportOptions,
): FileImport => {
  if (remote.url !== undefined && !URL.canParse(remote.url)) throw new CommandError(`${remote.url} is not an address.`)
  const service = remote.url === undefined ? resolve(settings.dataDir) : new URL(remote.url).href
  return {
    file,
    format,
    // A run with other options is a different run.
    target: `${service} ${owner}${existing === 'add' ? '' : ` ${existing}`}`,
    reader: new FileBoardReader(),
    unanswered: unanswered ?? null,
    isRefusal: (error) => error instanceof CommandError && error.outcome === 'refused',
    send: (piece, key, after) =>
      // Look up the address each time: the service may have restarted at a different one.
      persistently(async () =>
        connect(
          settings,
          remote,
        )(({ POST }) =>
          POST('/api/deals/import', {
            params: {
              query: { ownerId: owner, existing, ...(after === null ? {} : { after }) },
              header: { 'idempotency-key': key },
            },
            headers: { 'content-type': `application/x-${format}` },
            body: piece,
          }),
        ),
      ),
  }
}

/** Imports one file and reports the result. */
const importOne = async (settings: Settings, file: string, options: ImportOptions): Promise<ImportReport> => {
  const report = new ImportReport(file, options.unanswered === 'skip')
  const format = await formatOfFile(file)
  if (format !== null) {
    const bar = new SingleBar({ format: '{bar} {percentage}% | {imported} imported | {eta_formatted} left' })
    bar.start((await stat(file)).size, 0, { imported: 0 })
    try {
      for await (const { bytesRead, answer } of importFile(fileImportOf(settings, file, format, options))) {
        report.add(answer)
        for (const id of answer.ids) console.log(id)
        bar.update(bytesRead, { imported: report.imported })
      }
    } finally {
      bar.stop()
    }
  }
  for (const line of report.lines()) console.error(line)
  return report
}

export const importBoards = onService(new Command('import'))
  .description('import board files as private deals of an account; if interrupted, it continues where it stopped')
  .argument('<paths...>', 'PBN or LIN files of any size, and folders of such files')
  .requiredOption('--owner <id>', 'the account that will own the deals')
  .addOption(
    new Option('--existing <what>', 'what to do with boards that the account already has, outside its trash')
      .choices(EXISTING_BOARDS)
      .default('skip'),
  )
  .addOption(
    new Option(
      '--unanswered <what>',
      'what to do with a piece that was sent a day or more ago without getting a response',
    ).choices(['send', 'skip']),
  )
  .action(
    withSettings(async (settings, paths: readonly string[], options: ImportOptions) => {
      const exitCodes: number[] = []
      for (const file of await boardFiles(paths)) exitCodes.push((await importOne(settings, file, options)).exitCode)
      process.exitCode = exitCodes.includes(1) ? 1 : Math.max(...exitCodes)
    }),
  )
