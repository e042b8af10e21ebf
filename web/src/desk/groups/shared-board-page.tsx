import { useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { BoardToRead } from '../../catalog/board-to-read.js'
import '../../catalog/catalog.css'
import { asReader, contentChanged } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { complain, notify } from '../../ui/toasts.js'
import { UpLink } from '../../ui/up-link.js'
import { useOnce } from '../../use-once.js'
import { BoardDownloads } from '../boards/board-downloads.js'
import '../boards/boards.css'
import { useGroup } from './use-group.js'

type SharedDeal = components['schemas']['ReadableDeal']

/** A board that a colleague shares with a group, for its members. */
export const SharedBoardPage = () => {
  const { t } = useTexts()
  const { id = '', boardId = '' } = useParams()
  const { query: group } = useGroup(id)
  const query = useQuery({
    queryKey: ['reader', 'shared-board', boardId],
    queryFn: () => unwrap(asReader.GET('/deals/{id}', { params: { path: { id: boardId } } })),
  })
  return (
    <>
      <UpLink to={`/desk/groups/${id}`}>{group.data?.group.name ?? t('nav.groups')}</UpLink>
      <Loaded query={query}>{(deal) => <SharedBoard key={boardId} deal={deal} />}</Loaded>
    </>
  )
}

/** What a copy of a board takes over. */
const contentOf = (deal: SharedDeal) => {
  const { title, boardNumber, dealer, vulnerability, hands, auction, callNotes, play, result, commentary, themes } =
    deal
  return { title, boardNumber, dealer, vulnerability, hands, auction, callNotes, play, result, commentary, themes }
}

const SharedBoard = ({ deal }: { readonly deal: SharedDeal }) => {
  const { t, explain } = useTexts()
  const navigate = useNavigate()
  const once = useOnce()
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    try {
      const body = contentOf(deal) as components['schemas']['DealInput']
      const made = await once(body, (key) =>
        unwrap(asReader.POST('/deals', { params: { header: { 'idempotency-key': key } }, body })),
      )
      notify(t('groups.copied', { title: made.title }))
      await contentChanged()
      await navigate(`/desk/boards/${made.id}`)
    } catch (error) {
      complain(explain(error))
      setBusy(false)
    }
  }
  return (
    <>
      <PageTitle>{deal.title}</PageTitle>
      <div className="row">
        <button type="button" className="primary" disabled={isBusy} onClick={() => void copy()}>
          {t('groups.copy')}
        </button>
        <BoardDownloads id={deal.id} title={deal.title} />
      </div>
      <BoardToRead deal={deal} author={t('groups.colleague')} />
    </>
  )
}
