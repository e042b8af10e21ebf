import { fittingSupplement, type SupplementEntry } from '../../domain/supplement.js'

/** The maximum number of entries that one warning names. */
const MAX_NAMES = 30

interface Warnings {
  warn(message: string): void
  warnOfRoom(name: string): void
}

/** Gathers the entries of a board's supplement. */
export class SupplementDraft {
  private readonly values = new Map<string, string>()
  /** The names of entries, keyed by the warning that mentions them. */
  private readonly names = new Map<string, Set<string>>()

  /** Adds an entry; values with the same name are joined with bars. */
  add(name: string, value: string, warning: string | null): void {
    const [first = '', ...lines] = value
      .replace(/[^\P{Cc}\t\n]/gu, '')
      .toWellFormed()
      .split('\n')
    // An empty line would end the board in a file.
    const text = [first, ...lines.filter((line) => line.trim() !== '')].join('\n')
    const before = this.values.get(name)
    this.values.set(name, before === undefined ? text : `${before} | ${text}`)
    if (warning !== null) this.names.set(warning, (this.names.get(warning) ?? new Set()).add(name))
  }

  /** The entries for which there is room. Adds warnings for these and for the dropped ones. */
  entries(warnings: Warnings): readonly SupplementEntry[] {
    const { kept, dropped } = fittingSupplement([...this.values].map(([name, value]) => ({ name, value })))
    const gone = new Set(dropped.map(({ name }) => name))
    for (const [warning, names] of this.names) {
      const left = [...names].filter((name) => !gone.has(name))
      if (left.length > 0)
        warnings.warn(`${warning} (${left.slice(0, MAX_NAMES).join(', ')}${left.length > MAX_NAMES ? ', …' : ''})`)
    }
    for (const name of gone) warnings.warnOfRoom(name)
    return kept
  }
}

const WORDS: readonly (readonly [string, RegExp])[] = [
  ["the players' names were", /^(?:(?:North|East|South|West)(?:NA|Type|Team)?|HomeTeam|VisitTeam|pn|pw)$/],
  [
    'the event, place and date were',
    /^(?:Event\w*|Site|(?:UTC)?Date|(?:UTC)?Time|Season|Section|Stage|Round|Table|Room|vg)$/,
  ],
  ['the scores were', /^(?:Scor\w*|Competition|\w+ScoreTable|rs|mp)$/],
  ['the double dummy analysis was', /^(?:Optimum\w*|DoubleDummy\w*|Par\w*|Minimax|Ability)$/],
  ['the contract, in which no auction ends, was', /^(?:Contract|Declarer)$/],
  ['the result was', /^(?:Result|mc)$/],
]

/** The subject of an entry, in words. The entries `Play`, `pc` and `p` have warnings of their own. */
export const subjectOf = (name: string): string =>
  WORDS.find(([, names]) => names.test(name))?.[0] ?? 'what a deal has no field for was'
