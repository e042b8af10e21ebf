import type { Issue } from '../../domain/errors.js'
import { isInstant } from '../../domain/standard-formats.js'

/** The schema keyword, an OpenAPI extension, that names a content rule. */
export const CONTENT_RULE = 'x-content-rule'

/**
 * A domain rule that can be checked on one part of a request, so that its issues are reported along with all others and
 * before any lookup. It accepts any value and only checks fields with the right types.
 */
export type ContentRule = (sent: unknown) => readonly Issue[]

export type ContentRules = Readonly<Record<string, ContentRule>>

/** A JSON object as it was sent, before its fields are known to have the right types. */
export type Sent = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objectOf = (value: unknown): Sent => (isObject(value) ? value : {})
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const instantOf = (value: unknown): Date | null =>
  typeof value === 'string' && isInstant(value) ? new Date(value) : null
