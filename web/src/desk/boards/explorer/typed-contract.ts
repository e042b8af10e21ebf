import { BID_PATTERN } from 'dealbook-domain/bridge/auction.js'

/** The accepted spellings of a strain: its symbol, its letter, or its name in one of the pages' languages. */
const STRAINS: readonly (readonly [strain: string, written: RegExp])[] = [
  ['C', /^(c|♣|t|clubs?|trefl(es?)?|treffs?|kreuz)$/],
  ['D', /^(d|♦|k|diamonds?|carreaux?|karos?|kara)$/],
  ['H', /^(h|♥|hearts?|coeurs?|herz|kiery?)$/],
  ['S', /^(s|♠|p|spades?|piques?|piki?)$/],
  ['NT', /^(nt?|sa|ba|no ?trumps?|sans ?atouts?|ohne ?trumpf|bez ?atu)$/],
]

/** The accepted spellings of doubled and redoubled. */
const DOUBLED = [
  ['', ''],
  ['xx', 'XX'],
  ['x', 'X'],
  ['redoubled', 'XX'],
  ['doubled', 'X'],
  ['surcontre', 'XX'],
  ['contre', 'X'],
  ['rekontra', 'XX'],
  ['kontra', 'X'],
] as const

const strainOf = (written: string): string | null => STRAINS.find(([, way]) => way.test(written))?.[0] ?? null

/** The text in lower case, without accents, hyphens and extra spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{Mn}|-/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Converts a typed contract, such as `4♠`, `4 hearts`, `3nt x`, `passe` or (for any game) `game`, to the format of the
 * service; `null` if the text is not a contract.
 */
export const typedContract = (text: string): string | null => {
  const written = plain(text)
  if (/^(pas|durchgepasst)/.test(written)) return 'pass'
  if (/^(games?|manches?|vollspiele?|koncowk[ai])$/.test(written)) return 'game'
  const { level, rest = '' } = /^(?<level>[1-7]) ?(?<rest>.+)$/.exec(written)?.groups ?? {}
  if (level === undefined) return null
  for (const [ending, doubled] of DOUBLED) {
    if (!rest.endsWith(ending)) continue
    const strain = strainOf(rest.slice(0, rest.length - ending.length).trim())
    if (strain !== null) return `${level}${strain}${doubled}`
  }
  return null
}

const BID = new RegExp(BID_PATTERN)

/** Converts a typed bid, which is a contract that is not doubled; `null` if the text is not a bid. */
export const typedBid = (text: string): string | null => {
  const contract = typedContract(text)
  return contract !== null && BID.test(contract) ? contract : null
}
