import type { CollectionId, ParticipantId } from '../../../domain/ids.js'
import type { Participant } from '../../../domain/practice/participant.js'
import { columnsOf, picked } from '../../postgres/columns.js'
import type { ParticipantModel } from '../generated/models.js'

/** Maps the fields of a participant's model to its columns. */
const COLUMNS = {
  id: 'id',
  collectionId: 'collection_id',
  name: 'name',
  keyHash: 'key_hash',
  startedAt: 'started_at',
  lastAt: 'last_at',
  activeAt: 'active_at',
} as const satisfies Record<keyof ParticipantModel, string>

const READ = picked(COLUMNS, ['id', 'collectionId', 'name', 'startedAt', 'lastAt'])

/** A select list for a participant (`p`). */
export const PARTICIPANT_COLUMNS = columnsOf(READ, 'p')

export type ParticipantRow = Pick<ParticipantModel, keyof typeof READ>

export const toParticipant = (row: ParticipantRow): Participant => ({
  id: row.id as ParticipantId,
  collectionId: row.collectionId as CollectionId,
  name: row.name,
  startedAt: row.startedAt,
  lastAt: row.lastAt,
})
