import { Command } from 'commander'
import { parseAccountId } from '../../domain/ids.js'
import { isEmail } from '../../domain/standard-formats.js'
import { LocalIssuer } from '../../infrastructure/jose/local-issuer.js'
import { systemClock } from '../../infrastructure/system/system-clock.js'
import type { Settings } from '../../process/settings.js'
import { CommandError } from '../command-error.js'
import { connect, findAccount, onService, type Remote } from '../service-client.js'
import { withSettings } from '../with-settings.js'

interface TokenOptions extends Remote {
  readonly email?: string
  readonly name?: string
  readonly hours: string
}

/**
 * The claims of a token for an id without an account yet. @throws CommandError for claims that the service would refuse
 */
const claimsOf = (id: string, email: string, name: string | undefined) => {
  const sub = parseAccountId(id)
  if (sub === null)
    throw new CommandError(
      `${JSON.stringify(id)} is not a valid account id: 1 to 255 characters of A-Z a-z 0-9 . _ : | - @ + = ~, and not a word used in paths, such as me.`,
    )
  if (!isEmail(email)) throw new CommandError(`--email: ${JSON.stringify(email)} is not an e-mail address.`)
  return { sub, email, ...(name === undefined ? {} : { name }) }
}

const claimsOfAccount = async (settings: Settings, remote: Remote, idOrEmail: string) => {
  const { id, email, displayName } = await findAccount(connect(settings, remote), idOrEmail)
  return { sub: id, email, name: displayName }
}

export const token = onService(new Command('token'))
  .description('print a token from the local issuer')
  .argument('<account>', "the account's id or e-mail address")
  .option('--email <address>', 'for an id that has no account yet: the e-mail address in the token')
  .option('--name <name>', 'with --email: the name in the token')
  .option('--hours <number>', 'how long it is valid, in hours', '168')
  .action(
    withSettings(async (settings, idOrEmail: string, { email, name, hours, ...remote }: TokenOptions) => {
      if (settings.identityProvider !== null)
        throw new CommandError('AUTH_ISSUER is set: tokens come from that identity provider.')
      const seconds = Math.round(Number(hours) * 3600)
      if (!(seconds > 0 && seconds <= settings.maxTokenAge))
        throw new CommandError(`--hours must be more than 0 and at most ${settings.maxTokenAge / 3600}`)
      const claims =
        email === undefined ? await claimsOfAccount(settings, remote, idOrEmail) : claimsOf(idOrEmail, email, name)
      const issuer = await LocalIssuer.open(settings.dataDir)
      console.log(await issuer.sign(claims, systemClock, seconds))
    }),
  )
