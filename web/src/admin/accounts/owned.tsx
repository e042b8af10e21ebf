import type { components } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'
import { canBeActedAs, useActAs } from './act-as.js'

type Overview = components['schemas']['AccountOverview']

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Counts what an account owns. To see the contents, an admin acts as the account, which is recorded. */
export const Owned = ({
  overview: { account, deals, collections, sharingGroups, servesIn30Days },
}: {
  overview: Overview
}) => {
  const { t, number } = useTexts()
  const actAs = useActAs()
  const { displayName: name } = account
  const things = [
    {
      thing: 'boards',
      total: sumOf(deals.bySharing),
      counts: [
        (['public', 'group', 'private'] as const).map((key) => [key, deals.bySharing[key]] as const),
        (['active', 'trashed'] as const).map((key) => [key, deals.byLifecycle[key]] as const),
      ],
    },
    {
      thing: 'collections',
      total: sumOf(collections),
      counts: [(['open', 'closed', 'archived', 'degraded'] as const).map((key) => [key, collections[key]] as const)],
    },
    {
      thing: 'groups',
      total: sumOf(sharingGroups),
      counts: [(['owned', 'joined'] as const).map((key) => [key, sharingGroups[key]] as const)],
    },
  ] as const
  return (
    <section className="card">
      <h2>{t('account.has')}</h2>
      <div className="owned">
        {things.map(({ thing, total, counts }) => (
          <section key={thing} aria-label={t(`nav.${thing}`)}>
            <h3>
              {t(`nav.${thing}`)} <span>{number(total)}</span>
            </h3>
            {counts.map((ways) => (
              <dl key={ways.map(([key]) => key).join()}>
                {ways.map(([key, count]) => (
                  <div key={key}>
                    <dt>{t(`has.${key}`)}</dt>
                    <dd>{number(count)}</dd>
                  </div>
                ))}
              </dl>
            ))}
            {canBeActedAs(account) && (
              <button type="button" onClick={() => void actAs(account, `/desk/${thing}`)}>
                {t(`actAs.${thing}`, { name })}
              </button>
            )}
          </section>
        ))}
      </div>
      <p>
        {t('account.serves')} <strong>{number(servesIn30Days)}</strong>
      </p>
      {canBeActedAs(account) ? (
        <div className="act-as">
          <button type="button" onClick={() => void actAs(account)}>
            {t('actAs.begin', { name })}
          </button>
          <p className="hint">{t('actAs.hint', { name })}</p>
        </div>
      ) : (
        <p className="hint">{t('actAs.barred')}</p>
      )}
    </section>
  )
}
