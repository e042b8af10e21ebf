import { type Actor, requireAccount } from '../../domain/actor.js'
import { validationFailed } from '../../domain/errors.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import type { ListedAuthors } from './listed-authors.js'

/** Follows an author. Can be repeated. */
export class FollowAuthor {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, CATALOG_AUTHOR_NOT_FOUND, VALIDATION_FAILED for oneself, QUOTA_EXCEEDED */
  async execute({ actor, handle }: { readonly actor: Actor; readonly handle: string }): Promise<void> {
    const { id } = requireAccount(actor)
    const author = await this.authors.byHandle(handle)
    if (author.id === id) throw validationFailed([{ path: '/handle', message: 'must belong to another author' }])
    await this.unitOfWork.run(async (repositories) => {
      const isNew = await repositories.subscriptions.follow(id, author.id, this.clock.now())
      if (isNew) await this.quotas.settle(repositories, id, 'subscriptions')
    })
  }
}
