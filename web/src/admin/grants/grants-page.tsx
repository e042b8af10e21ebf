import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../../ui/empty-state.js'
import { AccountPicker, everyAccount } from '../../ui/forms/account-picker.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { accountOverview } from '../accounts/account-overview.js'
import { AuditTable } from '../audit/audit-table.js'
import { GiveGrant, GrantsTable } from './account-grants.js'

export const GrantsPage = () => {
  const { t } = useTexts()
  const { values, change } = useSearchValues(['account'])
  const recent = useQuery({
    queryKey: ['audit', 'grants'],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { action: 'grant.' } } })),
  })
  return (
    <>
      <PageTitle>{t('nav.grants')}</PageTitle>
      <AccountPicker
        label={t('grants.account')}
        from={everyAccount}
        onPick={({ id }) => change({ account: id })}
        isEmptied
      />
      {values.account !== undefined && <GrantsOf key={values.account} id={values.account} />}
      <div className="spread">
        <h2>{t('grants.recent')}</h2>
        <Link to="/admin/audit?action=grant.">{t('audit.all')}</Link>
      </div>
      <Loaded query={recent}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState title={t('grants.noneRecent')} text={t('grants.noneRecentHint')} />
          ) : (
            <AuditTable label={t('grants.recent')} records={records} />
          )
        }
      </Loaded>
    </>
  )
}

const GrantsOf = ({ id }: { id: string }) => {
  const { t } = useTexts()
  const query = useQuery(accountOverview(id))
  return (
    <Loaded query={query}>
      {({ account, grants }) => (
        <section>
          <h2>{t('grants.of', { name: account.displayName })}</h2>
          <GrantsTable account={account} grants={grants} />
          <GiveGrant account={account} grants={grants} />
        </section>
      )}
    </Loaded>
  )
}
