import { parInWords } from 'dealbook-domain/board-in-words.js'
import { type Contract, STRAINS } from 'dealbook-domain/bridge/auction.js'
import { SEATS_BY_SIDE, type Seat, type Vulnerability } from 'dealbook-domain/bridge/board.js'
import type { FourHands, PlayTricks } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import type { Hands } from 'dealbook-domain/bridge/hand.js'
import { type ParContract, parOf, type TrickTable } from 'dealbook-domain/bridge/par.js'
import { type Card, openingLeader } from 'dealbook-domain/bridge/play.js'
import { wholeHands } from 'dealbook-domain/double-dummy.js'
import type { ComponentType, ReactNode } from 'react'
import { useBoardWords } from './board-words.js'
import { SuitSign } from './call-sign.js'
import { ContractSign } from './contract-line.js'
import { type CostlyCard, costlyCards } from './costly-cards.js'
import type { Question } from './double-dummy-worker.js'
import { NextCards } from './next-cards.js'
import { useDoubleDummy } from './use-double-dummy.js'

interface Facts {
  readonly vulnerability: Vulnerability
  readonly contract: Contract | null
  /** Whether the reader has seen the whole auction. Until then, the contract isn't mentioned. */
  readonly isContractKnown: boolean
  readonly play: readonly string[]
  /** The number of cards of the play that are shown. */
  readonly shown: number
  /** The tricks that declarer took, if the reader should be told when a different number can be made. */
  readonly result?: number | null
  /** Whether the reader has not seen a hand yet. Its cards are not listed. */
  readonly isHidden?: (seat: Seat) => boolean
}

export interface FrameProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

interface MadeTricksProps extends Facts {
  readonly hands: Readonly<Record<Seat, string | null>>
  /** The table, if the service has it; otherwise the browser solves the deal. */
  readonly known: TrickTable | null
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** The collapsible element around it. */
  readonly frame: ComponentType<FrameProps>
}

/** What can be made with four complete hands, solved once the reader asks. */
export const MadeTricks = ({ hands, isOpen, onToggle, frame: Frame, ...facts }: MadeTricksProps) => {
  const { t } = useBoardWords()
  const whole = wholeHands(hands as Hands)
  if (whole === null) return null
  return (
    <Frame title={t('board.whatMakes')} isOpen={isOpen} onToggle={onToggle}>
      {isOpen && <DoubleDummy hands={whole} {...facts} />}
    </Frame>
  )
}

/** What each player can make double dummy, par, and which cards of the play cost a trick. */
const DoubleDummy = ({
  hands,
  known,
  vulnerability,
  contract,
  isContractKnown,
  play,
  shown,
  result = null,
  isHidden = () => false,
}: Facts & { readonly hands: FourHands; readonly known: TrickTable | null }) => {
  const { t } = useBoardWords()
  const played = playedOf(contract, play)
  const { answer, isUnreachable } = useDoubleDummy(known === null || played !== null ? { hands, known, played } : null)
  if (known === null && answer === null)
    return <p role="status">{t(isUnreachable ? 'board.cannotSolve' : 'board.solving')}</p>
  const table = known ?? answer?.table ?? null
  if (table === null) return <p role="status">{t('board.notSolved')}</p>
  return (
    <div className="double-dummy">
      <TrickGrid table={table} />
      <ParLine table={table} vulnerability={vulnerability} />
      {isContractKnown && contract !== null && (
        <>
          <MadeLine table={table} contract={contract} result={result} />
          {answer !== null && answer.play !== null && (
            <CostlyCards play={answer.play} contract={contract} shown={shown} />
          )}
          <NextCards {...{ hands, contract, isHidden }} cards={(play as readonly Card[]).slice(0, shown)} />
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

/** Whether the tricks are enough for a contract at the lowest level. */
const makes = (tricks: number): boolean => tricks >= 7

const TrickGrid = ({ table }: { readonly table: TrickTable }) => {
  const { t, seat, letters } = useBoardWords()
  return (
    <table>
      <caption className="hidden">{t('board.tricksOfEach')}</caption>
      <thead>
        <tr>
          <td />
          {STRAINS.map((strain) => (
            <th key={strain} scope="col">
              {strain === 'NT' ? t('notrump') : <SuitSign suit={strain} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEATS_BY_SIDE.map((declarer) => (
          <tr key={declarer}>
            <th scope="row">
              <span aria-hidden="true">{letters[declarer]}</span>
              <span className="hidden">{seat(declarer)}</span>
            </th>
            {STRAINS.map((strain) => (
              <td key={strain} className={makes(table[declarer][strain]) ? 'makes' : undefined}>
                {table[declarer][strain]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ParLine = ({ table, vulnerability }: Pick<Facts, 'vulnerability'> & { readonly table: TrickTable }) => {
  const { t } = useBoardWords()
  return (
    <p>
      {parInWords(parOf(table, vulnerability), t).map((piece, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their position in the sentence
        typeof piece === 'string' ? piece : <ParSign key={i} contract={piece} />,
      )}
    </p>
  )
}

const ParSign = ({ contract: { level, strain, doubled } }: { readonly contract: ParContract }) => {
  const { t } = useBoardWords()
  return (
    <span className="call">
      {level}
      {strain === 'NT' ? t('notrump') : <SuitSign suit={strain} />}
      {'X'.repeat(doubled)}
    </span>
  )
}

interface MadeLineProps {
  readonly table: TrickTable
  readonly contract: Contract
  readonly result: number | null
}

/** "4♠ South: 10 tricks", with a note if the board's result differs. */
const MadeLine = ({ table, contract, result }: MadeLineProps) => {
  const { t } = useBoardWords()
  const { declarer, strain } = contract
  if (declarer === null || strain === null) return null
  const tricks = table[declarer][strain]
  return (
    <p>
      <ContractSign contract={contract} />
      {t('board.colon')} {t('board.canMake', { tricks })}
      {result !== null && result !== tricks && ` ${t('board.resultDiffers', { result })}`}
    </p>
  )
}

interface CostlyCardsProps {
  readonly play: PlayTricks
  readonly contract: Contract
  readonly shown: number
  /** Which cards are listed; all by default. */
  readonly isListed?: (costly: CostlyCard) => boolean
  /** What is said if none of those cost a trick. */
  readonly none?: string
}

/** The cards of a play that cost a trick, with their players. */
export const CostlyCards = ({ play, contract, shown, isListed = () => true, none }: CostlyCardsProps) => {
  const { t, seat: nameOf, rank } = useBoardWords()
  const played = { ...play, cards: play.cards.slice(0, shown) }
  const costly = costlyCards(played, contract).filter(isListed)
  if (played.cards.length === 0) return null
  if (costly.length === 0) return <p>{none ?? t('board.noCostlyCards')}</p>
  return (
    <>
      <p>{t('board.costlyCards')}</p>
      <ul>
        {costly.map(({ card, seat, trick, cost }) => (
          <li key={card}>
            <SuitSign suit={card.charAt(0)} />
            {rank(card)} ({nameOf(seat)}, {t('board.inTrick', { trick })}
            {cost > 1 && `, −${cost}`})
          </li>
        ))}
      </ul>
    </>
  )
}
