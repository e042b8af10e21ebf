import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_NAME_LENGTH } from 'dealbook-domain/account.js'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { DealCard } from '../../catalog/deal-card.js'
import { asReader, contentChanged } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { AvatarFrame } from '../../ui/avatar.js'
import { EmptyState } from '../../ui/empty-state.js'
import { AccountPicker, otherAccounts } from '../../ui/forms/account-picker.js'
import { ConfirmedButton } from '../../ui/forms/confirmed-button.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { Pager } from '../../ui/tables/pager.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import '../collections/collections.css'
import { InPlace } from '../../ui/forms/in-place.js'
import './groups.css'
import { useReader } from '../../use-reader.js'
import { ShareBoards } from './share-boards.js'
import { type Group, useGroup } from './use-group.js'
import { useUnshare } from './use-unshare.js'

export const GroupPage = () => {
  const { id = '' } = useParams()
  const me = useReader()
  return <Loaded query={me}>{(account) => <GroupOf key={id} id={id} myId={account.id} />}</Loaded>
}

/** A group, for its owner or a member. */
const GroupOf = ({ id, myId }: { id: string; myId: string }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const use = useGroup(id)
  const gone = (isDone: boolean) => void (isDone && navigate('/desk/groups'))
  return (
    <Loaded query={use.query}>
      {({ group }) => {
        const { name, ownerId } = group
        const isOwner = ownerId === myId
        return (
          <>
            <div className="group-head">
              {isOwner ? (
                <InPlace
                  label={t('groups.name')}
                  button={t('groups.rename')}
                  value={name}
                  name={`group.${myId}.${id}`}
                  isRequired
                  maxLength={MAX_NAME_LENGTH}
                  onSave={use.rename}
                >
                  <PageTitle>{name}</PageTitle>
                </InPlace>
              ) : (
                <PageTitle>{name}</PageTitle>
              )}
            </div>
            <p>{t(isOwner ? 'groups.owned' : 'groups.joined')}</p>
            <section aria-labelledby="members">
              <h2 id="members">{t('groups.members')}</h2>
              {isOwner && (
                <AccountPicker
                  label={t('groups.add')}
                  from={otherAccounts}
                  isEmptied
                  onPick={(account) => void use.add(account)}
                />
              )}
              <Members group={group} myId={myId} onRemove={isOwner ? use.remove : null} />
            </section>
            <GroupBoards group={group} myId={myId} />
            <div className="group-end">
              {isOwner ? (
                <ConfirmedButton
                  label={t('groups.delete')}
                  question={t('groups.deleteQuestion', { name })}
                  onConfirm={() => void use.erase(group).then(gone)}
                />
              ) : (
                <ConfirmedButton
                  label={t('groups.leave')}
                  question={t('groups.leaveQuestion', { name })}
                  onConfirm={() => void use.leave(myId, group).then(gone)}
                />
              )}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

interface MembersProps {
  readonly group: Group
  readonly myId: string
  /** `null` if the account may not remove members. */
  readonly onRemove: ((member: Group['members'][number]) => void) | null
}

const Members = ({ group: { members }, myId, onRemove }: MembersProps) => {
  const { t } = useTexts()
  if (members.length === 0) return <p className="hint">{t('groups.nobody')}</p>
  return (
    <ul className="plain members">
      {members.map((member) => (
        <li key={member.id}>
          <AvatarFrame name={member.displayName} />
          <span className="grow">
            <bdi>{member.displayName}</bdi> {member.id === myId && <small>({t('groups.isYou')})</small>}
            {member.email !== null && <small className="member-email">{member.email}</small>}
          </span>
          {onRemove !== null && (
            <button
              type="button"
              className="quiet"
              aria-label={t('groups.remove', { name: member.displayName })}
              onClick={() => onRemove(member)}
            >
              ✕
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const SHOWN = 12

const GroupBoards = ({ group: { id, name, ownerId }, myId }: { group: Group; myId: string }) => {
  const { t } = useTexts()
  const [isSharing, setSharing] = useState(false)
  const mayShare = ownerId === myId
  const { page, toPage } = useSearchValues([])
  const unshare = useUnshare({ id, name })
  const query = useQuery({
    queryKey: ['reader', 'group-deals', id, page],
    queryFn: () =>
      unwrap(
        asReader.GET('/sharing-groups/{id}/deals', { params: { path: { id }, query: { page, pageSize: SHOWN } } }),
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <section>
      <div className="spread">
        <h2>{t('groups.boards')}</h2>
        {mayShare && query.data !== undefined && query.data.deals.length > 0 && (
          <button type="button" onClick={() => setSharing(true)}>
            {t('groups.share')}
          </button>
        )}
      </div>
      {isSharing && (
        <ShareBoards
          groupId={id}
          groupName={name}
          onClose={() => setSharing(false)}
          onShared={() => void contentChanged()}
        />
      )}
      <Loaded query={query}>
        {({ deals, pagination }) => (
          <>
            {deals.length === 0 && (
              <EmptyState title={t('groups.noBoards')} text={t(mayShare ? 'groups.shareHint' : 'groups.ownerShares')}>
                {mayShare && (
                  <button type="button" className="primary" onClick={() => setSharing(true)}>
                    {t('groups.share')}
                  </button>
                )}
              </EmptyState>
            )}
            <div className="deals">
              {deals.map((deal) => (
                <DealCard
                  key={deal.id}
                  deal={deal}
                  {...(deal.ownerId !== myId && { to: `/desk/groups/${id}/boards/${deal.id}` })}
                >
                  {deal.ownerId === myId && (
                    <div className="row">
                      <Link to={`/desk/boards/${deal.id}`}>{t('groups.edit')}</Link>
                      <button
                        type="button"
                        className="quiet"
                        aria-label={t('groups.unshareBoard', { title: deal.title })}
                        onClick={() => void unshare(deal)}
                      >
                        {t('groups.unshare')}
                      </button>
                    </div>
                  )}
                </DealCard>
              ))}
            </div>
            {pagination.totalPages > 1 && <Pager pagination={pagination} onPage={toPage} />}
          </>
        )}
      </Loaded>
    </section>
  )
}
