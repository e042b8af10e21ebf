import { DAY_MS } from 'dealbook-domain/day.js'
import { onDevice } from '../../browser-storage.js'
import type { Part, ParticipantDevice } from './participation.js'
import { unsentOf } from './unsent.js'

const participantKey = (token: string): string => `dealbook.participant.${token}`
const unsentKey = (token: string): string => `dealbook.unsent.${token}`
const endedKey = (token: string): string => `dealbook.ended.${token}`

const { read, write, readJson } = onDevice

const readPart = (token: string): Part => {
  const value = readJson(participantKey(token))
  const { id, name, key } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (value === 'declined') return value
  return typeof id === 'string' && typeof name === 'string' && typeof key === 'string' ? { id, name, key } : null
}

/** The participant of a link, and their undelivered answers, stored in this browser. */
export const participantDevice = (token: string): ParticipantDevice => ({
  readPart: () => readPart(token),
  keepPart: (part) => write(participantKey(token), part === null ? null : JSON.stringify(part)),
  readUnsent: () => unsentOf(read(unsentKey(token))),
  keepUnsent: (unsent) => write(unsentKey(token), Object.keys(unsent).length === 0 ? null : JSON.stringify(unsent)),
})

/** How long the participant of a closed link is kept, in milliseconds, since the link may open again. */
const KEPT_MS = 7 * DAY_MS

/** Records that the link is closed. A visit a week later or more removes the participant from the device. */
export const noteEnded = (token: string): void => {
  if (read(participantKey(token)) === null) return
  const since = Number(read(endedKey(token)) ?? Date.now())
  if (Date.now() - since < KEPT_MS) write(endedKey(token), String(since))
  else for (const key of [participantKey, unsentKey, endedKey]) write(key(token), null)
}

export const noteOpen = (token: string): void => write(endedKey(token), null)
