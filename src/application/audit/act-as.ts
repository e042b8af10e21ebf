import { accountNotFound } from '../../domain/account.js'
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

/** A request of an admin who acts as another account. */
export interface ImpersonatedRequest extends Initiator {
  readonly method: string
  /** The pattern of its route (`/deals/{id}`), which is one however the path is spelt. */
  readonly pattern: string
  /** What the path holds for the pattern. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Lets an admin act as another account, and leaves a record of what was done so. */
export class ActAs {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerAccounts,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly isAllowed: boolean,
  ) {}

  /**
   * The account that an admin means, with the admin behind it.
   * @throws IMPERSONATION_FORBIDDEN before any look at the account for anyone else, and for an inactive one or an admin;
   *   VALIDATION_FAILED for a text that is no id; ACCOUNT_NOT_FOUND
   */
  async resolve(caller: CallerAccount | null, text: string): Promise<Actor> {
    if (!this.isAllowed || caller?.role !== 'admin') throw impersonationForbidden()
    const id = parseAccountId(text)
    if (id === null)
      throw validationFailed([{ path: '/x-app-impersonation', message: 'must be the id of one account' }])
    const target = await this.callers.find(id)
    if (target === null) throw accountNotFound()
    requireImpersonable(target)
    return asAccount(target, caller.id)
  }

  /**
   * Begins a request as another account, while both accounts still are what `resolve` took them for. That the admin reads
   * as the account is kept once for each quarter of an hour.
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

  /** Runs a write in one transaction with its record. */
  recordWrite<Result>(request: ImpersonatedRequest, write: () => Promise<Result>): Promise<Result> {
    return this.unitOfWork.enclose(async (repositories) => {
      await this.rights.currentActor(repositories, request.actor)
      await this.trail.append(repositories, request, actOf(request))
      return write()
    })
  }

  /** Keeps a write that was refused, and so had no effect. */
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
