import { BID_PATTERN } from 'dealbook-domain/bridge/auction.js'

/** How people write a strain: its sign, its letter, or its name in a language of the pages. */
const STRAINS: readonly (readonly [strain: string, written: RegExp])[] = [
  ['C', /^(c|♣|t|clubs?|trefl(es?)?|treffs?|kreuz)$/],
  ['D', /^(d|♦|k|diamonds?|carreaux?|karos?|kara)$/],
  ['H', /^(h|♥|hearts?|coeurs?|herz|kiery?)$/],
  ['S', /^(s|♠|p|spades?|piques?|piki?)$/],
  ['NT', /^(nt?|sa|ba|no ?trumps?|sans ?atouts?|ohne ?trumpf|bez ?atu)$/],
]

/** How people write that it was doubled. */
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

/** In lower case, without accents and signs that cannot be seen. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{Mn}|-/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * A contract as people write it, `4♠`, `4 hearts`, `3nt x`, `passe`, or any game, `game`, in the way the service takes it; `null` for what is no
 * contract.
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

/** A bid as people write it: a contract that is not doubled; `null` for what is no bid. */
export const typedBid = (text: string): string | null => {
  const contract = typedContract(text)
  return contract !== null && BID.test(contract) ? contract : null
}
