import { type Contract, STRAINS } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat, type Vulnerability } from 'dealbook-domain/bridge/board.js'
import type { FourHands, PlayTricks } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import { MAX_HAND_SIZE } from 'dealbook-domain/bridge/hand.js'
import { type ParContract, parOf, type TrickTable } from 'dealbook-domain/bridge/par.js'
import { type Card, openingLeader } from 'dealbook-domain/bridge/play.js'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useBoardWords } from './board-words.js'
import { SuitSign } from './call-sign.js'
import { ContractSign } from './contract-line.js'
import { costlyCards } from './costly-cards.js'
import type { Question } from './double-dummy-worker.js'
import { useDoubleDummy } from './use-double-dummy.js'

/** A hand of PBN has three dots between its suits. */
const WHOLE = MAX_HAND_SIZE + 3

/** The four hands if they are whole, else `null`. */
const wholeHands = (hands: Readonly<Record<Seat, string | null>>): FourHands | null =>
  SEATS.every((seat) => hands[seat]?.length === WHOLE) ? (hands as FourHands) : null

interface Facts {
  readonly vulnerability: Vulnerability
  readonly contract: Contract | null
  /** Whether the reader has seen the whole auction: only then is anything said of the contract. */
  readonly isContractKnown: boolean
  readonly play: readonly string[]
  /** How many cards of the play are shown. */
  readonly shown: number
  /** The tricks that the declarer took, for those who are to hear of it if another number could be made. */
  readonly result?: number | null
}

export interface FrameProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

interface MadeTricksProps extends Facts {
  readonly hands: Readonly<Record<Seat, string | null>>
  /** What opens and closes around it. */
  readonly frame: ComponentType<FrameProps>
}

/** What can be made with four whole hands: the reader's browser works it out, once it is asked for. */
export const MadeTricks = ({ hands, frame: Frame, ...facts }: MadeTricksProps) => {
  const { t } = useBoardWords()
  const [isOpen, setOpen] = useState(false)
  const whole = wholeHands(hands)
  if (whole === null) return null
  return (
    <Frame title={t('board.whatMakes')} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <DoubleDummy hands={whole} {...facts} />}
    </Frame>
  )
}

/** What each side can make when everybody sees all hands, and which of the cards that were played cost a trick. */
const DoubleDummy = ({
  hands,
  vulnerability,
  contract,
  isContractKnown,
  play,
  shown,
  result = null,
}: Facts & { readonly hands: FourHands }) => {
  const { t } = useBoardWords()
  const answer = useDoubleDummy({ hands, played: playedOf(contract, play) })
  if (answer === null) return <p role="status">{t('board.solving')}</p>
  const { table } = answer
  if (table === null) return <p role="status">{t('board.notSolved')}</p>
  return (
    <div className="double-dummy">
      <TrickGrid table={table} />
      <ParLine table={table} vulnerability={vulnerability} />
      {isContractKnown && contract !== null && (
        <>
          <MadeLine table={table} contract={contract} result={result} />
          {answer.play !== null && <CostlyCards play={answer.play} contract={contract} shown={shown} />}
        </>
      )}
    </div>
  )
}

const playedOf = (contract: Contract | null, play: readonly string[]): Question['played'] => {
  const leader = openingLeader(contract)
  const strain = contract?.strain ?? null
  return leader === null || strain === null || play.length === 0
    ? null
    : { leader, strain, play: play as readonly Card[] }
}

/** Bidders think of the higher strains first. */
const COLUMNS = [...STRAINS].reverse()
/** Partners stand together: they take about the same. */
const ROWS = ['N', 'S', 'E', 'W'] as const

const TrickGrid = ({ table }: { readonly table: TrickTable }) => {
  const { t, seat, letters } = useBoardWords()
  return (
    <table>
      <caption className="hidden">{t('board.tricksOfEach')}</caption>
      <thead>
        <tr>
          <td />
          {COLUMNS.map((strain) => (
            <th key={strain} scope="col">
              {strain === 'NT' ? t('notrump') : <SuitSign suit={strain} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((declarer) => (
          <tr key={declarer}>
            <th scope="row">
              <span aria-hidden="true">{letters[declarer]}</span>
              <span className="hidden">{seat(declarer)}</span>
            </th>
            {COLUMNS.map((strain) => (
              <td key={strain}>{table[declarer][strain]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ParLine = ({ table, vulnerability }: Pick<Facts, 'vulnerability'> & { readonly table: TrickTable }) => {
  const { t } = useBoardWords()
  const { score, contracts } = parOf(table, vulnerability)
  if (contracts.length === 0) return <p>{t('board.parPassedOut')}</p>
  return (
    <p>
      {t(score < 0 ? 'board.parEW' : 'board.parNS', { score: Math.abs(score) })}{' '}
      {contracts.map((contract, i) => (
        <span key={`${contract.level}${contract.strain}${contract.declarers[0]}`}>
          {i > 0 && ', '}
          <ParSign contract={contract} />
        </span>
      ))}
    </p>
  )
}

const ParSign = ({ contract: { level, strain, doubled, declarers } }: { readonly contract: ParContract }) => {
  const { t, letters } = useBoardWords()
  return (
    <>
      {level}
      {strain === 'NT' ? t('notrump') : <SuitSign suit={strain} />}
      {'X'.repeat(doubled)} {declarers.map((seat) => letters[seat]).join('-')}
    </>
  )
}

interface MadeLineProps {
  readonly table: TrickTable
  readonly contract: Contract
  readonly result: number | null
}

/** "4♠ South: 10 tricks", and that the result of the board is another one. */
const MadeLine = ({ table, contract, result }: MadeLineProps) => {
  const { t } = useBoardWords()
  const { declarer, strain } = contract
  if (declarer === null || strain === null) return null
  const tricks = table[declarer][strain]
  return (
    <p>
      <ContractSign contract={contract} />: {t('board.canMake', { tricks })}
      {result !== null && result !== tricks && ` ${t('board.resultDiffers', { result })}`}
    </p>
  )
}

interface CostlyCardsProps {
  readonly play: PlayTricks
  readonly contract: Contract
  readonly shown: number
}

const CostlyCards = ({ play, contract, shown }: CostlyCardsProps) => {
  const { t, seat: nameOf, rank } = useBoardWords()
  const played = { ...play, cards: play.cards.slice(0, shown) }
  const costly = costlyCards(played, contract)
  if (played.cards.length === 0) return null
  if (costly.length === 0) return <p>{t('board.noCostlyCards')}</p>
  return (
    <>
      <p>{t('board.costlyCards')}</p>
      <ul>
        {costly.map(({ card, seat, trick }) => (
          <li key={card}>
            <SuitSign suit={card.charAt(0)} />
            {rank(card)} ({nameOf(seat)}, {t('board.inTrick', { trick })})
          </li>
        ))}
      </ul>
    </>
  )
}
