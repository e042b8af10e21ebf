import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Account, type operations, unwrap } from 'dealbook-client'
import { ROLES } from 'dealbook-domain/actor.js'
import { useState } from 'react'
import { Link } from 'react-router'
import { service } from '../../service.js'
import { countryName, useTexts } from '../../texts/use-texts.js'
import { type Column, DataTable } from '../../ui/tables/data-table.js'
import { FilterRow, OneOf, SearchField } from '../../ui/tables/filter-row.js'
import { Listing } from '../../ui/tables/listing.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { CountedTitle } from '../counted-title.js'
import { AccountActions } from './account-actions.js'
import { AccountAvatar, AdminQuestion } from './account-controls.js'
import { useAccountChange } from './use-account-change.js'

type Query = NonNullable<operations['backOfficeListAccounts']['parameters']['query']>

const FLAGS = ['isActive', 'certified', 'avatarTrusted'] as const
const FILTERS = ['q', 'role', ...FLAGS] as const

export const AccountsPage = () => {
  const { t } = useTexts()
  const { values, page, change, toPage, clear } = useSearchValues(FILTERS, ['sort'])
  const columns = useColumns()
  const changeAccount = useAccountChange()
  const [promoted, setPromoted] = useState<Account | null>(null)
  const wanted = { ...values, q: values.q?.trim() }
  const query = useQuery({
    queryKey: ['accounts', 'table', wanted, page],
    // The service validates the values in the address.
    queryFn: () =>
      unwrap(service.GET('/back-office/accounts', { params: { query: { ...(wanted as unknown as Query), page } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <CountedTitle count={query.data?.pagination}>{t('nav.accounts')}</CountedTitle>
      <FilterRow onClear={clear}>
        <SearchField label={t('accounts.search')} value={values.q} onChange={(q) => change({ q })} />
        <OneOf
          label={t('field.role')}
          value={values.role}
          options={ROLES.map((role) => [role, t(`role.${role}`)])}
          onChange={(role) => change({ role })}
        />
        {FLAGS.map((flag) => (
          <OneOf
            key={flag}
            label={t(`field.${flag}`)}
            value={values[flag]}
            options={[
              ['true', t('yes')],
              ['false', t('no')],
            ]}
            onChange={(value) => change({ [flag]: value })}
          />
        ))}
      </FilterRow>
      <Listing
        query={query}
        rowsOf={({ accounts }) => accounts}
        onPage={toPage}
        onClear={clear}
        empty={{ title: t('accounts.none'), text: t('accounts.noneHint') }}
      >
        {(accounts) => (
          <DataTable
            label={t('nav.accounts')}
            columns={columns}
            rows={accounts}
            keyOf={({ id }) => id}
            sort={values.sort ?? '-createdAt'}
            onSort={(sort) => change({ sort })}
            menu={{
              nameOf: ({ displayName }) => displayName,
              items: (account) => <AccountActions account={account} onPromote={() => setPromoted(account)} />,
            }}
            isStale={query.isPlaceholderData}
          />
        )}
      </Listing>
      {promoted !== null && (
        <AdminQuestion
          account={promoted}
          onClose={() => setPromoted(null)}
          onConfirm={() => void changeAccount(promoted, 'role', 'admin')}
        />
      )}
    </>
  )
}

const useColumns = (): readonly Column<Account>[] => {
  const { t, date, language } = useTexts()
  const day = (text: string | null) => (text === null ? '—' : <time dateTime={text}>{date(text)}</time>)
  const yes = (
    <>
      <span aria-hidden="true">✓</span>
      <span className="hidden">{t('yes')}</span>
    </>
  )
  return [
    {
      name: 'displayName',
      label: t('field.displayName'),
      isSortable: true,
      cell: ({ id, displayName }) => <Link to={`/admin/accounts/${encodeURIComponent(id)}`}>{displayName}</Link>,
    },
    { name: 'email', label: t('field.email'), isSortable: true, cell: ({ email }) => email },
    { name: 'role', label: t('field.role'), cell: ({ role }) => t(`role.${role}`) },
    {
      name: 'country',
      label: t('field.country'),
      cell: ({ country }) => (country === null ? '—' : countryName(country, language)),
    },
    { name: 'certified', label: t('field.certified'), cell: ({ certified }) => (certified ? yes : '—') },
    { name: 'avatar', label: t('field.avatar'), cell: (account) => <AccountAvatar account={account} /> },
    {
      name: 'isActive',
      label: t('field.isActive'),
      cell: ({ isActive }) => (isActive ? yes : <span className="no">{t('no')}</span>),
    },
    { name: 'createdAt', label: t('field.createdAt'), isSortable: true, cell: ({ createdAt }) => day(createdAt) },
    {
      name: 'onboardedAt',
      label: t('field.onboardedAt'),
      isSortable: true,
      cell: ({ onboardedAt }) => day(onboardedAt),
    },
  ]
}
