import { MAX_CALLS } from '../../domain/auction.js'
import { MAX_CARDS as MAX_CELLS } from '../../domain/play.js'
import { type BoardDraft, callsFrom, closingPasses, GAP, type ReadCall, shown } from './board-draft.js'
import { NO_CARD } from './play-table.js'

/** What a section lists, calls or cards, with the notes that refer to them. */
export class Section<Item> {
  readonly items: Item[] = []
  readonly written: string[] = []
  private readonly references = new Map<string, number[]>()
  private readonly marks = new Map<number, string>()

  constructor(private readonly label: (at: number, items: readonly Item[]) => string) {}

  /** `=1=` behind an item. */
  refer(number: string): void {
    const places = this.references.get(number) ?? []
    if (places.length < MAX_LABELS) places.push(this.items.length - 1)
    this.references.set(number, places)
  }

  /** `!`, `?`, `$1` behind an item. */
  mark(mark: string): void {
    const at = this.items.length - 1
    this.marks.set(at, `${this.marks.get(at) ?? ''}${mark}`.slice(0, MAX_MARKS))
  }

  /** The text of a note, behind the items that refer to it. */
  note(value: string): string {
    const [, number = '', text = value] = /^\s*(\d{1,2})\s*:\s*(.*)$/s.exec(value) ?? []
    const labels = (this.references.get(String(Number(number))) ?? []).map((at) => this.label(at, this.items))
    return labels.length === 0 ? text : `${labels.join(', ')}: ${text}`
  }

  marked(): readonly string[] {
    return [...this.marks].map(([at, mark]) => `${this.label(at, this.items)} ${mark}`)
  }
}

const MAX_MARKS = 20
const MAX_LABELS = 8

/** A word of a section, the references and marks behind it split off. */
const WORD = /=(\d{1,2})=|(\$\d{1,3}|[!?]{1,2})|([^\s=!?$]+|[=$])/g

export const readCalls = (raw: string, auction: Section<ReadCall>, draft: BoardDraft): void => {
  auction.written.push(raw)
  for (const [, reference, mark, word = ''] of raw.matchAll(WORD)) {
    if (auction.items.length > MAX_CALLS) return
    if (reference !== undefined) auction.refer(String(Number(reference)))
    else if (mark !== undefined) auction.mark(mark)
    else if (word.startsWith('^')) draft.warn('irregularities (^) of the auction are not kept')
    else if (word.toUpperCase() === 'AP') auction.items.push(...closingPasses(auction.items))
    else if (/^(?:-+|_+)$/.test(word)) {
      // Before the first call they stand under those who sit before the dealer.
      if (auction.items.length > 0) auction.items.push(GAP)
    } else if (!/^[*+]$/.test(word)) auction.items.push(...(callsFrom(word) ?? [null]))
  }
}

/** The words of a play table and what they say of it. */
export interface PlaySection {
  readonly section: Section<string>
  /** Why it cannot be a play by the laws, whatever its cards. */
  fault: string | null
  /** Whether it ended: `*` after the last card, `+` where it goes on. */
  isOver: boolean
}

export const newPlaySection = (): PlaySection => ({
  section: new Section<string>((at, cards) => cards[at] ?? ''),
  fault: null,
  isOver: false,
})

export const readCards = (raw: string, play: PlaySection): void => {
  const { section } = play
  section.written.push(raw)
  for (const [, reference, mark, word = ''] of raw.matchAll(WORD)) {
    if (reference !== undefined) section.refer(String(Number(reference)))
    else if (mark !== undefined) section.mark(mark)
    else if (word === '*' || word === '+') play.isOver = true
    else if (word.startsWith('^')) play.fault ??= 'it has irregularities'
    else if (section.items.length >= MAX_CELLS || play.isOver) play.fault ??= 'it goes on after its end'
    else section.items.push(/^(?:-+|_+)$/.test(word) ? NO_CARD : shown(word))
  }
}
