import type { Call } from 'dealbook-domain/bridge/auction.js'

/** The beginning of a typed call, or the call once it is complete. */
export interface TypedCall {
  readonly typed: string
  readonly call: Call | null
}

const NOTHING: TypedCall = { typed: '', call: null }

const STRAINS: Readonly<Record<string, string>> = { c: 'C', d: 'D', h: 'H', s: 'S', n: 'NT' }

const made = (call: string, legal: readonly Call[]): TypedCall => ({
  typed: '',
  call: legal.find((one) => one === call) ?? null,
})

/** Handles a key for a bidding box: `1n`, `2s`, `p`, `x`, `xx`. Illegal calls are ignored. */
export const typedCall = (typed: string, key: string, legal: readonly Call[]): TypedCall => {
  const letter = key.toLowerCase()
  if (/^[1-7]$/.test(letter)) return { typed: letter, call: null }
  if (letter === 'p') return made('P', legal)
  if (letter === 'x') {
    if (typed === 'x') return made('XX', legal)
    // A double and a redouble are never legal in the same place.
    return legal.includes('XX' as Call) ? { typed: 'x', call: null } : made('X', legal)
  }
  const strain = STRAINS[letter]
  return strain !== undefined && /^[1-7]$/.test(typed) ? made(`${typed}${strain}`, legal) : NOTHING
}
