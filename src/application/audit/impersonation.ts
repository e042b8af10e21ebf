import { accountNotFound, isActiveAdmin } from '../../domain/account.js'
import {
  type Actor,
  asAccount,
  type CallerAccount,
  impersonationForbidden,
  requireImpersonable,
} from '../../domain/actor.js'
import { type AuditedAct, IMPERSONATED_READ_MINUTES, type Initiator, recordedParameters } from '../../domain/audit.js'
import { validationFailed } from '../../domain/errors.js'
import { type AccountId, parseAccountId } from '../../domain/ids.js'
import type { CurrentRights } from '../current-rights.js'
import type { CallerAccounts } from '../ports/caller-accounts.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { AuditTrail } from './audit-trail.js'

/** A request by an admin who acts as another account. */
export interface ImpersonatedRequest extends Initiator {
  readonly method: string
  /** The route pattern (`/deals/{id}`), which is the same however the path is spelt. */
  readonly pattern: string
  /** The path parameters. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Lets admins act as other accounts, and records what they do. */
export class Impersonation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerAccounts,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly isAllowed: boolean,
  ) {}

  /**
   * The actor for a request in which an active admin acts as another account.
   * @throws IMPERSONATION_FORBIDDEN for callers who are not active admins, before the account is looked up, and for an
   *   account that is inactive or an admin; VALIDATION_FAILED for text that is not an id; ACCOUNT_NOT_FOUND
   */
  async resolve(caller: CallerAccount | null, text: string): Promise<Actor> {
    if (!this.isAllowed || caller === null || !isActiveAdmin(caller)) throw impersonationForbidden()
    const id = parseAccountId(text)
    if (id === null) throw validationFailed([{ path: '/x-app-impersonation', message: 'must be a single account id' }])
    const target = await this.callers.find(id)
    if (target === null) throw accountNotFound()
    requireImpersonable(target)
    return asAccount(target, caller.id)
  }

  /**
   * Begins a request as another account, after checking that the result of `resolve` still holds for both accounts.
   * Records a read, unless the trail has another read by this admin as this account in the last 15 minutes.
   * @throws the refusals of `currentActor`
   */
  begin(request: ImpersonatedRequest, { isRead }: { readonly isRead: boolean }): Promise<void> {
    const record = this.trail.recordOf(request, actOf(request))
    const since = new Date(record.at.getTime() - IMPERSONATED_READ_MINUTES * 60_000)
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.currentActor(repositories, request.actor)
      if (isRead) await repositories.audit.appendFirstRead(record, since)
    })
  }

  /** Runs a write and records it in the same transaction. */
  recordWrite<Result>(request: ImpersonatedRequest, write: () => Promise<Result>): Promise<Result> {
    return this.unitOfWork.enclose(async (repositories) => {
      await this.rights.currentActor(repositories, request.actor)
      await this.trail.append(repositories, request, actOf(request))
      return write()
    })
  }

  /** Records a write that was refused and so had no effect. */
  recordRefusal(request: ImpersonatedRequest): Promise<void> {
    return this.unitOfWork.run((repositories) => this.trail.append(repositories, request, actOf(request)))
  }
}

const actOf = ({ actor, method, pattern, parameters }: ImpersonatedRequest): AuditedAct => {
  const id = actor.kind === 'account' ? actor.account.id : ('' as AccountId)
  return {
    action: `${method} ${pattern}`,
    parameters: recordedParameters(pattern, parameters),
    subject: { type: 'account', id },
    changes: {},
  }
}
