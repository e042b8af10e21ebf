import type { Account } from 'dealbook-client'
import { ROLES } from 'dealbook-domain/actor.js'
import { useTexts } from '../../texts/use-texts.js'
import { canBeActedAs, useActAs } from './act-as.js'
import { useAccountChange } from './use-account-change.js'

interface AccountActionsProps {
  readonly account: Account
  /** Called instead of making the account an admin. */
  readonly onPromote: () => void
}

/** The actions in an account's menu in the table. Every change can be undone. */
export const AccountActions = ({ account, onPromote }: AccountActionsProps) => {
  const { t } = useTexts()
  const change = useAccountChange()
  const actAs = useActAs()
  const { role, certified, avatarTrusted, avatarUrl, isActive } = account
  return (
    <>
      {canBeActedAs(account) && (
        <button type="button" onClick={() => void actAs(account)}>
          {t('actAs.short')}
        </button>
      )}
      <button type="button" onClick={() => void change(account, 'certified', !certified)}>
        {t(certified ? 'act.uncertify' : 'act.certify')}
      </button>
      {avatarUrl !== null && (
        <button type="button" onClick={() => void change(account, 'avatarTrusted', !avatarTrusted)}>
          {t(avatarTrusted ? 'act.distrustAvatar' : 'act.trustAvatar')}
        </button>
      )}
      {ROLES.filter((other) => other !== role).map((other) => (
        <button
          key={other}
          type="button"
          onClick={() => (other === 'admin' ? onPromote() : void change(account, 'role', other))}
        >
          {t('act.role', { role: t(`role.${other}`) })}
        </button>
      ))}
      <button
        type="button"
        className={isActive ? 'danger' : undefined}
        onClick={() => void change(account, 'isActive', !isActive)}
      >
        {t(isActive ? 'act.deactivate' : 'act.activate')}
      </button>
    </>
  )
}
