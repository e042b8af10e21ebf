import { decodeJwt, decodeProtectedHeader, type JWTPayload, type ProtectedHeaderParameters } from 'jose'
import { TOKEN_TOLERANCE_SECONDS } from '../../domain/account.js'
import { parseAccountId } from '../../domain/ids.js'
import { isEmail } from '../../domain/standard-formats.js'
import { ALGORITHMS, MAX_TOKEN_LENGTH, type TokenRules } from './jose-access-token-verifier.js'

/** Why a token is refused, and what to change at the provider or in the settings. */
export interface TokenFault {
  readonly what: string
  readonly remedy: string
}

type Check = (token: Token) => TokenFault | null

interface Token {
  readonly header: ProtectedHeaderParameters
  readonly payload: JWTPayload
  readonly rules: TokenRules
  /** Seconds since 1970. */
  readonly now: number
}

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200))

const algorithm: Check = ({ header }) =>
  ALGORITHMS.includes(header.alg ?? '')
    ? null
    : {
        what: `The token is signed with ${shown(header.alg)}`,
        remedy: `Have the provider sign access tokens with one of ${ALGORITHMS.join(', ')}.`,
      }

const issuer: Check = ({ payload, rules }) =>
  payload.iss === rules.issuer
    ? null
    : {
        what: `The issuer of the token (iss) is ${shown(payload.iss)}, but AUTH_ISSUER is ${shown(rules.issuer)}`,
        remedy: 'Set AUTH_ISSUER to what the token has, to the letter.',
      }

const audience: Check = ({ payload, rules }) =>
  [payload.aud].flat().includes(rules.audience)
    ? null
    : {
        what: `The audience of the token (aud) is ${shown(payload.aud)}, but AUTH_AUDIENCE is ${shown(rules.audience)}`,
        remedy:
          'Have the provider put AUTH_AUDIENCE into access tokens for this client, or set AUTH_AUDIENCE to an audience that only they have.',
      }

const end: Check = ({ payload: { exp }, rules, now }) => {
  if (!Number.isSafeInteger(exp))
    return { what: `The end of the token (exp) is ${shown(exp)}`, remedy: 'Have the provider limit access tokens.' }
  if ((exp as number) <= now - TOKEN_TOLERANCE_SECONDS)
    return { what: `The token expired ${Math.round(now - (exp as number))} s ago`, remedy: 'Get a new one.' }
  if ((exp as number) <= now + rules.maxTokenAge + TOKEN_TOLERANCE_SECONDS) return null
  return {
    what: `The token is valid for longer than AUTH_MAX_TOKEN_AGE (${rules.maxTokenAge} s)`,
    remedy: 'Shorten the lifetime of access tokens at the provider, or raise AUTH_MAX_TOKEN_AGE.',
  }
}

const beginning: Check = ({ payload: { iat, nbf }, now }) => {
  const isPast = (time: unknown): boolean =>
    time === undefined || (typeof time === 'number' && time <= now + TOKEN_TOLERANCE_SECONDS)
  return isPast(iat) && isPast(nbf)
    ? null
    : {
        what: `The token is from the future (iat is ${shown(iat)}, nbf is ${shown(nbf)})`,
        remedy: 'Set the clocks of both machines by NTP.',
      }
}

const subject: Check = ({ payload: { sub } }) =>
  typeof sub === 'string' && parseAccountId(sub) !== null
    ? null
    : {
        what: `The subject of the token (sub) is ${shown(sub)}, which is no id of an account`,
        remedy: 'Have the provider use an id of 1 to 255 letters, digits or . _ : | - @ + = ~.',
      }

const email: Check = ({ payload, rules }) => {
  const value = payload[rules.emailClaim]
  return typeof value === 'string' && isEmail(value)
    ? null
    : {
        what: `The e-mail address of the token (${rules.emailClaim}) is ${shown(value)}`,
        remedy: 'Have the provider add it to access tokens, or set AUTH_EMAIL_CLAIM to the claim that has it.',
      }
}

const verification: Check = ({ payload: { email_verified: isVerified }, rules }) => {
  if (isVerified === undefined ? !rules.requireVerifiedEmail : isVerified === true || isVerified === 'true') return null
  return isVerified === undefined
    ? {
        what: 'The token does not say whether the e-mail address is verified (email_verified)',
        remedy: 'Have the provider add it, or set AUTH_REQUIRE_VERIFIED_EMAIL=false if it verifies every address.',
      }
    : {
        what: `The e-mail address of the token is not verified (email_verified is ${shown(isVerified)})`,
        remedy: 'Verify it at the provider.',
      }
}

const CHECKS: readonly Check[] = [algorithm, issuer, audience, end, beginning, subject, email, verification]

const OPAQUE: TokenFault = {
  what: 'The token is not a JWT: it is opaque, so the service cannot verify it',
  remedy:
    'Have the provider issue JWT access tokens for this client and audience; docs/identity-providers.md says how.',
}

/**
 * All reasons, except for the signature, why the service refuses a token. It explains what `JoseAccessTokenVerifier`
 * decides, and decides nothing itself.
 * @param now seconds since 1970
 */
export const faultsOf = (token: string, rules: TokenRules, now: number): readonly TokenFault[] => {
  if (token.split('.').length === 5)
    return [{ what: 'The token is encrypted', remedy: 'Have the provider only sign access tokens.' }]
  if (token.length > MAX_TOKEN_LENGTH)
    return [
      {
        what: `The token has more than ${MAX_TOKEN_LENGTH} characters`,
        remedy: 'Have the provider leave out claims that Dealbook does not read, such as roles and groups.',
      },
    ]
  try {
    const read = { header: decodeProtectedHeader(token), payload: decodeJwt(token), rules, now }
    return CHECKS.flatMap((check) => check(read) ?? [])
  } catch {
    return [OPAQUE]
  }
}
