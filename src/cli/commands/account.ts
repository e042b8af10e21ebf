import { Argument, Command } from 'commander'
import { ROLES, type Role } from '../../domain/actor.js'
import { connect, findAccount, onService, type Remote } from '../service-client.js'
import { withSettings } from '../with-settings.js'

const setRole = onService(new Command('set-role'))
  .description("set an account's role")
  .argument('<account>', "the account's id or e-mail address")
  .addArgument(new Argument('<role>').choices(ROLES))
  .action(
    withSettings(async (settings, idOrEmail: string, role: Role, remote: Remote) => {
      const ask = connect(settings, remote)
      const { id } = await findAccount(ask, idOrEmail)
      const { apiKeys = [] } = await ask(({ PATCH }) =>
        PATCH('/accounts/{id}', { params: { path: { id } }, body: { role } }),
      )
      console.log(`${id} is now ${role}.`)
      if (apiKeys.length > 0) console.log('API keys that this account has created stay valid until they are revoked:')
      for (const key of apiKeys) console.log(`  dealbook api-key revoke ${key.id}  # ${key.name}`)
    }),
  )

export const account = new Command('account').description('change an account').addCommand(setRole)
