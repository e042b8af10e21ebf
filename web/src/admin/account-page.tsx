import { useQuery } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { useNavigate, useParams } from 'react-router'
import { queryClient, service } from '../service.js'
import { actsAs } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { AccountName } from '../ui/account-name.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { AvatarControl, FlagControl, RoleControl } from './account-controls.js'
import { GiveGrant, GrantsTable } from './account-grants.js'
import { RecordedAction } from './recorded-action.js'

type Overview = components['schemas']['AccountOverview']

export const AccountPage = () => {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['account', id],
    queryFn: () => unwrap(service.GET('/back-office/accounts/{id}', { params: { path: { id } } })),
  })
  return <Loaded query={query}>{(overview) => <AccountDetails overview={overview} />}</Loaded>
}

const AccountDetails = ({ overview }: { overview: Overview }) => {
  const { t, number, moment } = useTexts()
  const { account, grants } = overview
  const facts = [
    [t('field.id'), account.id],
    [t('field.email'), account.email],
    [t('field.handle'), account.handle],
    [t('field.organisation'), account.organisationName],
    [t('field.country'), account.country],
    [t('field.language'), account.appLanguage ?? account.language],
    [t('field.signupSource'), account.signupSource],
    [t('field.createdAt'), moment(account.createdAt)],
    [t('field.onboardedAt'), account.onboardedAt && moment(account.onboardedAt)],
  ] as const
  return (
    <>
      <PageTitle>{account.displayName}</PageTitle>
      <div className="columns">
        <section className="card">
          <h2>{t('account.profile')}</h2>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value ?? '—'}</dd>
              </div>
            ))}
            <div>
              <dt>{t('field.role')}</dt>
              <dd>
                <RoleControl account={account} />
              </dd>
            </div>
            <div>
              <dt>{t('field.certified')}</dt>
              <dd>
                <FlagControl account={account} field="certified" />
              </dd>
            </div>
            <div>
              <dt>{t('field.avatarTrusted')}</dt>
              <dd>
                <AvatarControl account={account} />
              </dd>
            </div>
            <div>
              <dt>{t('field.isActive')}</dt>
              <dd>
                <FlagControl account={account} field="isActive" />
              </dd>
            </div>
          </dl>
          <ActAs account={account} />
        </section>
        <section className="card">
          <h2>{t('account.numbers')}</h2>
          <dl>
            {(['public', 'group', 'private'] as const).map((sharing) => (
              <div key={sharing}>
                <dt>{t(`deals.${sharing}`)}</dt>
                <dd>{number(overview.deals.bySharing[sharing])}</dd>
              </div>
            ))}
            <div>
              <dt>{t('deals.trashed')}</dt>
              <dd>{number(overview.deals.byLifecycle.trashed)}</dd>
            </div>
            {(['open', 'closed', 'archived', 'degraded'] as const).map((state) => (
              <div key={state}>
                <dt>{t(`collections.${state}`)}</dt>
                <dd>{number(overview.collections[state])}</dd>
              </div>
            ))}
            <div>
              <dt>{t('account.groupsOwned')}</dt>
              <dd>{number(overview.sharingGroups.owned)}</dd>
            </div>
            <div>
              <dt>{t('account.groupsJoined')}</dt>
              <dd>{number(overview.sharingGroups.joined)}</dd>
            </div>
            <div>
              <dt>{t('account.serves')}</dt>
              <dd>{number(overview.servesIn30Days)}</dd>
            </div>
          </dl>
        </section>
      </div>
      <section>
        <h2>{t('nav.grants')}</h2>
        <GrantsTable accountId={account.id} grants={grants} />
        <details>
          <summary>{t('grants.give')}</summary>
          <GiveGrant account={account} />
        </details>
      </section>
      <AccessLog account={account} />
    </>
  )
}

/** Leads to the showcase, which then asks the service as this account. The back-office stays the admin's own. */
const ActAs = ({ account }: { account: Account }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  if (account.role === 'admin' || !account.isActive) return <p className="hint">{t('actAs.barred')}</p>
  const begin = () => {
    actsAs.set(account.id)
    queryClient.removeQueries({ queryKey: ['visitor'] })
    navigate('/')
  }
  return (
    <button type="button" onClick={begin}>
      {t('actAs.begin')}
    </button>
  )
}

/** Who acted as this account. */
const AccessLog = ({ account }: { account: Account }) => {
  const { t, moment } = useTexts()
  const query = useQuery({
    queryKey: ['audit', 'as', account.id],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { as: account.id } } })),
  })
  return (
    <section>
      <h2>{t('account.accessLog')}</h2>
      <Loaded query={query}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{t('account.accessLogEmpty')}</p>
          ) : (
            <ul className="log">
              {records.map((record) => (
                <li key={record.id}>
                  <time dateTime={record.at}>{moment(record.at)}</time>{' '}
                  {record.actor.id === null ? t('audit.service') : <AccountName id={record.actor.id} />}{' '}
                  <RecordedAction {...record} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
