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
import { PhoneFrame } from '../../ui/phone-frame.js'
import type { CollectionDeal } from './use-collection.js'

type StudentView = Collection['studentView']

interface StudentPreviewProps {
  readonly collection: Collection
  readonly deals: readonly CollectionDeal[]
  readonly id: string | undefined
}

/** A board on the students' page, as it is before they tap for more. */
export const StudentPreview = ({ collection: { studentView }, deals, id }: StudentPreviewProps) => {
  const { t } = useTexts()
  const shown = deals.filter(({ lifecycle }) => lifecycle === 'active')
  const place = shown.findIndex((deal) => deal.id === id)
  const deal = shown[place]
  if (deal === undefined)
    return <p>{t(shown.length === 0 ? 'collection.previewNothing' : 'collection.previewNotThis')}</p>
  return (
    <PhoneFrame title={t('collection.asStudentsSee')} className="students">
      <PreviewedBoard
        key={`${deal.id} ${JSON.stringify(studentView)}`}
        deal={shownDeal(deal, { numbers: null, studentView }, place)}
        view={studentView}
      />
    </PhoneFrame>
  )
}

/** The board of the students' page itself, which lasts as long as nothing else is chosen. */
const PreviewedBoard = ({ deal, view }: { deal: StudentsDeal; view: StudentView }) => {
  const atFirst = revealedAtFirst(view, deal)
  const [revealed, setRevealed] = useState(atFirst)
  const author = useQuery(visitorAccount(useKept(actsAs))).data?.displayName ?? ''
  return (
    <Alive value={true}>
      <main>
        <h2 className="title" dir="auto">
          {deal.title}
        </h2>
        <BoardView
          deal={deal}
          author={author}
          revealed={revealed}
          atFirst={atFirst}
          onReveal={(change) => setRevealed((before) => ({ ...before, ...change }))}
        />
      </main>
    </Alive>
  )
}
