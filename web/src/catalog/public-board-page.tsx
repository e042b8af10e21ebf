import { useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '../desk/boards/boards.css'
import { BoardDownloads } from '../desk/boards/board-downloads.js'
import { CollectionDialog } from '../desk/boards/explorer/selection-dialogs.js'
import { asReader } from '../service.js'
import { BoardToRead } from './board-to-read.js'
import './catalog.css'
import { useTexts } from '../texts/use-texts.js'
import { Badges } from '../ui/badges.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { useReader } from '../use-reader.js'

type AuthoredDeal = components['schemas']['AuthoredDeal']

/** A board of the catalog, with everything its author shares. */
export const PublicBoardPage = () => {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['reader', 'public-board', id],
    queryFn: () => unwrap(asReader.GET('/catalog/deals/{id}', { params: { path: { id } } })),
  })
  return <Loaded query={query}>{(deal) => <PublicBoard key={id} deal={deal} />}</Loaded>
}

const PublicBoard = ({ deal }: { deal: AuthoredDeal }) => {
  const { t } = useTexts()
  const me = useReader()
  const [isAdding, setAdding] = useState(false)
  const { id, title, author, themes } = deal
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p>
        {author.handle === null ? (
          author.displayName
        ) : (
          <Link dir="auto" to={`/authors/${author.handle}`}>
            {author.displayName}
          </Link>
        )}{' '}
        <Badges badges={author.badges} />
      </p>
      <div className="row">
        <button type="button" className="primary" onClick={() => setAdding(true)}>
          {t('boards.addTo')}
        </button>
        <BoardDownloads id={id} title={title} isPublic />
        {me.data?.id === deal.ownerId && <Link to={`/desk/boards/${id}`}>{t('groups.edit')}</Link>}
      </div>
      <BoardToRead deal={deal} author={author.displayName} />
      {themes.length > 0 && (
        <ul className="chips">
          {themes.map((theme) => (
            <li key={theme}>
              <Link className="chip" to={`/explore?theme=${encodeURIComponent(theme)}`}>
                {theme}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <CollectionDialog deals={[deal]} onClose={() => setAdding(false)} onDone={() => undefined} />}
    </>
  )
}
