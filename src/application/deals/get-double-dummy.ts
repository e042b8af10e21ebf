import { type Actor, requireAccountOrBackend } from '../../domain/actor.js'
import type { FourHands, Played } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import { type Card, openingLeader } from '../../domain/bridge/play.js'
import { contractOfDeal, type Deal } from '../../domain/deal.js'
import { type DoubleDummy, doubleDummyOf, wholeHands } from '../../domain/double-dummy.js'
import { serviceUnavailable } from '../../domain/errors.js'
import { doubleDummyUnavailable, needsSolving } from '../../domain/solving.js'
import type { FairQueue, Waiting } from '../fair-queue.js'
import type { SolvingSettings } from '../maintenance/solving-work.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { DealSolver } from '../ports/deal-solver.js'
import type { DoubleDummyWork } from '../ports/double-dummy-work.js'
import { dealIdOf, managedDeal } from './managed-deal.js'
import { SharedComputations } from './shared-computations.js'

/** A played card, with the total number of tricks that the declaring side can take after it. */
export interface PlayedCard {
  readonly card: Card
  readonly tricks: number
}

export interface SolvedDeal extends DoubleDummy {
  /** `null` if it was not requested. */
  readonly play: readonly PlayedCard[] | null
}

interface Input {
  readonly actor: Actor
  readonly id: string
  /** Whether the play is solved too. */
  readonly withPlay: boolean
}

export interface FoundDoubleDummy {
  /** Differs whenever the results may have changed. */
  readonly version: unknown
  /**
   * Computes the missing results in a turn of the deal's owner. Concurrent callers share one computation, which ends
   * early once all their signals are aborted. A computation that took too long is not repeated.
   * @throws DOUBLE_DUMMY_UNAVAILABLE, and as `FairQueue.run` does
   */
  read(signal?: AbortSignal): Promise<SolvedDeal>
}

/** Reads the double dummy results of a deal, which are computed now if they are not known yet. */
export class GetDoubleDummy {
  private readonly shared = new SharedComputations()

  constructor(
    private readonly deals: DealRepository,
    private readonly work: DoubleDummyWork,
    private readonly solver: DealSolver,
    private readonly queue: FairQueue,
    private readonly solving: SolvingSettings,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND, and DOUBLE_DUMMY_UNAVAILABLE if the hands are not
   *   complete, or if results have to be computed while solving is off
   */
  async execute({ actor, id, withPlay }: Input): Promise<FoundDoubleDummy> {
    requireAccountOrBackend(actor, 'deals:read')
    const deal = await managedDeal(this.deals, actor, dealIdOf(id))
    const hands = wholeHands(deal.hands)
    if (hands === null) throw doubleDummyUnavailable('hands')
    const played = withPlay ? playedOf(deal, hands) : null
    const isKnown = !needsSolving(deal) && played === null
    if (!isKnown && !this.solving.isOn) throw doubleDummyUnavailable('off')
    const { vulnerability, doubleDummy } = deal
    return {
      version: [hands, vulnerability, isKnown ? doubleDummy : null, withPlay, played],
      read: async (signal) => {
        if (isKnown) return solved(deal, withPlay ? [] : null)
        return this.solve(deal, hands, played, { withPlay, signal })
      },
    }
  }

  private async solve(
    deal: Deal,
    hands: FourHands,
    played: Played | null,
    { withPlay, signal }: { readonly withPlay: boolean; readonly signal: AbortSignal | undefined },
  ): Promise<SolvedDeal> {
    const isUnsolved = needsSolving(deal)
    const tricks = isUnsolved
      ? await this.answerOf(deal, { hands }, (ended) => this.solver.solveTable(hands, ended), { signal })
      : (deal.doubleDummy?.tricks ?? null)
    if (tricks === null) throw doubleDummyUnavailable('budget')
    if (isUnsolved) await this.work.store(deal.id, hands, tricks)
    const play =
      played === null
        ? null
        : // A request that has had a turn for the table is not refused the play because the queue is full.
          await this.answerOf(deal, { played }, (ended) => this.solver.solvePlay(played, ended), {
            signal,
            isContinued: isUnsolved,
          })
    if (played !== null && play === null) throw doubleDummyUnavailable('budget')
    return solved({ ...deal, doubleDummy: { tricks, source: 'solver' } }, withPlay ? (play?.cards ?? []) : null)
  }

  /** Asks the solver in a turn of the deal's owner. If the solver dies or hangs, throws SERVICE_UNAVAILABLE. */
  private answerOf<Answer>(
    deal: Deal,
    question: object,
    ask: (ended: AbortSignal) => Promise<Answer | null>,
    { signal, isContinued = false }: Waiting,
  ): Promise<Answer | null> {
    const inTurn = (ended: AbortSignal): Promise<Answer | null> =>
      this.queue.run(
        deal.ownerId ?? '',
        () =>
          ask(ended).catch((cause: unknown) => {
            throw Object.assign(serviceUnavailable(), { cause })
          }),
        { signal: ended, isContinued },
      )
    return this.shared.ask(deal, question, inTurn, signal)
  }
}

const solved = (deal: Deal, play: SolvedDeal['play']): SolvedDeal => {
  const known = doubleDummyOf(deal)
  if (known === null) throw new Error('the deal is not solved')
  return { ...known, play }
}

/** `null` if nothing was played. */
const playedOf = (deal: Deal, hands: FourHands): Played | null => {
  const contract = contractOfDeal(deal)
  const leader = openingLeader(contract)
  const strain = contract?.strain ?? null
  return leader === null || strain === null || deal.play.length === 0
    ? null
    : { hands, strain, leader, play: deal.play }
}
