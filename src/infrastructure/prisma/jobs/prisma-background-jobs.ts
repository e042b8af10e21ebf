import type { BackgroundJob, BackgroundJobs } from '../../../application/ports/background-jobs.js'
import type { AccountId, SharingGroupId, WebhookId } from '../../../domain/ids.js'
import type { Statements } from '../../postgres/statements.js'
import type { PrismaDealRepository } from '../deals/prisma-deal-repository.js'
import type { Prisma } from '../generated/client.js'
import { beginJob, beginJobAgain, claimJob, type JobRow } from './background-job-statements.js'
import { updateDeliveries } from './delivery-pieces.js'
import { eraseAccount } from './erasure-pieces.js'
import { withdrawGroup } from './group-pieces.js'
import type { PieceTools } from './job-pieces.js'
import { recount } from './recount-pieces.js'
import { removeAnswers } from './removal-pieces.js'

/** Runs a piece of a job, and returns the position of the next one, or `null` after the last. */
const PIECES: Readonly<Record<BackgroundJob['kind'], (tools: PieceTools, job: JobRow) => Promise<string | null>>> = {
  'erase-account': eraseAccount,
  'withdraw-group': withdrawGroup,
  'remove-answers': removeAnswers,
  'update-deliveries': updateDeliveries,
  recount,
}

const RECOUNT: BackgroundJob['kind'] = 'recount'

export class PrismaBackgroundJobs implements BackgroundJobs {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
    private readonly deals: PrismaDealRepository,
  ) {}

  withdrawGroup(groupId: SharingGroupId, ownerId: AccountId, at: Date): Promise<void> {
    return beginJob(this.prisma, { kind: 'withdraw-group', subject: groupId }, JSON.stringify({ ownerId }), at)
  }

  updateDeliveries(webhookId: WebhookId, at: Date): Promise<void> {
    return beginJobAgain(this.prisma, { kind: 'update-deliveries', subject: webhookId }, at)
  }

  recount(at: Date): Promise<void> {
    return beginJob(this.prisma, { kind: RECOUNT, subject: '' }, '', at)
  }

  async listUnfinished(): Promise<readonly BackgroundJob[]> {
    const rows = await this.prisma.backgroundJob.findMany({
      where: { kind: { not: RECOUNT } },
      orderBy: [{ startedAt: 'asc' }, { kind: 'asc' }, { subject: 'asc' }],
    })
    return rows.map(({ kind, subject }) => ({ kind: kind as BackgroundJob['kind'], subject }))
  }

  async advance(named: BackgroundJob): Promise<boolean> {
    const job = await claimJob(this.prisma, named)
    if (job === undefined) return false
    const { prisma, statements, deals } = this
    const position = await PIECES[job.kind]({ prisma, statements, deals }, job)
    const where = { kind_subject: { kind: job.kind, subject: job.subject } }
    if (position === null) await prisma.backgroundJob.delete({ where })
    else await prisma.backgroundJob.update({ where, data: { position } })
    return true
  }
}
