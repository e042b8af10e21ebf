import { useQuery } from '@tanstack/react-query'
import { type Account, unwrap } from 'dealbook-client'
import { useState } from 'react'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { AccountPicker, everyAccount } from '../ui/account-picker.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { GiveGrant, GrantsTable } from './account-grants.js'
import { AuditTable } from './audit-table.js'

export const GrantsPage = () => {
  const { t } = useTexts()
  const [account, setAccount] = useState<Account | null>(null)
  const recent = useQuery({
    queryKey: ['audit', 'grants'],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { action: 'grant.' } } })),
  })
  return (
    <>
      <PageTitle>{t('nav.grants')}</PageTitle>
      <AccountPicker label={t('grants.account')} from={everyAccount} onPick={setAccount} />
      {account !== null && <GrantsOf key={account.id} account={account} />}
      <h2>{t('grants.recent')}</h2>
      <Loaded query={recent}>{({ records }) => <AuditTable records={records} />}</Loaded>
    </>
  )
}

const GrantsOf = ({ account }: { account: Account }) => {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['grants', account.id],
    queryFn: () => unwrap(service.GET('/back-office/accounts/{id}/grants', { params: { path: { id: account.id } } })),
  })
  return (
    <section>
      <h2>{t('grants.of', { name: account.displayName })}</h2>
      <Loaded query={query}>{({ grants }) => <GrantsTable accountId={account.id} grants={grants} />}</Loaded>
      <GiveGrant account={account} />
    </section>
  )
}
