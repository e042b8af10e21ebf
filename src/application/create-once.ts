import { IDEMPOTENCY_HOURS, type IdempotentRequest, type KeptAnswer, keyReused } from '../domain/idempotency.js'
import type { Clock } from './ports/clock.js'
import type { Repositories, UnitOfWork } from './ports/unit-of-work.js'

/** How a creation is to be answered, so that a retry under the same key gets the same. */
export interface Once<Created> {
  /** `null`: the caller sent no key. */
  readonly request: IdempotentRequest | null
  readonly answer: (created: Created) => KeptAnswer
}

/**
 * Creates something in one transaction and gives its answer. Under an Idempotency-Key the answer is kept in that very
 * transaction: what took effect is answered again, a refusal is not kept, and of requests at once the later ones wait.
 * @param authorize refuses, in the same transaction, those who may not create it: a retry is not answered to them either
 * @throws IDEMPOTENCY_KEY_REUSED
 */
export const createOnce = <Created>(
  unitOfWork: UnitOfWork,
  clock: Clock,
  { request, answer }: Once<Created>,
  create: (repositories: Repositories) => Promise<Created>,
  authorize: (repositories: Repositories) => Promise<void> = async () => {},
): Promise<KeptAnswer> =>
  unitOfWork.run(async (repositories) => {
    await authorize(repositories)
    if (request === null) return answer(await create(repositories))
    const now = clock.now()
    const since = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000)
    const kept = await repositories.idempotency.claim(request, now, since)
    if (kept !== null) {
      if (kept.fingerprint !== request.fingerprint) throw keyReused()
      return kept.answer
    }
    const first = answer(await create(repositories))
    await repositories.idempotency.keep(request, first)
    return first
  })
