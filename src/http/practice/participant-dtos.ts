import { type Static, Type } from 'typebox'
import type { NewParticipant } from '../../application/practice/take-part.js'
import { MAX_PARTICIPANT_NAME_LENGTH } from '../../domain/practice/participant.js'
import { TokenParams } from '../collections/public-collection-dtos.js'
import { called, says, strictObject, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_KEY } from '../openapi/examples.js'

export const PARTICIPANT_ID = Uuid('The id of the participant.', EXAMPLE_IDS.participant)
export const NAME = says('The name under which a student takes part, on one line. It need not be unique.', 'Ada')

/** Sent with every request about one participant. */
export const PARTICIPANT_KEY = 'x-participant-key'
export const ParticipantHeaders = Type.Object({
  [PARTICIPANT_KEY]: Type.Optional(Type.String(says('The `key` of the participant.', EXAMPLE_KEY))),
})

export const ParticipantParams = Type.Object({ ...TokenParams.properties, id: PARTICIPANT_ID })
export const AnswerParams = Type.Object({
  ...ParticipantParams.properties,
  board: Type.String(says('The place of the board in the public read, from 1, or the id of its deal.', '1')),
})

export const ParticipantBody = strictObject(
  { name: Type.String({ format: 'name', maxLength: MAX_PARTICIPANT_NAME_LENGTH, ...NAME }) },
  called('ParticipantInput', 'A student who wants to take part.'),
)

export const ParticipantDto = Type.Object(
  {
    id: PARTICIPANT_ID,
    name: Type.String(NAME),
    key: Type.String(says('The credential of the participant. Store it: it is only shown here.', EXAMPLE_KEY)),
  },
  called('NewParticipant', 'A student who takes part, with the key.'),
)

export const toParticipantDto = ({ participant, key }: NewParticipant): Static<typeof ParticipantDto> => ({
  id: participant.id,
  name: participant.name,
  key,
})
