import { useQuery } from '@tanstack/react-query'
import type { Collection } from 'dealbook-client'
import { useState } from 'react'
import { visitorAccount } from '../../service.js'
import { actsAs, useKept } from '../../session.js'
import { BoardView } from '../../students/board-view.js'
import { Alive } from '../../students/is-alive.js'
import { revealedAtFirst, type StudentsDeal } from '../../students/page-data.js'
import '../../students/students.css'
import { shownDeal } from '../../students/use-boards.js'
import { useTexts } from '../../texts/use-texts.js'
import type { CollectionDeal } from './use-collection.js'

type StudentView = Collection['studentView']

interface StudentPreviewProps {
  readonly collection: Collection
  readonly deals: readonly CollectionDeal[]
}

/** One board after the other, with what students see of it before they tap for more. */
export const StudentPreview = ({ collection, deals }: StudentPreviewProps) => {
  const { t, number } = useTexts()
  const [wanted, setPlace] = useState(0)
  const shown = deals.filter(({ lifecycle }) => lifecycle === 'active')
  const place = Math.max(0, Math.min(wanted, shown.length - 1))
  const deal = shown[place]
  if (deal === undefined) return <p className="card">{t('collection.previewNothing')}</p>
  return (
    <section className="card preview" aria-label={t('collection.asStudentsSee')}>
      <div className="row between">
        <button
          type="button"
          aria-label={t('collection.previewBack')}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        >
          ‹
        </button>
        <span role="status">{t('collection.previewBoard', { n: number(place + 1), count: number(shown.length) })}</span>
        <button
          type="button"
          aria-label={t('collection.previewNext')}
          disabled={place === shown.length - 1}
          onClick={() => setPlace(place + 1)}
        >
          ›
        </button>
      </div>
      <h2>{deal.title}</h2>
      <PreviewedBoard
        key={`${deal.id} ${JSON.stringify(collection.studentView)}`}
        deal={shownDeal(deal, { numbers: null, studentView: collection.studentView }, place)}
        view={collection.studentView}
      />
    </section>
  )
}

/** The board of the students' page itself, which lasts as long as nothing else is chosen. */
const PreviewedBoard = ({ deal, view }: { deal: StudentsDeal; view: StudentView }) => {
  const atFirst = revealedAtFirst(view, deal)
  const [revealed, setRevealed] = useState(atFirst)
  const author = useQuery(visitorAccount(useKept(actsAs))).data?.displayName ?? ''
  return (
    <div className="students">
      <Alive value={true}>
        <BoardView
          deal={deal}
          author={author}
          revealed={revealed}
          atFirst={atFirst}
          onReveal={(change) => setRevealed((before) => ({ ...before, ...change }))}
        />
      </Alive>
    </div>
  )
}
