import type { TokenRules } from '../../src/infrastructure/jose/jose-access-token-verifier.js'
import { base64url, type SigningKey } from './signing-keys.js'

export const HOUR = 3_600

/** Claims; one that is `undefined` is left out of the token. */
export type Claims = { readonly [claim: string]: unknown }

/** Changes that make a valid token invalid, from `now` until `soon`, both in seconds. */
export const badClaims = (
  rules: Pick<TokenRules, 'issuer' | 'audience' | 'maxTokenAge'>,
  now: number,
  soon = now,
): [string, Claims][] => [
  ['from another issuer', { iss: 'https://other.example.org' }],
  ['without an issuer', { iss: undefined }],
  ['from an issuer that is null', { iss: null }],
  ['from a list of issuers with ours in it', { iss: [rules.issuer] }],
  ['from our issuer with a slash behind it', { iss: `${rules.issuer}/` }],
  ['from our issuer in capitals', { iss: rules.issuer.toUpperCase() }],
  ['from an issuer that begins like ours', { iss: `${rules.issuer}.evil.example.com` }],
  ['for another audience', { aud: 'https://other.example.org' }],
  ['without an audience', { aud: undefined }],
  ['for an audience that is null', { aud: null }],
  ['for a list of other audiences', { aud: ['https://other.example.org', 'more'] }],
  ['for an empty list of audiences', { aud: [] }],
  ['for our audience in a list in a list', { aud: [[rules.audience]] }],
  ['for an audience that begins like ours', { aud: `${rules.audience}-admin` }],
  ['for audiences written in one text', { aud: `other ${rules.audience}` }],
  ['for an audience that is an object', { aud: { [rules.audience]: true } }],
  ['without an end', { exp: undefined }],
  ['whose end is null', { exp: null }],
  ['whose end has passed', { exp: now - HOUR }],
  ['whose end has passed by just the tolerance', { exp: now - 5 }],
  ['whose end is a text', { exp: String(now + HOUR) }],
  ['whose end is a date', { exp: '2026-03-01T13:00:00Z' }],
  ['whose end is fractional', { exp: now + HOUR + 0.5 }],
  ['whose end is in a list', { exp: [now + HOUR] }],
  ['whose end is true', { exp: true }],
  ['whose end is zero', { exp: 0 }],
  ['whose end is negative', { exp: -now }],
  ['whose end lies in the year 9999', { exp: 253_402_300_799 }],
  ['whose end is given in milliseconds', { exp: (now + HOUR) * 1_000 }],
  ['whose end is past what numbers can tell apart', { exp: 2 ** 53 }],
  ['that ends later than it may', { exp: soon + rules.maxTokenAge + 6 }],
  ['that begins later', { nbf: soon + 6 }],
  ['whose beginning is a text', { nbf: String(now) }],
  ['whose beginning is null', { nbf: null }],
  ['that is issued in the future', { iat: soon + 6 }],
  ['whose time of issue is a text', { iat: String(now) }],
  ['whose time of issue is null', { iat: null }],
  ['without a subject', { sub: undefined }],
  ['whose subject is null', { sub: null }],
  ['whose subject is a number', { sub: 7 }],
  ['whose subject is in a list', { sub: ['teacher-1'] }],
  ['whose subject is an object', { sub: { id: 'teacher-1' } }],
  ['whose subject is empty', { sub: '' }],
  ['whose subject is too long', { sub: 'a'.repeat(256) }],
  ['whose subject holds a line break', { sub: 'teacher-1\n' }],
  ['whose subject holds NUL', { sub: 'teacher-1\0' }],
  ['whose subject holds an escape', { sub: 'teacher\u001b[2K' }],
  ['whose subject holds a space', { sub: 'teacher 1' }],
  ['whose subject holds a slash', { sub: 'teacher/1' }],
  ['whose subject holds a Cyrillic look-alike', { sub: 'te\u0430cher-1' }],
  ['whose subject is in full-width letters', { sub: '\uff54eacher-1' }],
  ['whose subject holds a zero-width space', { sub: 'teacher\u200b-1' }],
  ['whose subject turns the direction of writing', { sub: '\u202eteacher-1' }],
  ['whose subject holds an accent', { sub: 'te\u0301acher-1' }],
  ['whose subject holds half a character', { sub: 'teacher\ud800' }],
  ["whose subject is 'me'", { sub: 'me' }],
  ["whose subject is 'search'", { sub: 'search' }],
  ["whose subject is '.'", { sub: '.' }],
  ["whose subject is '..'", { sub: '..' }],
  ['without an e-mail', { email: undefined }],
  ['whose e-mail is null', { email: null }],
  ['whose e-mail is a number', { email: 7 }],
  ['whose e-mail is in a list', { email: ['teacher@example.org'] }],
  ['whose e-mail is empty', { email: '' }],
  ['whose e-mail has no @', { email: 'teacher.example.org' }],
  ['whose e-mail has nothing before the @', { email: '@example.org' }],
  ['whose e-mail has two @', { email: 'teacher@example.org@evil.example.com' }],
  ['whose e-mail holds a line break', { email: 'teacher@example.org\nbcc:x' }],
  ['whose e-mail holds NUL', { email: 'teacher\0@example.org' }],
  ['whose e-mail holds half a character', { email: 'teacher\udc00@example.org' }],
  ['whose e-mail is too long', { email: `${'a'.repeat(320)}@example.org` }],
  ['whose e-mail is not verified', { email_verified: false }],
  ["whose e-mail is verified as 'false'", { email_verified: 'false' }],
  ["whose e-mail is verified as 'TRUE'", { email_verified: 'TRUE' }],
  ['whose e-mail is verified as 1', { email_verified: 1 }],
  ['whose e-mail is verified as null', { email_verified: null }],
  ['whose e-mail is verified as a list', { email_verified: [true] }],
]

/** Ways to corrupt the text of a valid token. */
export const DEFORMED: [string, (token: string) => string][] = [
  ['is empty', () => ''],
  ['is cut off in the signature', (token) => token.slice(0, -8)],
  ['lacks its signature', (token) => token.slice(0, token.lastIndexOf('.'))],
  ['lacks its signature behind the dot', (token) => token.slice(0, token.lastIndexOf('.') + 1)],
  ['lacks its header', (token) => token.slice(token.indexOf('.'))],
  ['lacks its payload', (token) => token.replace(/\..*\./, '..')],
  ['has four parts', (token) => `${token}.AAAA`],
  ['has five parts, as an encrypted token has', (token) => `${token}.AAAA.AAAA`],
  ['ends in a line break', (token) => `${token}\n`],
  ['ends in a space', (token) => `${token} `],
  ['begins with a space', (token) => ` ${token}`],
  ['is padded', (token) => `${token}==`],
  ['is padded in its header', (token) => token.replace('.', '=.')],
  ['holds a line break', (token) => token.replace('.', '.\n')],
  ['holds NUL', (token) => `${token}\0`],
  ['is in quotes', (token) => `"${token}"`],
  ['appears twice', (token) => `${token},${token}`],
  ['has a header that is no JSON', (token) => token.replace(/^[^.]+/, base64url('alg: EdDSA'))],
  ['has a header that is a list', (token) => token.replace(/^[^.]+/, base64url([]))],
]

/** Headers with critical parameters that the service does not support. */
export const CRITICAL: [string, object][] = [
  ['an unknown extension', { crit: ['urn:example:unheard-of'], 'urn:example:unheard-of': 1 }],
  ['an extension that is absent', { crit: ['exp'] }],
  ['nothing', { crit: [] }],
  ['a text', { crit: 'exp' }],
  ['an unencoded payload', { crit: ['b64'], b64: false }],
]

/** Signs a header that no library would sign. */
export const signedAsItStands = async (
  { alg, kid, privateKey }: SigningKey,
  payload: object,
  header: object,
): Promise<string> => {
  const input = `${base64url({ alg, kid, ...header })}.${base64url(payload)}`
  const signature = await crypto.subtle.sign('Ed25519', privateKey, Buffer.from(input))
  return `${input}.${Buffer.from(signature).toString('base64url')}`
}
