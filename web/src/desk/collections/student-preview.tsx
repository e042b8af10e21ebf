import type { Collection } from 'dealbook-client'
import { viewWhilePractised } from 'dealbook-domain/practice/practice.js'
import { useState } from 'react'
import { useBoardWords } from '../../board/board-words.js'
import { BoardInPage } from '../../students/board-in-page.js'
import { Alive } from '../../students/is-alive.js'
import { type Revealed, revealedAtFirst, type StudentsDeal } from '../../students/page-data.js'
import '../../students/practice/practice.css'
import { TrialPractice } from '../../students/practice/trial-practice.js'
import { hasPractice, type PracticeOfPage, shownTitle } from '../../students/practising.js'
import '../../students/students.css'
import { shownDeal } from '../../students/use-boards.js'
import { useTexts } from '../../texts/use-texts.js'
import { PhoneFrame } from '../../ui/phone-frame.js'
import { useReader } from '../../use-reader.js'
import { NUMBERED } from './numbered.js'
import type { CollectionDeal } from './use-collection.js'

type StudentView = Collection['studentView']

interface StudentPreviewProps {
  readonly collection: Collection
  readonly deals: readonly CollectionDeal[]
  readonly id: string | undefined
  /** Whether the class link numbers the boards by their position. */
  readonly isNumbered: boolean
}

/** A board as the students' page first shows it; in a practice, as an exercise. */
export const StudentPreview = ({ collection, deals, id, isNumbered }: StudentPreviewProps) => {
  const { t } = useTexts()
  const { practice } = collection
  const studentView = viewWhilePractised(collection.studentView, practice)
  const shown = deals.filter(({ lifecycle }) => lifecycle === 'active')
  const place = shown.findIndex((deal) => deal.id === id)
  const stored = shown[place]
  if (stored === undefined)
    return <p>{t(shown.length === 0 ? 'collection.previewNothing' : 'collection.previewNotThis')}</p>
  const numbers = isNumbered ? NUMBERED.numbers : null
  const deal = shownDeal(stored, { numbers, studentView }, place)
  const board = { deal, at: place, view: studentView }
  const key = `${deal.id} ${JSON.stringify([studentView, practice, numbers])}`
  const data = { token: '', numbers, choices: null, isReading: false, deals: [deal], at: 0 }
  return (
    <PhoneFrame title={t('collection.asStudentsSee')} className="students">
      {hasPractice({ practice }) ? (
        <TrialPractice key={key} data={data} practice={practice}>
          {(page) => <PreviewedBoard {...board} practice={page} />}
        </TrialPractice>
      ) : (
        <PreviewedBoard key={key} {...board} practice={null} />
      )}
    </PhoneFrame>
  )
}

interface PreviewedBoardProps {
  readonly deal: StudentsDeal
  /** The position of the board, from 0. */
  readonly at: number
  readonly view: StudentView
  readonly practice: PracticeOfPage | null
}

/** The board of the students' page itself. Its state is reset when the board or the settings change. */
const PreviewedBoard = ({ deal, at, view, practice }: PreviewedBoardProps) => {
  const first = revealedAtFirst(view, deal)
  const atFirst = practice?.begun(deal, first) ?? first
  const [changed, setChanged] = useState<Partial<Revealed>>({})
  const author = useReader().data?.displayName ?? ''
  const words = useBoardWords()
  return (
    <Alive value={true}>
      <div className="screen">
        <main>
          <h2 className="title" dir="auto">
            {shownTitle(practice, deal, at, words)}
          </h2>
          <BoardInPage
            {...{ deal, at, author, practice, atFirst }}
            chosen={null}
            onNext={null}
            revealed={practice?.covered(deal) ?? { ...atFirst, ...changed }}
            onReveal={(change) => setChanged((before) => ({ ...before, ...change }))}
          />
        </main>
        {practice?.participant}
      </div>
    </Alive>
  )
}
