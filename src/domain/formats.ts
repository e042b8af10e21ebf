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

const MAX_TAG_LENGTH = 35

/** A well-formed language tag (BCP 47, RFC 5646): `fr`, `pt-BR`, `zh-Hant`. */
export const isLanguageTag = (text: string): boolean => {
  if (text.length > MAX_TAG_LENGTH) return false
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** An absolute https address without credentials in it. */
export const isHttpsUrl = (text: string): boolean => {
  if (!/^https:\/\/[^\s/][^\s\p{Cc}<>"]*$/iu.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

const MAX_EMAIL_LENGTH = 320
const EMAIL = /^[^\s@\p{Cc}<>"(),:;]+@[^\s@\p{Cc}<>"(),:;]+$/u

/** What the service takes for an e-mail address: something on either side of one @, in any script. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && text.isWellFormed() && EMAIL.test(text)

const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** A date and time of RFC 3339 that both a `Date` and the databases can hold: of the years 1 to 9999, without leap seconds. */
export const isInstant = (text: string): boolean => {
  const day = INSTANT.exec(text)?.[1]
  if (day === undefined) return false
  // A day that its month does not have runs over into the next one.
  const midnight = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return false
  const at = Date.parse(text)
  return at >= FIRST_INSTANT && at <= LAST_INSTANT
}
