import type { components } from 'dealbook-client'
import { DAY_MS } from 'dealbook-domain/day.js'
import { onDevice } from '../../browser-storage.js'
import { aKey } from '../../idempotency-key.js'
import { type AnswerInput, type Outcome, outcomeOf, type Unsent, unsentOf } from './unsent.js'

const participantKey = (token: string): string => `dealbook.participant.${token}`
const unsentKey = (token: string): string => `dealbook.unsent.${token}`
const endedKey = (token: string): string => `dealbook.ended.${token}`

const { read, write, readJson } = onDevice

/** A student who takes part under a name, with the key to their answers. */
export type TakesPart = components['schemas']['NewParticipant']

/** The participant on this device; `declined` if the reader declined, `null` if not asked yet. */
export type Part = TakesPart | 'declined' | null

export const readPart = (token: string): Part => {
  const value = readJson(participantKey(token))
  const { id, name, key } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (value === 'declined') return value
  return typeof id === 'string' && typeof name === 'string' && typeof key === 'string' ? { id, name, key } : null
}

export const keepPart = (token: string, part: Part): void =>
  write(participantKey(token), part === null ? null : JSON.stringify(part))

/** Removes everything about the participant from the device. */
export const forgetPart = (token: string): void => {
  for (const key of [participantKey, unsentKey, endedKey]) write(key(token), null)
}

/** How long the participant of a closed link is kept, in milliseconds, since the link may open again. */
const KEPT_MS = 7 * DAY_MS

/** Records that the link is closed. A visit a week later or more removes the participant from the device. */
export const noteEnded = (token: string): void => {
  if (read(participantKey(token)) === null) return
  const since = Number(read(endedKey(token)) ?? Date.now())
  if (Date.now() - since >= KEPT_MS) forgetPart(token)
  else write(endedKey(token), String(since))
}

export const noteOpen = (token: string): void => write(endedKey(token), null)

export const readUnsent = (token: string): Unsent => unsentOf(read(unsentKey(token)))

export const keepUnsent = (token: string, unsent: Unsent): void =>
  write(unsentKey(token), Object.keys(unsent).length === 0 ? null : JSON.stringify(unsent))

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

const participantsOf = (token: string): string => `/public/collections/${token}/participants`

const JSON_TYPE = { 'content-type': 'application/json' }

/** The `Idempotency-Key` of each name sent, so that sending a name again doesn't create a second participant. */
const keys = new Map<string, string>()

const keyFor = (name: string): string => {
  const key = keys.get(name) ?? aKey()
  keys.set(name, key)
  return key
}

/** Takes part under a name. On failure, returns the error code, or `null` if the service was unreachable. */
export const takePart = async (token: string, name: string): Promise<TakesPart | { readonly code: string | null }> => {
  const body = JSON.stringify({ name })
  const headers = { ...JSON_TYPE, 'idempotency-key': keyFor(name) }
  const { status, code, body: made } = await ask(participantsOf(token), { method: 'POST', headers, body })
  if (status !== 201) return { code }
  // Someone who leaves may join again, as a new participant.
  keys.delete(name)
  return made as TakesPart
}

export const sendAnswer = async (
  token: string,
  { id, key }: TakesPart,
  dealId: string,
  answer: AnswerInput,
): Promise<Outcome> => {
  const { status, code } = await ask(`${participantsOf(token)}/${id}/answers/${dealId}`, {
    method: 'PUT',
    headers: { ...JSON_TYPE, 'x-participant-key': key },
    body: JSON.stringify(answer),
    // Completes the request even if the page is left meanwhile.
    keepalive: true,
  })
  return outcomeOf(status, code)
}

/** Deletes the participant with all answers. Resolves to whether they are deleted. */
export const leave = async (token: string, { id, key }: TakesPart): Promise<boolean> => {
  const { status, code } = await ask(`${participantsOf(token)}/${id}`, {
    method: 'DELETE',
    headers: { 'x-participant-key': key },
  })
  return outcomeOf(status, code) === 'arrived' || code === 'PARTICIPANT_NOT_FOUND'
}
