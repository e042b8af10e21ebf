import type { Suit } from 'dealbook-domain/bridge/card.js'
import type { PageLanguage } from 'dealbook-domain/page-languages.js'
import { SUIT_LETTERS } from './suit-letters.js'

/** The state of a call that is being typed. */
export interface TypedCall {
  /** The beginning of a call. */
  readonly typed: string
  /** The complete call, which need not be legal. */
  readonly call: string | null
  /** The call that the beginning already is, unless another key follows. */
  readonly unlessMore: string | null
}

/** The letters for no trump besides `n`. */
const NO_TRUMP: Readonly<Record<PageLanguage, string>> = { en: 'nt', fr: 'sa', de: 'sa', pl: 'ba' }

const typing = (typed: string, unlessMore: string | null = null): TypedCall => ({ typed, call: null, unlessMore })
const complete = (call: string): TypedCall => ({ typed: '', call, unlessMore: null })

const strainOf = (letters: string, language: PageLanguage): Suit | 'NT' | undefined =>
  letters === 'n' || letters === NO_TRUMP[language] ? 'NT' : SUIT_LETTERS[language][letters]

/**
 * Handles a key for a bidding box: `1n`, `2s`, `p`, `x`, `xx`, and the letters of the page's language, such as `1sa`.
 * @param canRedouble whether a redouble is legal, so that `x` may be its beginning
 */
export const typedCall = (typed: string, key: string, language: PageLanguage, canRedouble: boolean): TypedCall => {
  const letter = key.toLowerCase()
  if (/^[1-7]$/.test(letter)) return typing(letter)
  if (letter === 'x') {
    if (typed === 'x') return complete('XX')
    // A double and a redouble are never legal in the same place.
    return canRedouble ? typing('x') : complete('X')
  }
  const [level = '', ...letters] = typed
  if (!/^[1-7]$/.test(level)) return letter === 'p' ? complete('P') : typing('')
  const strain = strainOf(letters.join('') + letter, language)
  const begun = NO_TRUMP[language].startsWith(letter) && letter !== 'n' && letters.length === 0
  if (begun) return typing(level + letter, strain === undefined ? null : level + strain)
  return strain === undefined ? typing('') : complete(level + strain)
}
