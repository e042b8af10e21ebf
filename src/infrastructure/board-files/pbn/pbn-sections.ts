import { type Call, MAX_CALLS } from '../../../domain/bridge/auction.js'
import { MAX_CARDS as MAX_CELLS } from '../../../domain/bridge/play.js'
import type { CallNoteInput } from '../../../domain/call-note.js'
import type { BoardDraft } from '../board-draft.js'
import { shown } from '../bridge-texts.js'
import { CallNotes } from '../call-notes.js'
import { callsFrom, closingPasses, GAP, placesOf, type ReadCall, unreadCall } from '../call-text.js'
import { cardFrom, NO_CARD } from '../play-table.js'

/** A section to which notes belong. */
export interface Noted {
  readonly crowded: ReadonlySet<string>
  /** Takes a note, after the items that refer to it. Returns the text for the commentary. */
  note(value: string): string
  /** The numbers of missing notes to which calls refer. */
  unexplained(): readonly string[]
}

/** The calls or cards of a section, with references to notes. */
export class Section<Item> implements Noted {
  readonly items: Item[] = []
  readonly written: string[] = []
  private readonly references = new Map<string, number[]>()
  protected readonly marks = new Map<number, string>()
  private readonly explained = new Set<string>()
  /** The numbers of notes to which too many items refer. */
  readonly crowded = new Set<string>()

  constructor(protected readonly label: (at: number, items: readonly Item[]) => string) {}

  /** Takes a reference after an item, such as `=1=`. */
  refer(number: string): void {
    const places = this.references.get(number) ?? []
    if (places.length >= MAX_PLACES) this.crowded.add(number)
    else if (this.items.length > 0) places.push(this.items.length - 1)
    this.references.set(number, places)
  }

  /** Takes a mark after an item: `!`, `?` or `$1`. */
  mark(mark: string): void {
    const at = this.items.length - 1
    const text = glyphText(mark)
    if (text !== '') this.marks.set(at, `${this.marks.get(at) ?? ''} ${text}`.slice(0, MAX_MARKS))
  }

  note(value: string): string {
    const { places, text } = this.refersTo(value)
    return this.labelled(places, text)
  }

  protected labelled(places: readonly number[], text: string, mark = ''): string {
    const labels = places.slice(0, MAX_LABELS).map((at) => `${this.label(at, this.items)}${mark}`)
    if (places.length > MAX_LABELS) labels.push('…')
    return labels.length === 0 ? text : `${labels.join(', ')}: ${text}`
  }

  /** The items that refer to a note. */
  protected refersTo(value: string): { readonly places: readonly number[]; readonly text: string } {
    const [, number = '', text = value] = /^\s*(\d{1,3})\s*:\s*(.*)$/s.exec(value) ?? []
    if (number === '') return { places: [], text }
    const name = String(Number(number))
    this.explained.add(name)
    return { places: this.references.get(name) ?? [], text }
  }

  marked(): readonly string[] {
    return [...this.marks].map(([at, mark]) => `${at < 0 ? '' : this.label(at, this.items)}${mark}`.trim())
  }

  unexplained(): readonly string[] {
    return [...this.references.keys()].filter((number) => !this.explained.has(number))
  }
}

const MAX_MARKS = 60
const MAX_LABELS = 8
export const MAX_PLACES = 64

/** Section 3.7, from `$0` on. The marks for calls are repeated for cards. */
const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!']
const GLYPHS = ['', ...SUFFIXES, ...SUFFIXES, '(the call was corrected)', '(the card was corrected)']

const glyphText = (mark: string): string => (mark.startsWith('$') ? (GLYPHS[Number(mark.slice(1))] ?? mark) : mark)

/** Matches a reference, a mark or a word of a section. */
const WORD = /=(\d{1,3})=|(\$\d{1,3}|[!?]{1,2})|(all[ \t]+pass(?!\S)|[^\s=!?$]+|[=$])/gi

const isHyphen = (word: string): boolean => /^(?:-+|_+)$/.test(word)
const isEnd = (word: string): boolean => word === '*' || word === '+'
const ALL_PASS = /^(?:AP|all[ \t-]*pass)$/i

/** The calls of an auction, with their notes. */
export class AuctionSection extends Section<ReadCall> {
  /** The number of hyphens before the first call, in the columns of the seats before the dealer. */
  before = 0
  private readonly notes = new CallNotes()

  /**
   * Adds a note to the calls that refer to it. Returns the text if no call refers to it, or if it is too long for some.
   */
  override note(value: string): string {
    const { places, text } = this.refersTo(value)
    if (places.length === 0) return text
    const left = this.notes.explainAll(places, text)
    return left.calls.length === 0 ? '' : this.labelled(left.calls, left.text, left.mark)
  }

  /** Adds a note to the call after the last one. */
  noteNext(text: string): void {
    this.notes.explainAlerted(this.items.length, text)
  }

  /** The notes of the calls. If the auction is not kept, they are added to the commentary. */
  callNotes(auction: readonly Call[], draft: BoardDraft): readonly CallNoteInput[] {
    for (const [at, mark] of this.marks) {
      if (at >= 0) this.notes.explain(at, mark.trim())
      else draft.note(mark.trim())
    }
    return this.notes.read(placesOf(auction, this.items), draft, (call) => this.label(call, this.items))
  }
}

/** Section 3.5: calls, hyphens, `AP` for all pass, `*` or `+` at the end of an unfinished auction, `^I`, `^S`. */
export const readCalls = (raw: string, auction: AuctionSection, draft: BoardDraft): void => {
  const { items, written } = auction
  written.push(raw)
  for (const [, reference, mark, word = ''] of raw.matchAll(WORD)) {
    if (items.length > MAX_CALLS) return
    if (reference !== undefined) auction.refer(String(Number(reference)))
    else if (mark !== undefined) auction.mark(mark)
    else if (/^\^s$/i.test(word)) items.push(GAP)
    else if (word.startsWith('^')) draft.warn('irregularities (^) of the auction are not kept')
    else if (ALL_PASS.test(word)) items.push(...closingPasses(items))
    else if (isHyphen(word) && items.length === 0) auction.before++
    else if (isHyphen(word)) items.push(GAP)
    else if (!isEnd(word)) items.push(...(callsFrom(word) ?? [unreadCall(word)]))
  }
}

/** The number of hyphens before the first call of an auction, given the texts of its section. */
export const hyphensBefore = (texts: Iterable<string>): number => {
  let hyphens = 0
  for (const text of texts)
    for (const [word] of text.matchAll(/\S+/g)) {
      if (!isHyphen(word)) return hyphens
      hyphens++
    }
  return hyphens
}

/** The words and marks of a play table, and what follows from them. */
export interface PlaySection {
  readonly section: Section<string>
  /** Why the play can't be legal, regardless of the cards. */
  fault: string | null
  /** Whether the table has ended, with `*` or `+`. */
  isOver: boolean
}

export const newPlaySection = (): PlaySection => ({
  section: new Section<string>((at, cards) => cards[at] ?? ''),
  fault: null,
  isOver: false,
})

/** Section 3.6: cards, hyphens, `*` or `+` at the end of an unfinished play, `^R`, `^L`. */
export const readCards = (raw: string, play: PlaySection): void => {
  const { section } = play
  section.written.push(raw)
  for (const [, reference, mark, word = ''] of raw.matchAll(WORD)) {
    const isOver = section.items.length >= MAX_CELLS || play.isOver
    if (reference !== undefined) section.refer(String(Number(reference)))
    else if (mark !== undefined) section.mark(mark)
    else if (isEnd(word)) play.isOver = true
    else if (word.startsWith('^')) play.fault ??= `it has an irregularity (${shown(word)})`
    else if (!isOver) section.items.push(isHyphen(word) ? NO_CARD : shown(word))
    else if (!isHyphen(word)) play.fault ??= `${shown(word)} comes after its end`
  }
}

/** Whether a text could be part of an auction or a play: it consists of calls, or of cards. */
export const isOfSection = (name: string, raw: string): boolean =>
  [...raw.matchAll(WORD)].every(
    ([, reference, mark, word = '']) =>
      reference !== undefined ||
      mark !== undefined ||
      isHyphen(word) ||
      isEnd(word) ||
      word.startsWith('^') ||
      (name === 'Play' ? cardFrom(word) !== null : ALL_PASS.test(word) || callsFrom(word) !== null),
  )
