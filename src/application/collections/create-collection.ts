import { type Actor, requireAccount } from '../../domain/actor.js'
import { ceilingReached, newCollection } from '../../domain/collection.js'
import { rejectIssues } from '../../domain/errors.js'
import type { CollectionId } from '../../domain/ids.js'
import { type PracticePatch, practiceIssues, withPracticeDefaults } from '../../domain/practice/practice.js'
import { type StudentViewPatch, withStudentViewDefaults } from '../../domain/student-view.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { allowedDeals } from './allowed-deals.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input {
  readonly actor: Actor
  readonly title: string
  readonly description: string | null
  readonly dealIds: readonly string[]
  /** `false` by default. */
  readonly embeddable?: boolean | null | undefined
  /** Missing fields get their default. */
  readonly studentView?: StudentViewPatch | null | undefined
  /** Missing fields get their default. */
  readonly practice?: PracticePatch | null | undefined
}

/** Creates a collection, if the owner's plan covers another one. */
export class CreateCollection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly plans: Plans,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, VALIDATION_FAILED, DEAL_NOT_FOUND, COLLECTION_CEILING_REACHED,
   *   QUOTA_EXCEEDED
   */
  async execute({ actor, dealIds: texts, ...input }: Input): Promise<OwnedCollection> {
    const { id: ownerId } = requireAccount(actor)
    const practice = withPracticeDefaults(input.practice ?? {})
    rejectIssues(practiceIssues(practice))
    return this.unitOfWork.run(async (repositories) => {
      const { accounts, collections, deals } = repositories
      // The lock serialises counting and creating the collections of an owner.
      await accounts.lock(ownerId)
      const dealIds = await allowedDeals((ids) => deals.lockHeaders(ids), actor, texts)
      const now = this.clock.now()
      const ceiling = await this.plans.ceilingOf(repositories, ownerId, now)
      const seniority = await collections.countUnarchived(ownerId)
      if (ceiling !== null && seniority >= ceiling) throw ceilingReached(ceiling)
      const id = this.ids.next() as CollectionId
      const collection = newCollection(
        {
          ...{ id, ownerId, dealIds, seniority },
          title: input.title,
          description: input.description,
          embeddable: input.embeddable ?? false,
          studentView: withStudentViewDefaults(input.studentView ?? {}),
          practice,
        },
        now,
      )
      await collections.insert(collection)
      await this.quotas.settle(repositories, ownerId, 'collections')
      return { collection, degraded: false }
    })
  }
}
