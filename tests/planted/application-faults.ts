import type { Fault } from './fault.js'

export const APPLICATION_FAULTS: readonly Fault[] = [
  {
    fault: 'a grant is recorded in the audit trail after its transaction, not in it',
    file: 'src/application/grants/give-grant.ts',
    text: `      await recordGrant(this.trail, repositories, initiator, 'grant.create', {}, grant)
      return grant
    })`,
    replacement: `      return grant
    }).then(async (grant) => {
      await this.unitOfWork.run((after) => recordGrant(this.trail, after, initiator, 'grant.create', {}, grant))
      return grant
    })`,
    suite: 'tests/application/grants/give-grant.test.ts',
  },
  {
    fault: 'the end of a grant is recorded in the audit trail after its transaction, not in it',
    file: 'src/application/grants/revoke-account-grant.ts',
    text: `      await recordGrant(this.trail, repositories, initiator, 'grant.revoke', before, after)
      return after
    })`,
    replacement: `      return { before, after }
    }).then(async ({ before, after }) => {
      await this.unitOfWork.run((later) => recordGrant(this.trail, later, initiator, 'grant.revoke', before, after))
      return after
    })`,
    suite: 'tests/application/grants/revoke-account-grant.test.ts',
  },
  {
    fault: 'what an admin changes in an account is not recorded',
    file: 'src/application/accounts/update-account.ts',
    text: 'if (isRecorded && saved !== null)',
    replacement: 'if (isRecorded && saved !== null && !isLocked)',
    suite: 'tests/application/accounts/update-account.test.ts',
  },
  {
    fault: 'an erased account is remembered as a caller',
    file: 'src/application/accounts/erase-account.ts',
    text: 'this.callers.forget(id)',
    replacement: 'void id',
    suite: 'tests/application/accounts/erase-account.test.ts',
  },
  {
    fault: 'the last admin can be erased',
    file: 'src/application/accounts/erase-account.ts',
    text: '(await accounts.countActiveAdmins()) <= 1',
    replacement: '(await accounts.countActiveAdmins()) < 1',
    suite: 'tests/application/accounts/erase-account.test.ts',
  },
  {
    fault: 'a write on the rights of a demoted admin is accepted for as long as they are cached',
    file: 'src/application/current-rights.ts',
    text: 'requireAdmin(await this.currentActor(stores, actor))',
    replacement: 'requireAdmin(actor)',
    suite: 'tests/application/grants/give-grant.test.ts',
  },
  {
    fault: 'a write that was overtaken is not tried again',
    file: 'src/application/optimistic-write.ts',
    text: 'const UNLOCKED_ATTEMPTS = 5',
    replacement: 'const UNLOCKED_ATTEMPTS = 0',
    suite: 'tests/application/optimistic-write.test.ts',
  },
  {
    fault: 'a caller with a turn gets the next one although others wait',
    file: 'src/application/fair-queue.ts',
    text: 'if (this.callers.has(key)) this.moveToEnd(key, caller)',
    replacement: '',
    suite: 'tests/application/fair-queue.test.ts',
  },
  {
    fault: 'waiting requests whose client has left keep their place',
    file: 'src/application/fair-queue.ts',
    text: "signal?.addEventListener('abort', abort)",
    replacement: '',
    suite: 'tests/application/fair-queue.test.ts',
  },
  {
    fault: 'guesses of public links are not counted',
    file: 'src/application/collections/public-links.ts',
    text: '    await admit(isOpen)\n    if (!isOpen) throw collectionNotFound()',
    replacement: '    if (!isOpen) throw collectionNotFound()\n    await admit(isOpen)',
    suite: 'tests/application/collections/get-public-collection.test.ts',
  },
  {
    fault: 'a collection is restored beyond the ceiling',
    file: 'src/application/collections/restore-collection.ts',
    text: '(await collections.countUnarchived(ownerId)) >= ceiling',
    replacement: '(await collections.countUnarchived(ownerId)) > ceiling',
    suite: 'tests/application/collections/restore-collection.test.ts',
  },
  {
    fault: 'a collection takes deals that its owner may not read',
    file: 'src/application/collections/allowed-deals.ts',
    text: 'if (mayContain(actor, deal, owner)) allowed.add(deal.id)',
    replacement: 'if (mayContain(actor, deal, owner) || !owner.isActive) allowed.add(deal.id)',
    suite: 'tests/application/collections/set-collection-deals.test.ts',
  },
  {
    fault: 'a member of a group can read its deals in the trash',
    file: 'src/application/deals/get-deal.ts',
    text: 'if (!isReadableByGroups(deal, readable)) throw dealNotFound()',
    replacement: 'if (readable.size === 0) throw dealNotFound()',
    suite: 'tests/application/deals/get-deal.test.ts',
  },
  {
    fault: 'an import that skips boards adds those that came while the file was read',
    file: 'src/application/deals/import-deals.ts',
    text: '(held.has(key) ? [] : [deal])',
    replacement: '[deal]',
    suite: 'tests/application/deals/import-deals.test.ts',
  },
  {
    fault: 'deals are trashed without regard to the revision that the caller expects',
    file: 'src/application/deals/move-deal.ts',
    text: '      requireRevision(before, expected)\n',
    replacement: '',
    suite: 'tests/application/deals/trash-deal.test.ts',
  },
  {
    fault: 'the last deal of a page is the first of the next one',
    file: 'src/application/catalog/authored-deals.ts',
    text: 'const shown = found.slice(0, limit)',
    replacement: 'const shown = found.slice(0, limit + 1)',
    suite: 'tests/application/catalog/list-recent-deals.test.ts',
  },
  {
    fault: 'the version of a link does not change with its deals',
    file: 'src/application/collections/public-links.ts',
    text: 'await this.repositories.deals.versionOfCollection(collection.id)}',
    replacement: 'collection.id}',
    suite: 'tests/http/public-collection-files.test.ts',
  },
]
