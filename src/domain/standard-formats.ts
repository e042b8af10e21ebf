/** ISO 3166-1 alpha-2, the officially assigned codes. */
const COUNTRIES: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
)

export const isCountry = (text: string): boolean => COUNTRIES.has(text)

/** The characters and the maximum length of a tag; ASCII only. */
const TAG_CHARACTERS = /^[a-z0-9-]{1,35}$/i

/** Tags registered before RFC 4646 that its grammar does not cover: "irregular" in section 2.1. */
const IRREGULAR_TAGS: ReadonlySet<string> = new Set(
  `en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu
  sgn-be-fr sgn-be-nl sgn-ch-de`.split(/\s+/),
)

/** The ABNF rules of RFC 5646, section 2.1, by the same names and in lower case. */
const LANGUAGE = '(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})'
const SCRIPT = '[a-z]{4}'
const REGION = '(?:[a-z]{2}|[0-9]{3})'
const VARIANT = '(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3})'
const EXTENSION = '[a-wyz0-9](?:-[a-z0-9]{2,8})+'
const PRIVATE_USE = 'x(?:-[a-z0-9]{1,8})+'
const LANGUAGE_TAG = new RegExp(
  `^(?:${LANGUAGE}(?:-${SCRIPT})?(?:-${REGION})?(?<variants>(?:-${VARIANT})*)(?<extensions>(?:-${EXTENSION})*)` +
    `(?:-${PRIVATE_USE})?|${PRIVATE_USE})$`,
)

const isRepeated = (subtag: string, index: number, all: readonly string[]): boolean => all.indexOf(subtag) < index

/**
 * A BCP 47 language tag that is well-formed by RFC 5646: `fr`, `pt-BR`, `zh-Hant`, `x-club`. No variant or singleton may
 * occur twice (section 2.2.9); whether the subtags are registered is not checked.
 */
export const isLanguageTag = (text: string): boolean => {
  if (!TAG_CHARACTERS.test(text)) return false
  const tag = text.toLowerCase()
  if (IRREGULAR_TAGS.has(tag)) return true
  const { variants = '', extensions = '' } = LANGUAGE_TAG.exec(tag)?.groups ?? {}
  const singletons = extensions.split('-').filter((subtag) => subtag.length === 1)
  return LANGUAGE_TAG.test(tag) && ![variants.split('-'), singletons].some((subtags) => subtags.some(isRepeated))
}

/** The first subtag of a language tag, in lower case: `fr` for `fr-CA`. */
export const baseLanguageOf = (tag: string): string => (tag.split('-', 1)[0] as string).toLowerCase()

/** An absolute https URL without credentials. */
export const isHttpsUrl = (text: string): boolean => {
  if (!/^https:\/\/[^\s/][^\s\p{Cc}<>"]*$/iu.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/** An http URL of this machine, without credentials. */
export const isLoopbackUrl = (text: string): boolean =>
  /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?([/?#][^\s\p{Cc}<>"]*)?$/iu.test(text) &&
  URL.canParse(text)

export const MAX_EMAIL_LENGTH = 320
const EMAIL = /^[^\s@\p{Cc}<>"(),:;]+@[^\s@\p{Cc}<>"(),:;]+$/u

/** Accepted e-mail addresses: something on either side of a single @, in any script. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && text.isWellFormed() && EMAIL.test(text)

const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** An RFC 3339 date and time that both `Date` and the databases can store: years 1 to 9999, no leap seconds. */
export const isInstant = (text: string): boolean => {
  const day = INSTANT.exec(text)?.[1]
  if (day === undefined) return false
  // `Date` moves a day that does not exist in the month into the next month.
  const midnight = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return false
  const at = Date.parse(text)
  return at >= FIRST_INSTANT && at <= LAST_INSTANT
}
