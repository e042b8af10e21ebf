import type { BackgroundJob } from '../../../application/ports/background-jobs.js'
import type { Prisma } from '../generated/client.js'

export interface JobRow extends BackgroundJob {
  /** Where the next piece begins, as recorded by the previous one. */
  readonly position: string
  readonly startedAt: Date
}

/** Starts a job, unless it has already been started. */
export const beginJob = async (
  prisma: Prisma.TransactionClient,
  { kind, subject }: BackgroundJob,
  position: string,
  at: Date,
): Promise<void> => {
  const data = { kind, subject, position, startedAt: at }
  await prisma.backgroundJob.createMany({ data, skipDuplicates: true })
}

/** Starts a job, or starts it from the beginning once more if it has already been started. */
export const beginJobAgain = async (
  prisma: Prisma.TransactionClient,
  { kind, subject }: BackgroundJob,
  at: Date,
): Promise<void> => {
  const start = { position: '', startedAt: at }
  await prisma.backgroundJob.upsert({
    where: { kind_subject: { kind, subject } },
    create: { kind, subject, ...start },
    update: start,
  })
}

/** A job, unless it is finished, or another transaction is working on it. */
export const claimJob = async (
  prisma: Prisma.TransactionClient,
  { kind, subject }: BackgroundJob,
): Promise<JobRow | undefined> => {
  const [row] = await prisma.$queryRaw<JobRow[]>`
    SELECT kind, subject, position, started_at AS "startedAt" FROM background_jobs
    WHERE kind = ${kind} AND subject = ${subject} FOR UPDATE SKIP LOCKED`
  return row
}
