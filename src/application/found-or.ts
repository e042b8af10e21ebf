import type { DomainError } from '../domain/errors.js'

/** Returns what was found. @throws the error from `refusal` if that is `null` */
export const foundOr = <Found>(found: Found | null, refusal: () => DomainError): Found => {
  if (found === null) throw refusal()
  return found
}
