import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_DEAL_QUERY_LENGTH } from 'dealbook-domain/deal-search.js'
import { useDeferredValue, useState } from 'react'
import { useKept } from '../../kept.js'
import { asReader } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Dialog } from '../../ui/dialog.js'
import { Loaded } from '../../ui/loaded.js'
import { complain, notify } from '../../ui/toasts.js'
import { BoardFacts } from '../board-facts.js'
import { PickedBoard } from '../pick.js'

const SHOWN = 48

interface ShareBoardsProps {
  readonly groupId: string
  readonly groupName: string
  readonly onClose: () => void
  readonly onShared: () => void
}

/**
 * Shares private boards with a group. Other boards aren't offered, because this would replace their current sharing.
 */
export const ShareBoards = ({ groupId, groupName, onClose, onShared }: ShareBoardsProps) => {
  const { t, number, explain } = useTexts()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const q = useDeferredValue(typed.trim())
  const query = useQuery({
    queryKey: ['reader', 'private-boards', useKept(actsAs), q],
    queryFn: () =>
      unwrap(
        asReader.GET('/deals', {
          params: { query: { q, sharing: 'private', lifecycle: 'active', pageSize: SHOWN } },
        }),
      ),
  })
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  const share = async () => {
    try {
      await unwrap(
        asReader.PATCH('/deals', { body: { ids: [...chosen], set: { sharing: 'group', sharingGroupIds: [groupId] } } }),
      )
      notify(
        t('groups.shared', {
          count: number(chosen.length),
          name: groupName,
        }),
      )
      onShared()
      onClose()
    } catch (error) {
      complain(explain(error))
    }
  }
  return (
    <Dialog title={t('groups.share')} onClose={onClose}>
      <p className="hint">{t('groups.shareOnlyPrivate')}</p>
      <label className="field">
        {t('boards.search')}
        <input
          type="search"
          value={typed}
          maxLength={MAX_DEAL_QUERY_LENGTH}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Loaded query={query}>
        {({ deals }) =>
          deals.length === 0 ? (
            <p>{t('groups.nothingToShare')}</p>
          ) : (
            <ul className="plain picks">
              {deals.map((deal) => (
                <PickedBoard
                  key={deal.id}
                  board={deal}
                  isChosen={chosen.includes(deal.id)}
                  isFixed={false}
                  onToggle={() => toggle(deal.id)}
                >
                  <BoardFacts board={deal} />
                </PickedBoard>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className="row">
        <button type="button" className="primary" disabled={chosen.length === 0} onClick={() => void share()}>
          {t('groups.share')}
        </button>
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  )
}
