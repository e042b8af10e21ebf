import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import type { AuditRecord } from '../../src/domain/audit.js'
import type { ReplacedMethods } from './use-case-world.js'

/** The whole audit trail, newest first. */
export const trailOf = async ({ audit }: Pick<Repositories, 'audit'>): Promise<readonly AuditRecord[]> =>
  (await audit.list({}, { page: 1, pageSize: 100 })).items

/** A trail to which every write fails. */
export const BROKEN_TRAIL: ReplacedMethods = {
  audit: {
    append: async () => {
      throw new Error('the trail is broken')
    },
  },
}
