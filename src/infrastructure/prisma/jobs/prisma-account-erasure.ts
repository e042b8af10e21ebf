import type { AccountErasure } from '../../../application/ports/account-erasure.js'
import type { EventLog } from '../../../application/ports/event-log.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Statements } from '../../postgres/statements.js'
import { LOCK_AUTHORS } from '../catalog/catalog-author-statements.js'
import type { Prisma } from '../generated/client.js'
import { beginJob } from './background-job-statements.js'
import { forgetInEvents } from './erasure-pieces.js'

/** The maximum number of audit records that the first transaction changes. */
const RECORDS_AT_FIRST = 1_000
/** The same for events. */
const EVENTS_AT_FIRST = 1_000

export class PrismaAccountErasure implements AccountErasure {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
    private readonly events: Pick<EventLog, 'append'>,
  ) {}

  async erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void> {
    const { prisma } = this
    await this.statements.rows(LOCK_AUTHORS, [[id]])
    await prisma.$executeRaw`
      INSERT INTO released_handles (handle, held_until)
      SELECT handle, ${handleHeldUntil} FROM accounts WHERE id = ${id} AND handle IS NOT NULL
      ON CONFLICT (handle) DO UPDATE SET held_until = excluded.held_until`
    await prisma.$executeRaw`
      INSERT INTO erased_accounts (id_hash, erased_at) VALUES (encode(sha256(convert_to(${id}, 'UTF8')), 'hex'), ${at})
      ON CONFLICT (id_hash) DO UPDATE SET erased_at = excluded.erased_at`
    // Only this step knows the handle. The rest of a long trail is changed by a background job.
    await prisma.$queryRaw`
      SELECT audit_records_forget(${id}, (SELECT handle FROM accounts WHERE id = ${id}), ${RECORDS_AT_FIRST}::int)`
    await prisma.catalogAuthor.deleteMany({ where: { accountId: id } })
    await prisma.runningExport.deleteMany({ where: { accountId: id } })
    await prisma.uploadedPicture.deleteMany({ where: { accountId: id } })
    await prisma.sharingGroup.updateMany({
      where: { members: { some: { accountId: id } } },
      data: { revision: { increment: 1 } },
    })
    await prisma.sharingGroupMember.deleteMany({ where: { accountId: id } })
    await prisma.sharingGroup.deleteMany({ where: { ownerId: id } })
    await prisma.grant.deleteMany({ where: { accountId: id } })
    await prisma.apiKey.updateMany({ where: { createdBy: id }, data: { createdBy: null } })
    await prisma.webhook.updateMany({ where: { createdBy: id }, data: { createdBy: null } })
    // No e-mail address contains a space. The erased account's address is available to other accounts from now on.
    await prisma.$executeRaw`
      UPDATE accounts SET erased_at = ${at}, is_active = false, handle = NULL, role = 'player', revision = revision + 1,
        email = '', email_key = 'erased ' || id, display_name = '', first_name = NULL, last_name = NULL,
        organisation_name = NULL, country = NULL, language = NULL, app_language = NULL, auction_system_id = NULL,
        avatar_url = NULL, preferences = '{}', certified = false, search_name = '', search_address = '', search_text = ''
      WHERE id = ${id}`
    await prisma.$executeRaw(forgetInEvents(id, EVENTS_AT_FIRST))
    await this.events.append([{ kind: 'account.erased', subject: { type: 'account', id } }])
    await beginJob(prisma, { kind: 'erase-account', subject: id }, '', at)
  }

  releaseHandles(reservedUntil: Date, atMost: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM released_handles WHERE handle IN (
        SELECT handle FROM released_handles WHERE held_until <= ${reservedUntil} LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`
  }

  async findErasedAt(id: AccountId): Promise<Date | null> {
    const [row] = await this.prisma.$queryRaw<{ erasedAt: Date }[]>`
      SELECT erased_at AS "erasedAt" FROM erased_accounts WHERE id_hash = encode(sha256(convert_to(${id}, 'UTF8')), 'hex')`
    return row?.erasedAt ?? null
  }
}
