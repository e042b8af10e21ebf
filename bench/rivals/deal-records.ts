// A new deal as a table row, with the columns derived for searches.
import { v7 } from 'uuid'
import { contractOf } from './answers.js'
import { fold, lexeme, wordsOf } from './search-terms.js'

/** A deal as it is sent, or read from a file. */
export interface DealInput {
  readonly title: string
  readonly boardNumber: number
  readonly dealer?: string
  readonly vulnerability?: string
  readonly hands: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>
  readonly auction: readonly string[]
  readonly result?: number | null
  readonly commentary: readonly object[]
  readonly themes?: readonly string[]
  readonly personalThemes?: readonly string[]
  readonly supplement?: readonly object[]
  readonly sharing?: string
}

/** The fields from which the search columns are derived. */
export interface Searched {
  readonly title: string
  readonly boardNumber: number | null
  readonly dealer: string
  readonly vulnerability: string
  readonly auction: readonly string[]
  readonly themes: readonly string[]
  readonly personalThemes: readonly string[]
}

const MAX_WORD = 100
const MAX_LINE = 200
const MAX_HEAD_BYTES = 512

const cut = (text: string, max: number): string => (text.length <= max ? text : Array.from(text).slice(0, max).join(''))

const textsOf = (texts: readonly string[], themes: readonly string[]) => ({
  words: [...new Set(texts.flatMap(wordsOf).map((word) => cut(word, MAX_WORD)))],
  themes: [...new Set(themes.map((theme) => cut(fold(theme), MAX_LINE)).filter((theme) => theme !== ''))],
})

const termsOf = ({ words, themes }: ReturnType<typeof textsOf>): readonly string[] => [
  ...words.map((word) => lexeme(`w${word}`)),
  ...themes.map((theme) => lexeme(`t${theme}`)),
]

export const searchColumnsOf = (deal: Searched) => {
  const { title, boardNumber, dealer, vulnerability, auction, themes, personalThemes } = deal
  const contract = contractOf(auction, dealer)
  const short =
    contract && (contract.strain ? `${contract.level}${contract.strain}${'X'.repeat(contract.doubled)}` : 'pass')
  const declarer = contract?.declarer ?? null
  const [open, personal] = [textsOf([title, ...themes], themes), textsOf(personalThemes, personalThemes)]
  const head = `\n${[...open.themes, ...personal.themes].map((theme) => `${theme}\n`).join('')}${[...open.words, ...personal.words].map((word) => ` ${word}`).join('')}`
  const facets = [
    `d${dealer}`,
    `v${vulnerability}`,
    boardNumber && `n${boardNumber}`,
    short && `c${short}`,
    declarer && `r${declarer}`,
  ]
  return {
    contract: short,
    declarer,
    search_title: cut(fold(title), MAX_LINE),
    search_terms: [...termsOf(open), ...facets.flatMap((facet) => (facet ? [lexeme(facet)] : []))].join(' '),
    personal_terms: termsOf(personal).join(' '),
    search_head: Buffer.byteLength(head) <= MAX_HEAD_BYTES ? head : null,
  }
}

const VULNERABILITIES = [
  'None',
  'NS',
  'EW',
  'All',
  'NS',
  'EW',
  'All',
  'None',
  'EW',
  'All',
  'None',
  'NS',
  'All',
  'None',
  'NS',
  'EW',
]

interface Creation {
  readonly ownerId: string | undefined
  readonly now: Date
  readonly imported: boolean
}

/** A new row, keyed by column names. */
export const recordOf = (input: DealInput, { ownerId, now, imported }: Creation) => {
  const {
    title,
    boardNumber,
    hands,
    auction,
    commentary,
    themes = [],
    personalThemes = [],
    sharing = 'private',
  } = input
  const place = boardNumber - 1
  const { dealer = 'NESW'.charAt(place % 4), vulnerability = VULNERABILITIES[place % 16] as string } = input
  return {
    ...{ id: v7(), revision: 1, owner_id: ownerId, title, board_number: boardNumber, dealer, vulnerability },
    hands: [hands.N, hands.E, hands.S, hands.W].join(' '),
    ...{ auction: auction.join(' '), call_notes: [], play: '', result: input.result ?? null, commentary, themes },
    ...{ personal_themes: personalThemes, inspirations: [], supplement: input.supplement ?? [], sharing_group_ids: [] },
    ...{ sharing, lifecycle: 'active', imported, published_at: sharing === 'public' ? now : null },
    ...{ created_at: now, updated_at: now },
    text_bytes: Buffer.byteLength(JSON.stringify([[], commentary, themes, personalThemes, []])),
    ...searchColumnsOf({ title, boardNumber, dealer, vulnerability, auction, themes, personalThemes }),
  }
}

export type DealRecord = ReturnType<typeof recordOf>
