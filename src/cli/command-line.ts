import { Command } from 'commander'
import { forOperators, writePrivately } from '../process/operator-output.js'
import { version } from '../process/version.js'
import { account } from './commands/account.js'
import { apiKey } from './commands/api-key.js'
import { doctor } from './commands/doctor.js'
import { exportBoards } from './commands/export-boards.js'
import { importBoards } from './commands/import-boards.js'
import { migrate } from './commands/migrate.js'
import { prune } from './commands/prune.js'
import { recount } from './commands/recount.js'
import { seed } from './commands/seed.js'
import { serve } from './commands/serve.js'
import { token } from './commands/token.js'

const COMMANDS: readonly Command[] = [
  serve,
  migrate,
  doctor,
  seed,
  prune,
  recount,
  token,
  account,
  apiKey,
  importBoards,
  exportBoards,
]

/** Adds a command and its subcommands, which show their help after an error, like the program itself. */
const add = (parent: Command, command: Command): void => {
  for (const child of command.copyInheritedSettings(parent).commands) child.copyInheritedSettings(command)
  parent.addCommand(command)
}

const program = new Command('dealbook')
  .description('Backend of a training platform for bridge teachers.')
  .version(version)
  .showHelpAfterError()
for (const command of COMMANDS) add(program, command)

/** Runs the command named in the process's arguments, and ends the process if it fails. */
export const runCommandLine = async (argv: readonly string[]): Promise<void> => {
  writePrivately()
  try {
    await program.parseAsync(argv)
  } catch (error) {
    console.error(forOperators(error))
    process.exit(1)
  }
}
