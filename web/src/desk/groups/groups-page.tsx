import { unwrap } from 'dealbook-client'
import { MAX_NAME_LENGTH } from 'dealbook-domain/account.js'
import { Link } from 'react-router'
import { asReader } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../../ui/empty-state.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { useReader } from '../../use-reader.js'
import { useGroups } from '../own-groups.js'
import { useCreation } from '../use-creation.js'

/** The sharing groups that the account owns or belongs to. */
export const GroupsPage = () => {
  const { t } = useTexts()
  const me = useReader()
  const query = useGroups()
  return (
    <>
      <PageTitle>{t('nav.groups')}</PageTitle>
      <p className="lead">{t('groups.lead')}</p>
      <NewGroup />
      <Loaded query={query}>
        {({ sharingGroups }) =>
          sharingGroups.length === 0 ? (
            <EmptyState title={t('groups.empty')} text={t('groups.emptyHint')} />
          ) : (
            <ul className="tiles plain">
              {sharingGroups.map(({ id, name, ownerId, members }) => (
                <li key={id} className="card">
                  <h2>
                    <Link dir="auto" to={`/desk/groups/${id}`}>
                      {name}
                    </Link>
                  </h2>
                  <p>{t(ownerId === me.data?.id ? 'groups.owned' : 'groups.joined')}</p>
                  <p className="hint">
                    {members.length === 0
                      ? t('groups.nobody')
                      : members.map(({ displayName }) => displayName).join(', ')}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

const NewGroup = () => {
  const { t } = useTexts()
  const { isBusy, onSubmit } = useCreation({
    field: 'name',
    list: 'sharing-groups',
    folder: '/desk/groups',
    create: (name, header) => unwrap(asReader.POST('/sharing-groups', { params: { header }, body: { name } })),
  })
  return (
    <form className="row" onSubmit={onSubmit}>
      <label className="field grow">
        {t('groups.newName')}
        <input
          name="name"
          dir="auto"
          required
          maxLength={MAX_NAME_LENGTH}
          placeholder={t('groups.example')}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="primary" disabled={isBusy}>
        {t('groups.make')}
      </button>
    </form>
  )
}
