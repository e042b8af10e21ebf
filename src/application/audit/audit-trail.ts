import { type AuditedAct, type AuditRecord, auditedActor, type Initiator } from '../../domain/audit.js'
import type { AuditRecordId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Writes audit records in the transaction that they describe: if a record can't be written, neither can the rest. */
export class AuditTrail {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  recordOf({ actor, requestId }: Initiator, act: AuditedAct): AuditRecord {
    return {
      id: this.ids.next() as AuditRecordId,
      at: this.clock.now(),
      ...auditedActor(actor),
      parameters: {},
      ...act,
      requestId,
    }
  }

  append({ audit }: Pick<Repositories, 'audit'>, initiator: Initiator, act: AuditedAct): Promise<void> {
    return audit.append(this.recordOf(initiator, act))
  }
}
