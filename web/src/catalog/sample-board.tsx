import { useState } from 'react'
import { BoardView } from '../students/board-view.js'
import { Alive } from '../students/is-alive.js'
import { type Revealed, revealedAtFirst, type StudentsDeal } from '../students/page-data.js'
import '../students/students.css'
import { useSite } from '../site.js'
import { useTexts } from '../texts/use-texts.js'

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, text, bold: false, italic: false }],
})

/** Declarer and dummy are shown, as to students who plan the play; the calls appear one by one. */
const AT_FIRST: Revealed = {
  ...revealedAtFirst(
    { hands: 'NS', south: null, auction: true, commentary: true, play: false, doubleDummy: false },
    null,
  ),
  calls: 0,
}

/** A sample board for trying out the students' page without an account. */
export const SampleBoard = () => {
  const { t } = useTexts()
  const { name } = useSite()
  const [revealed, setRevealed] = useState(AT_FIRST)
  const deal: StudentsDeal = {
    id: 'sample',
    title: t('sample.title'),
    boardNumber: 3,
    dealer: 'S',
    vulnerability: 'EW',
    hands: { N: '64.J5.J42.AK8642', E: '973.K9732.QT87.9', S: 'AK5.AQ64.A93.753', W: 'QJT82.T8.K65.QJT' },
    auction: ['1NT', 'P', '3NT', 'P', 'P', 'P'],
    callNotes: [{ call: 0, text: t('sample.opening'), alert: false }],
    contract: { level: 3, strain: 'NT', doubled: 0, declarer: 'S' },
    play: [],
    result: null,
    doubleDummy: null,
    commentary: [paragraph(t('sample.question')), { type: 'step' }, paragraph(t('sample.answer'))],
  }
  return (
    <section className="sample-board" aria-labelledby="sample">
      <h2 id="sample">{deal.title}</h2>
      <p className="hint">{t('sample.lead')}</p>
      <div className="students public-board">
        <Alive value={true}>
          <BoardView
            deal={deal}
            author={name}
            revealed={revealed}
            atFirst={AT_FIRST}
            onReveal={(change) => setRevealed((before) => ({ ...before, ...change }))}
          />
        </Alive>
      </div>
    </section>
  )
}
