import { type Account, unwrap } from 'dealbook-client'
import { ROLES } from 'dealbook-domain/actor.js'
import { useState } from 'react'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { Avatar } from '../../ui/avatar.js'
import { Toggle } from '../../ui/forms/toggle.js'
import { ConfirmDialog } from '../confirm-dialog.js'
import { useAccountChange } from './use-account-change.js'

/** Allows one change at a time, so that the next one starts from the result of the first. */
const useBusy = (account: Account) => {
  const [isBusy, setBusy] = useState(false)
  const change = useAccountChange()
  const run: (...args: Parameters<typeof change> extends [unknown, ...infer Rest] ? Rest : never) => void = (
    ...rest
  ) => {
    setBusy(true)
    void change(account, ...rest).finally(() => setBusy(false))
  }
  return [isBusy, run] as const
}

interface ControlProps {
  readonly account: Account
}

export const FlagControl = ({
  account,
  field,
}: ControlProps & { field: 'certified' | 'avatarTrusted' | 'isActive' }) => {
  const { t } = useTexts()
  const [isBusy, change] = useBusy(account)
  return (
    <Toggle
      label={`${t(`field.${field}`)}: ${account.displayName}`}
      isOn={account[field]}
      isDisabled={isBusy}
      onChange={(isOn) => change(field, isOn)}
    />
  )
}

/** The role of an account. Asks before it makes somebody an admin, because arrow keys choose each role on the way. */
export const RoleControl = ({ account }: ControlProps) => {
  const { t } = useTexts()
  const [isBusy, change] = useBusy(account)
  const [isAsked, setAsked] = useState(false)
  const choose = (role: Account['role']) => (role === 'admin' ? setAsked(true) : change('role', role))
  return (
    <>
      <select
        aria-label={`${t('field.role')}: ${account.displayName}`}
        value={account.role}
        disabled={isBusy}
        onChange={(event) => choose(event.target.value as Account['role'])}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </select>
      {isAsked && (
        <AdminQuestion account={account} onClose={() => setAsked(false)} onConfirm={() => change('role', 'admin')} />
      )}
    </>
  )
}

interface AdminQuestionProps extends ControlProps {
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before an account becomes an admin. */
export const AdminQuestion = ({ account, onClose, onConfirm }: AdminQuestionProps) => {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('act.role', { role: t('role.admin') })}
      question={t('change.adminQuestion', { name: account.displayName })}
      isDangerous
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    />
  )
}

/** The picture of an account beside the switch that trusts it. */
export const AvatarControl = ({ account }: ControlProps) => {
  const { t } = useTexts()
  if (account.avatarUrl === null) return <span className="hint">{t('avatar.none')}</span>
  return (
    <span className="row tight">
      <FlagControl account={account} field="avatarTrusted" />
      <Picture account={account} avatarUrl={account.avatarUrl} />
    </span>
  )
}

/** The picture of an account, and whether it is trusted. */
export const AccountAvatar = ({ account }: ControlProps) => {
  const { t } = useTexts()
  if (account.avatarUrl === null) return '—'
  return (
    <span className="row tight">
      <Picture account={account} avatarUrl={account.avatarUrl} />
      {account.avatarTrusted ? `✓ ${t('avatar.trusted')}` : <span className="no">{t('avatar.untrusted')}</span>}
    </span>
  )
}

const Picture = ({ account: { id, displayName }, avatarUrl }: ControlProps & { avatarUrl: string }) => {
  const { t } = useTexts()
  return (
    <a href={avatarUrl} target="_blank" rel="noreferrer" aria-label={t('avatar.open', { name: displayName })}>
      <Avatar
        name={displayName}
        queryKey={['avatar', id, avatarUrl]}
        load={() =>
          unwrap(service.GET('/back-office/accounts/{id}/avatar', { params: { path: { id } }, parseAs: 'blob' }))
        }
      />
    </a>
  )
}
