import type { BoardRecord } from '../../application/ports/board-reader.js'
import { type Call, contractOf, MAX_CALLS } from '../../domain/auction.js'
import { dealerOfBoard, type Seat, seatAfter, type Vulnerability } from '../../domain/board.js'
import type { DealFields } from '../../domain/deal-content.js'
import {
  BoardDraft,
  boardNumberFrom,
  callLabel,
  callsFrom,
  closingPasses,
  GAP,
  handFrom,
  MAX_HAND_TEXT,
  MAX_SECTION_LENGTH,
  NoBoard,
  type ReadCall,
  seatFrom,
  shown,
  titleFrom,
  vulnerabilityFrom,
} from './board-draft.js'
import { KEPT_TAGS, MAX_TAGS, PbnDigest } from './pbn-digest.js'
import { type PbnGame, PbnGames, type PbnInherited } from './pbn-games.js'
import { cut } from './record-cutter.js'

/**
 * Reads the boards of a PBN file (Portable Bridge Notation 2.1), tolerantly: number, dealer, vulnerability, hands, auction
 * and the event's name; comments and notes are kept as commentary, and what else a game holds is named.
 */
export function* readPbn(chunks: Iterable<string>): Iterable<BoardRecord | null> {
  let index = 0
  const boards = new PbnGames(
    (before: PbnDigest | null) => new PbnDigest(before),
    (game): BoardRecord => ({ index: index++, line: game.firstTag.line, ...boardOf(game) }),
  )
  yield* cut(boards, chunks)
}

const boardOf = (
  game: PbnGame<PbnDigest>,
): { fields: DealFields; warnings: readonly string[] } | { message: string } => {
  try {
    return new GameReader(game).read()
  } catch (error) {
    if (error instanceof NoBoard) return { message: error.message }
    throw error
  }
}

/** Values that say that nothing is known. */
const isUnknown = (value: string): boolean => /^[?.]*$/.test(value)

const knownOf = (value: string): string => (isUnknown(value) ? '' : value)

const notKept = (name: string): string => `[${name}] is not kept`

/** Made once, not for each game that inherits the tag. */
const inheritedWarnings = new WeakMap<PbnInherited, string | null>()
const inheritedWarning = (tag: PbnInherited): string | null => {
  const known = inheritedWarnings.get(tag)
  if (known !== undefined) return known
  const warning = KEPT_TAGS.has(tag.name) || isUnknown(tag.value.trim()) ? null : notKept(tag.name)
  inheritedWarnings.set(tag, warning)
  return warning
}

class GameReader {
  private readonly draft = new BoardDraft()
  /** The game's own tags. */
  private readonly tags = new Map<string, string>()
  /** Tags that other text than calls and cards stands behind. */
  private readonly sections = new Set<string>()

  constructor(private readonly game: PbnGame<PbnDigest>) {
    for (const token of game.gathered.tokens) if (token.kind === 'tag') this.tags.set(token.name, token.value.trim())
  }

  read() {
    const { draft } = this
    const board = this.known('Board')
    const boardNumber = boardNumberFrom(board)
    if (boardNumber === null && board !== '') draft.warn(`[Board "${shown(board)}"] is not a number from 1 to 999`)
    const dealer = this.dealer()
    const vulnerability = this.vulnerability()
    const hands = this.hands()
    const title = this.tags.get('Title') || titleOf(this.event(), board)
    const caller = dealer ?? (boardNumber === null ? 'N' : dealerOfBoard(boardNumber))
    const { auction } = this.body(caller)
    this.nameRest(auction, caller)
    return draft.board({ title: titleFrom(title), boardNumber, dealer, vulnerability, hands, auction })
  }

  private known(name: string): string {
    return knownOf(this.tags.get(name) ?? '')
  }

  /** The one value of a board that may come from an earlier game. */
  private event(): string {
    return this.known('Event') || knownOf(this.game.inherited.get('Event')?.value.trim() ?? '')
  }

  private dealer(): Seat | null {
    const text = this.known('Dealer')
    const dealer = seatFrom(text)
    if (dealer === null && text !== '') throw new NoBoard(`[Dealer "${shown(text)}"] is not one of N, E, S, W`)
    return dealer ?? seatFrom(this.known('Auction'))
  }

  private vulnerability(): Vulnerability | null {
    const text = this.known('Vulnerable')
    const vulnerability = vulnerabilityFrom(text)
    if (vulnerability === null && text !== '')
      throw new NoBoard(`[Vulnerable "${shown(text)}"] is none of None, NS, EW, All`)
    return vulnerability
  }

  /** Section 3.4: `<first>:<hand> <hand> <hand> <hand>`, clockwise, `-` for a hand that is not shown. */
  private hands(): Partial<Record<Seat, string | null>> {
    const deal = this.tags.get('Deal')
    if (deal === undefined) throw new NoBoard('there is no [Deal] tag')
    const hands = deal.length <= 4 * MAX_HAND_TEXT ? handsOf(deal) : null
    if (hands === null) throw new NoBoard(`[Deal "${shown(deal)}"] is not a first seat and four hands`)
    return hands
  }

  /** Reads sections, notes and comments in their order. */
  private body(dealer: Seat): { auction: readonly Call[] } {
    const { draft } = this
    const auction = new Section<ReadCall>((at, calls) => callLabel(calls, at, dealer))
    const play = new Section<string>((at, cards) => cards[at] ?? '')
    let tag = ''
    let section: Section<ReadCall> | Section<string> | null = null
    for (const token of this.game.gathered.tokens) {
      switch (token.kind) {
        case 'tag':
          if (token.name === 'Note') {
            draft.note((section ?? auction).note(token.value))
            break
          }
          tag = token.name
          section = tag === 'Auction' ? auction : tag === 'Play' ? play : section
          break
        case 'comment':
          draft.note(token.text.replace(/^\n|\n[ \t]*$/g, ''))
          if (!token.isClosed) draft.warn('a comment is not closed: it goes to the end of the file')
          if (/^[ \t]*\[Deal[ \t]+"/m.test(token.text)) draft.warn('a comment holds a [Deal] tag')
          break
        case 'escape':
          draft.warn('lines behind % are not kept')
          break
        case 'text':
          if (tag === 'Auction') readCalls(token.raw, auction, draft)
          else if (tag === 'Play') readCards(token.raw, play)
          else if (token.raw.trim() !== '') this.sections.add(tag)
      }
    }
    for (const mark of auction.marked()) draft.note(mark)
    const first = this.known('Auction')
    const written = auction.written.join(' ')
    const mismatch = first !== '' && seatFrom(first) !== dealer ? `it does not begin with the dealer, ${dealer}` : null
    const fault = written.length > MAX_SECTION_LENGTH ? 'it is too long' : auction.items.length === 0 ? null : mismatch
    return { auction: draft.auction(auction.items, written, dealer, fault) }
  }

  /** Names every other tag, but for a contract that the auction says too. */
  private nameRest(auction: readonly Call[], dealer: Seat): void {
    const contract = contractOf(auction, dealer)
    const derived: Readonly<Record<string, string | null | undefined>> = {
      Contract:
        contract &&
        (contract.level === 0 ? 'PASS' : `${contract.level}${contract.strain}${'X'.repeat(contract.doubled)}`),
      Declarer: contract?.declarer,
    }
    const isKept = (name: string, value: string) =>
      KEPT_TAGS.has(name) ||
      isUnknown(value) ||
      (Object.hasOwn(derived, name) && derived[name] === value.toUpperCase().replace(/^([1-7]N)(?!T)/, '$1T'))
    const { draft, sections, game } = this
    if (sections.has('')) draft.warn('text before the first tag is not kept')
    for (const tag of game.inherited) {
      const warning = inheritedWarning(tag)
      if (warning !== null) draft.warn(warning)
    }
    for (const [name, value] of this.tags)
      if (!isKept(name, value)) draft.warn(notKept(name))
      else if (sections.has(name)) draft.warn(`text behind [${name}] is not kept`)
    if (game.gathered.isCrowded) draft.warn(`there are more than ${MAX_TAGS} tags`)
    if (game.gathered.isCut) draft.warnOfCut()
  }
}

const titleOf = (event: string, board: string): string => titleFrom(event, board && `Board ${board}`)

/** Some programs write four empty suits. */
const isHidden = (hand: string): boolean => hand === '-' || hand === '...'

const handsOf = (deal: string): Partial<Record<Seat, string | null>> | null => {
  const [, first = '', rest = ''] = /^([NESW])\s*:\s*(\S.*)$/i.exec(deal) ?? []
  const seat = seatFrom(first)
  const texts = rest.trim().split(/\s+/)
  const hands = texts.map((hand) => (isHidden(hand) ? null : handFrom(hand.split('.'))))
  if (seat === null || hands.length !== 4 || texts.some((hand, i) => hands[i] === null && !isHidden(hand))) return null
  return Object.fromEntries(hands.map((hand, i) => [seatAfter(seat, i), hand]))
}

/** What a section lists, calls or cards, with the notes that refer to them. */
class Section<Item> {
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

const MAX_CARDS = 100
const MAX_MARKS = 20
const MAX_LABELS = 8

/** A word of a section, the references and marks behind it split off. */
const WORD = /=(\d{1,2})=|(\$\d{1,3}|[!?]{1,2})|([^\s=!?$]+|[=$])/g

const readCalls = (raw: string, auction: Section<ReadCall>, draft: BoardDraft): void => {
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

const readCards = (raw: string, play: Section<string>): void => {
  for (const [, reference, , word] of raw.matchAll(WORD)) {
    if (play.items.length >= MAX_CARDS) return
    if (reference !== undefined) play.refer(String(Number(reference)))
    else if (word !== undefined) play.items.push(shown(word))
  }
}
