import type { Claim, ClaimedDeal, DoubleDummyWork } from '../../../application/ports/double-dummy-work.js'
import type { FourHands } from '../../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../../domain/bridge/par.js'
import type { Lifecycle } from '../../../domain/deal.js'
import { isExposedInCatalog } from '../../../domain/exposure.js'
import type { AccountId, DealId } from '../../../domain/ids.js'
import type { Sharing } from '../../../domain/sharing.js'
import type { Statements } from '../../postgres/statements.js'
import { handsText, knownTricksText, toHands, toKnownTricks } from '../deals/deal-rows.js'
import type { DealModel } from '../generated/models.js'
import { CLAIM_AFTER, CLAIM_AROUND, COUNT, FIND_SOLVED, FINISH, RELEASE, STORE } from './double-dummy-statements.js'

type ClaimedRow = Pick<DealModel, 'id' | 'ownerId' | 'hands' | 'doubleDummy' | 'sharing' | 'lifecycle'> &
  Pick<ClaimedDeal, 'tries' | 'leasedUntil'>

export class PrismaDoubleDummyWork implements DoubleDummyWork {
  constructor(private readonly statements: Statements) {}

  async claim({ after, at, until }: Claim): Promise<ClaimedDeal | null> {
    const values = [after, at.toISOString(), until.toISOString()]
    const [row] = await this.statements.rows<ClaimedRow>(CLAIM_AFTER, values)
    const [next = row] = row === undefined ? await this.statements.rows<ClaimedRow>(CLAIM_AROUND, values) : []
    return next === undefined ? null : toClaimedDeal(next)
  }

  async findSolved(deal: ClaimedDeal): Promise<TrickTable | null> {
    const values = [handsText(deal.hands), deal.ownerId, isExposedInCatalog(deal)]
    const [row] = await this.statements.rows<Pick<DealModel, 'doubleDummy'>>(FIND_SOLVED, values)
    return toKnownTricks(row?.doubleDummy ?? null)?.tricks ?? null
  }

  async store(id: DealId, hands: FourHands, tricks: TrickTable): Promise<void> {
    const values = [id, handsText(hands), knownTricksText({ tricks, source: 'solver' })]
    await this.statements.rows(STORE, values)
  }

  async finish({ id, leasedUntil }: ClaimedDeal): Promise<void> {
    await this.statements.rows(FINISH, [id, leasedUntil.toISOString()])
  }

  async release({ id, leasedUntil }: ClaimedDeal): Promise<void> {
    await this.statements.rows(RELEASE, [id, leasedUntil.toISOString()])
  }

  async count(): Promise<number> {
    return (await this.statements.rows<{ readonly count: number }>(COUNT, []))[0]?.count ?? 0
  }
}

const toClaimedDeal = (row: ClaimedRow): ClaimedDeal => ({
  id: row.id as DealId,
  ownerId: row.ownerId as AccountId | null,
  hands: toHands(row.hands),
  doubleDummy: toKnownTricks(row.doubleDummy),
  sharing: row.sharing as Sharing,
  lifecycle: row.lifecycle as Lifecycle,
  tries: row.tries,
  leasedUntil: row.leasedUntil,
})
