import type { AccountErasure } from '../../application/ports/account-erasure.js'
import type { AccountId } from '../../domain/ids.js'
import { orphanedDeals, ownerlessCollections } from './exposure-sql.js'
import { Prisma } from './generated/client.js'
import { brokenForeignKey } from './prisma-errors.js'
import { deletionCounted } from './prisma-figures.js'

export class PrismaAccountErasure implements AccountErasure {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void> {
    const { prisma } = this
    await prisma.announcementRead.deleteMany({ where: { accountId: id } })
    await prisma.subscription.deleteMany({ where: { OR: [{ followerId: id }, { authorId: id }] } })
    await prisma.sharingGroup.updateMany({
      where: { members: { some: { accountId: id } } },
      data: { revision: { increment: 1 } },
    })
    await prisma.sharingGroupMember.deleteMany({ where: { accountId: id } })
    await prisma.sharingGroup.deleteMany({ where: { ownerId: id } })
    await prisma.grant.deleteMany({ where: { accountId: id } })
    await prisma.$executeRaw(orphanedDeals(id, at))
    await prisma.$executeRaw(ownerlessCollections(id, at))
    // Answers kept for it, and those kept for others that tell of it.
    await prisma.$executeRaw`
      DELETE FROM idempotency_records WHERE accounts_named_by_answer(caller, body) @> ARRAY[${id}]`
    await prisma.$executeRaw`
      INSERT INTO released_handles (handle, held_until)
      SELECT handle, ${handleHeldUntil} FROM accounts WHERE id = ${id} AND handle IS NOT NULL
      ON CONFLICT (handle) DO UPDATE SET held_until = excluded.held_until`
    await prisma.$executeRaw`
      INSERT INTO erased_accounts (id_hash, erased_at) VALUES (encode(sha256(convert_to(${id}, 'UTF8')), 'hex'), ${at})
      ON CONFLICT (id_hash) DO UPDATE SET erased_at = excluded.erased_at`
    // `withoutAccount`: a function with rights of its own, for the role of the service may lack that of changing the trail.
    await prisma.$executeRaw`
      SELECT audit_records_forget(${id}, (SELECT handle FROM accounts WHERE id = ${id}))`
    const deletion = Prisma.sql`DELETE FROM accounts WHERE id = ${id} RETURNING created_at, onboarded_at`
    const counted = { accountsMade: Prisma.sql`created_at`, accountsOnboarded: Prisma.sql`onboarded_at` }
    // A foreign key violation here does not mean an erased account, but a table that was forgotten above.
    await prisma.$executeRaw(deletionCounted(deletion, counted)).catch((cause: unknown) => {
      if (brokenForeignKey(cause) === null) throw cause
      throw new Error('rows of an account were left behind by its erasure', { cause })
    })
  }

  releaseHandles(heldUntil: Date, atMost: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM released_handles WHERE handle IN (
        SELECT handle FROM released_handles WHERE held_until <= ${heldUntil} LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`
  }

  async findErasedAt(id: AccountId): Promise<Date | null> {
    const [row] = await this.prisma.$queryRaw<{ erasedAt: Date }[]>`
      SELECT erased_at AS "erasedAt" FROM erased_accounts WHERE id_hash = encode(sha256(convert_to(${id}, 'UTF8')), 'hex')`
    return row?.erasedAt ?? null
  }
}
