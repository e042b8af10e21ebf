import { useQuery } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { Link, useParams } from 'react-router'
import { service } from '../../service.js'
import { countryName, languageName, useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { UpLink } from '../../ui/up-link.js'
import { AuditTable } from '../audit/audit-table.js'
import { GiveGrant, GrantsTable } from '../grants/account-grants.js'
import { capitalised } from '../grants/grant-words.js'
import { AvatarControl, FlagControl, RoleControl } from './account-controls.js'
import { accountOverview } from './account-overview.js'
import { Owned } from './owned.js'

type Overview = components['schemas']['AccountOverview']

export const AccountPage = () => {
  const { id = '' } = useParams()
  const query = useQuery(accountOverview(id))
  return <Loaded query={query}>{(overview) => <AccountDetails overview={overview} />}</Loaded>
}

const AccountDetails = ({ overview }: { overview: Overview }) => {
  const { t, moment, language } = useTexts()
  const { account, grants } = overview
  const country = account.country && countryName(account.country, language)
  const spoken = account.appLanguage ?? account.language
  const facts = [
    [t('field.email'), account.email],
    [t('field.handle'), account.handle],
    [t('field.organisation'), account.organisationName],
    [t('field.country'), country],
    [t('field.language'), spoken && capitalised(languageName(spoken, language))],
    [t('field.signupSource'), t(`signup.${account.signupSource}`)],
    [t('field.createdAt'), moment(account.createdAt)],
    [t('field.onboardedAt'), account.onboardedAt && moment(account.onboardedAt)],
    [t('field.id'), account.id],
  ] as const
  return (
    <>
      <UpLink to="/admin/accounts">{t('nav.accounts')}</UpLink>
      <PageTitle>{account.displayName}</PageTitle>
      <section className="card">
        <h2>{t('account.profile')}</h2>
        <dl className="facts">
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
      </section>
      <Owned overview={overview} />
      <section>
        <h2>{t('nav.grants')}</h2>
        <GrantsTable account={account} grants={grants} />
        <details>
          <summary>{t('grants.give')}</summary>
          <GiveGrant account={account} grants={grants} />
        </details>
      </section>
      <AccessLog account={account} />
    </>
  )
}

/** The audit records of admins who acted as this account. */
const AccessLog = ({ account }: { account: Account }) => {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['audit', 'as', account.id],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { as: account.id } } })),
  })
  return (
    <section>
      <div className="spread">
        <h2>{t('account.accessLog')}</h2>
        <Link to={`/admin/audit?as=${encodeURIComponent(account.id)}`}>{t('audit.all')}</Link>
      </div>
      <Loaded query={query}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{t('account.accessLogEmpty')}</p>
          ) : (
            <AuditTable label={t('account.accessLog')} records={records} />
          )
        }
      </Loaded>
    </section>
  )
}
