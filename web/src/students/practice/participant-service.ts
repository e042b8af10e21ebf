import { aKey } from '../../idempotency-key.js'
import type { ParticipantService, TakesPart } from './participation.js'
import { outcomeOf } from './unsent.js'

interface ServiceResponse {
  /** 0 if the service was unreachable. */
  readonly status: number
  readonly code: string | null
  readonly body: unknown
}

const ask = async (path: string, init: RequestInit): Promise<ServiceResponse> => {
  try {
    const response = await fetch(path, { credentials: 'omit', ...init })
    const body = (await response.json().catch(() => null)) as { readonly code?: unknown } | null
    return { status: response.status, code: typeof body?.code === 'string' ? body.code : null, body }
  } catch {
    return { status: 0, code: null, body: null }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** What the service does for the participants of a link. */
export const participantService = (token: string): ParticipantService => {
  const participants = `/public/collections/${token}/participants`
  /** The `Idempotency-Key` of each name sent, so that sending a name again doesn't create a second participant. */
  const keys = new Map<string, string>()
  return {
    takePart: async (name) => {
      const key = keys.get(name) ?? aKey()
      keys.set(name, key)
      const { status, code, body } = await ask(participants, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'idempotency-key': key },
        body: JSON.stringify({ name }),
      })
      if (status !== 201) return { code }
      // Someone who leaves may join again, as a new participant.
      keys.delete(name)
      return body as TakesPart
    },
    sendAnswer: async ({ id, key }, dealId, answer) => {
      const { status, code } = await ask(`${participants}/${id}/answers/${dealId}`, {
        method: 'PUT',
        headers: { ...JSON_TYPE, 'x-participant-key': key },
        body: JSON.stringify(answer),
        // Completes the request even if the page is left meanwhile.
        keepalive: true,
      })
      return outcomeOf(status, code)
    },
    leave: async ({ id, key }) => {
      const { status, code } = await ask(`${participants}/${id}`, {
        method: 'DELETE',
        headers: { 'x-participant-key': key },
      })
      return outcomeOf(status, code) === 'arrived' || code === 'PARTICIPANT_NOT_FOUND'
    },
  }
}
