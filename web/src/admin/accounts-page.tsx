import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Account, type operations, unwrap } from 'dealbook-client'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Pager } from '../ui/pager.js'
import { ScrollArea } from '../ui/scroll-area.js'
import { useSearchValues } from '../ui/use-search-values.js'
import { AvatarControl, FlagControl, RoleControl } from './account-controls.js'

type Query = NonNullable<operations['backOfficeListAccounts']['parameters']['query']>

const SORTABLE = ['displayName', 'email', 'createdAt', 'onboardedAt'] as const
const FILTERS = ['q', 'role', 'isActive', 'certified', 'sort'] as const

export const AccountsPage = () => {
  const { t } = useTexts()
  const { values, page, change, toPage } = useSearchValues(FILTERS)
  const query = useQuery({
    queryKey: ['accounts', 'table', values, page],
    // The service checks what stands in the address.
    queryFn: () =>
      unwrap(service.GET('/back-office/accounts', { params: { query: { ...(values as unknown as Query), page } } })),
    placeholderData: keepPreviousData,
  })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ q: String(new FormData(event.currentTarget).get('q')).trim() })
  }
  const flags = ['isActive', 'certified'] as const
  return (
    <>
      <PageTitle>{t('nav.accounts')}</PageTitle>
      <div className="filters">
        <search>
          <form className="row" onSubmit={search}>
            <label className="field">
              {t('accounts.search')}
              <input type="search" name="q" defaultValue={values.q} key={values.q} />
            </label>
            <button type="submit">{t('search')}</button>
          </form>
        </search>
        <label className="field">
          {t('field.role')}
          <select value={values.role ?? ''} onChange={(event) => change({ role: event.target.value })}>
            <option value="">{t('any')}</option>
            {(['teacher', 'player', 'admin'] as const).map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </select>
        </label>
        {flags.map((flag) => (
          <label key={flag} className="field">
            {t(`field.${flag}`)}
            <select value={values[flag] ?? ''} onChange={(event) => change({ [flag]: event.target.value })}>
              <option value="">{t('any')}</option>
              <option value="true">{t('yes')}</option>
              <option value="false">{t('no')}</option>
            </select>
          </label>
        ))}
      </div>
      <Loaded query={query}>
        {({ accounts, pagination }) => (
          <>
            <AccountsTable
              accounts={accounts}
              sort={values.sort ?? '-createdAt'}
              onSort={(sort) => change({ sort })}
              isStale={query.isPlaceholderData}
            />
            <Pager pagination={pagination} onPage={toPage} />
          </>
        )}
      </Loaded>
    </>
  )
}

interface AccountsTableProps {
  readonly accounts: readonly Account[]
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly isStale: boolean
}

const AccountsTable = ({ accounts, sort, onSort, isStale }: AccountsTableProps) => {
  const { t, date } = useTexts()
  const heading = (name: (typeof SORTABLE)[number]) => {
    const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
    return (
      <th scope="col" aria-sort={direction}>
        <button type="button" className="sort" onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}>
          {t(`field.${name}`)}
          <span aria-hidden="true">{direction === 'ascending' ? ' ▲' : direction === 'descending' ? ' ▼' : ''}</span>
        </button>
      </th>
    )
  }
  return (
    <ScrollArea label={t('nav.accounts')}>
      <table aria-busy={isStale}>
        <thead>
          <tr>
            {heading('displayName')}
            {heading('email')}
            <th scope="col">{t('field.role')}</th>
            <th scope="col">{t('field.certified')}</th>
            <th scope="col">{t('field.avatarTrusted')}</th>
            <th scope="col">{t('field.isActive')}</th>
            {heading('createdAt')}
            {heading('onboardedAt')}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <Link to={`/admin/accounts/${encodeURIComponent(account.id)}`}>{account.displayName}</Link>
              </th>
              <td>{account.email}</td>
              <td>
                <RoleControl account={account} />
              </td>
              <td>
                <FlagControl account={account} field="certified" />
              </td>
              <td>
                <AvatarControl account={account} />
              </td>
              <td>
                <FlagControl account={account} field="isActive" />
              </td>
              <td>
                <time dateTime={account.createdAt}>{date(account.createdAt)}</time>
              </td>
              <td>
                {account.onboardedAt === null ? (
                  '—'
                ) : (
                  <time dateTime={account.onboardedAt}>{date(account.onboardedAt)}</time>
                )}
              </td>
            </tr>
          ))}
          {accounts.length === 0 && (
            <tr>
              <td colSpan={8}>{t('nothing')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollArea>
  )
}
