import type { BoardRecord } from '../../../application/ports/board-reader.js'
import { bidText, type Call, type Contract, contractOf } from '../../../domain/bridge/auction.js'
import { dealerOfBoard, SEATS, type Seat, seatAfter, type Vulnerability } from '../../../domain/bridge/board.js'
import type { Hands } from '../../../domain/bridge/hand.js'
import type { TrickTable } from '../../../domain/bridge/par.js'
import type { Card } from '../../../domain/bridge/play.js'
import { type DealFields, defaultVulnerability } from '../../../domain/deal-content.js'
import { wholeHands } from '../../../domain/double-dummy.js'
import { withoutControls } from '../../../domain/text.js'
import {
  BoardDraft,
  boardNumberFrom,
  MAX_SECTION_LENGTH,
  NOT_HELD,
  NoBoard,
  readAt,
  seatFrom,
  titleFrom,
  type UnreadPlay,
  vulnerabilityFrom,
} from '../board-draft.js'
import { shown } from '../bridge-texts.js'
import type { ReadHands } from '../diagrams/hand-text.js'
import { ofBoard, SEAT_NAMES } from '../fault-messages.js'
import { lawfulPlay, NO_CARD, playOfTable } from '../play-table.js'
import { cut } from '../record-cutter.js'
import { PbnBody } from './pbn-body.js'
import { handsOfDeal } from './pbn-deal.js'
import { KEPT_TAGS, MAX_TAGS, PbnDigest, READ_TAGS } from './pbn-digest.js'
import { type PbnGame, PbnGames } from './pbn-games.js'
import { resultFrom } from './pbn-result.js'
import { hyphensBefore } from './pbn-sections.js'
import { tricksFrom } from './pbn-tricks.js'

/**
 * Reads the boards of a PBN file (Portable Bridge Notation 2.1, import format), tolerantly: number, dealer, vulnerability,
 * hands, auction, play, result and the event's name; comments and notes are kept as commentary, and everything else for
 * the owner alone.
 */
export function* readPbn(chunks: Iterable<string>): Iterable<BoardRecord | null> {
  let index = 0
  const boards = new PbnGames(
    (before: PbnDigest | null) => new PbnDigest(before),
    (game): BoardRecord => ({ index: index++, line: game.firstTag.line, ...boardOf(game) }),
  )
  yield* cut(boards, chunks)
}

type ReadBoard =
  | { readonly fields: DealFields; readonly warnings: readonly string[] }
  | { readonly message: string; readonly line: number }

const boardOf = (game: PbnGame<PbnDigest>): ReadBoard => {
  const reader = new GameReader(game)
  try {
    return reader.read()
  } catch (error) {
    if (error instanceof NoBoard)
      return { message: ofBoard(shown(reader.number), error.message), line: error.line ?? game.firstTag.line }
    throw error
  }
}

/** The maximum length of an event's name that is read: many games may share it. */
const MAX_EVENT = 500

/** Whether a value means "unknown". */
const isUnknown = (value: string): boolean => /^(?:[?.]*|-+)$/.test(value)

const knownOf = (value: string): string => (isUnknown(value) ? '' : value)

/** The value of a tag, and its line. */
interface TagValue {
  readonly value: string
  readonly line: number
}

class GameReader {
  private readonly draft = new BoardDraft()
  /** The game's tags, each once, including board tags borrowed from the previous game. */
  private readonly tags = new Map<string, TagValue>()
  /** An invalid play, with the reason. */
  private unread: UnreadPlay | null = null

  constructor(private readonly game: PbnGame<PbnDigest>) {
    const { line } = game.firstTag
    for (const [name, value] of game.borrowed) this.tags.set(name, { value, line })
    for (const token of game.gathered.tokens)
      if (token.kind === 'tag' && !token.isRepeated) {
        const { name, value } = token
        if (value === NOT_HELD && READ_TAGS.has(name)) this.draft.warnOfRoom(name)
        else this.tags.set(name, { value: value.trim(), line: token.line })
      }
  }

  /** The game's number for its board. */
  get number(): string {
    return this.known('Board')
  }

  read() {
    const { draft } = this
    const board = this.number
    const boardNumber = boardNumberFrom(board)
    if (boardNumber === null && board !== '') draft.warn(`[Board "${shown(board)}"] is not a number from 1 to 999`)
    const dealer = this.dealer(boardNumber)
    const vulnerability = this.vulnerability()
    const hands = this.hands()
    const title = this.value('Title') || titleOf(this.event(), board)
    const caller = dealer ?? (boardNumber === null ? 'N' : dealerOfBoard(boardNumber))
    const body = new PbnBody(draft, caller)
    body.read(this.game.gathered.tokens)
    const auction = this.auction(body, caller)
    const callNotes = body.auction.callNotes(auction, draft)
    const contract = contractOf(auction, caller)
    const result = this.result(contract)
    const cards = this.play(body, hands, contract)
    const tricks = this.tricks(body, hands, vulnerability ?? defaultVulnerability(boardNumber))
    this.keepRest(body, contract, result, title)
    const fields = { title: this.titled(title), boardNumber, dealer, vulnerability, hands, auction, callNotes, result }
    return draft.board({ ...fields, play: cards, tricks })
  }

  private value(name: string): string {
    return this.tags.get(name)?.value ?? ''
  }

  private known(name: string): string {
    return knownOf(this.value(name))
  }

  private lineOf(name: string): number {
    return this.tags.get(name)?.line ?? this.game.firstTag.line
  }

  /** The event. It is the only value of a board that may be inherited from an earlier game. */
  private event(): string {
    return this.known('Event') || knownOf(this.game.inherited.get('Event')?.value.slice(0, MAX_EVENT).trim() ?? '')
  }

  private titled(text: string): string {
    const title = titleFrom(text)
    if (this.tags.has('Title') && title.length < withoutControls(text).trim().length)
      this.draft.warn('the title is cut')
    return title
  }

  private dealer(boardNumber: number | null): Seat | null {
    const text = this.known('Dealer')
    const dealer = seatFrom(text)
    if (dealer === null && text !== '')
      throw new NoBoard(`the dealer, ${shown(text)}, is not North, East, South or West`, this.lineOf('Dealer'))
    const opener = dealer === null ? this.opener() : null
    if (opener !== null && boardNumber !== null && opener !== dealerOfBoard(boardNumber))
      this.draft.warn('the dealer was taken from the auction; it does not match the board number')
    return dealer ?? opener
  }

  /**
   * Section 3.5: the seat of the first call follows from the first seat of the auction and the hyphens before the call.
   */
  private opener(): Seat | null {
    const first = seatFrom(this.known('Auction'))
    return first === null ? null : seatAfter(first, hyphensBefore(this.calls()))
  }

  private *calls(): Iterable<string> {
    let tag: string | null = null
    for (const token of this.game.gathered.tokens) {
      if (token.kind === 'tag' && token.name !== 'Note') tag = token.isRepeated ? null : token.name
      else if (token.kind === 'text' && tag === 'Auction') yield token.raw
    }
  }

  private vulnerability(): Vulnerability | null {
    const text = this.value('Vulnerable')
    const vulnerability = vulnerabilityFrom(text)
    if (vulnerability === null && !isUnknown(text))
      throw new NoBoard(`the vulnerability, ${shown(text)}, is none of None, NS, EW and All`, this.lineOf('Vulnerable'))
    return vulnerability
  }

  private hands(): ReadHands {
    const deal = this.tags.get('Deal')
    if (deal === undefined) throw new NoBoard('the hands are missing: there is no [Deal] tag')
    return readAt(deal.line, () => handsOfDeal(deal.value))
  }

  private auction({ auction }: PbnBody, dealer: Seat): readonly Call[] {
    const written = auction.written.join(' ')
    const isSilent = auction.items.length === 0
    // The board was passed out, so there must have been four passes.
    if (isSilent && /^pass(?:ed out)?$/i.test(this.value('Contract'))) return ['P', 'P', 'P', 'P'] as Call[]
    const fault =
      written.length > MAX_SECTION_LENGTH ? 'it is too long' : isSilent ? null : this.misplaced(auction.before, dealer)
    return this.draft.auction(auction.items, written, dealer, fault)
  }

  /** Why the first call of the auction is not the dealer's; `null` if it is. */
  private misplaced(before: number, dealer: Seat): string | null {
    const text = this.known('Auction')
    const first = seatFrom(text)
    if (before >= SEATS.length) return 'its first calls are left out'
    if (first === null) return text === '' ? null : `it begins with ${shown(text)}, which is not a seat`
    const opener = seatAfter(first, before)
    return opener === dealer ? null : `it begins with ${SEAT_NAMES[opener]}, but ${SEAT_NAMES[dealer]} dealt`
  }

  /** The cards that were played. If the play is not legal, the table is kept as written in the supplement. */
  private play({ play: { section, fault } }: PbnBody, hands: ReadHands, contract: Contract | null): readonly Card[] {
    const { draft } = this
    if (section.items.every((cell) => cell === NO_CARD) && fault === null) return []
    const first = seatFrom(this.known('Play'))
    const written = section.written.map((line) => line.trimEnd()).filter(Boolean)
    const isLong = written.join('\n').length > MAX_SECTION_LENGTH
    const read = isLong
      ? { fault: 'it is too long' }
      : fault === null
        ? lawfulPlay(playOfTable(section.items, first, contract), hands, contract)
        : { fault }
    if (read.fault === null) {
      for (const mark of section.marked()) draft.note(mark)
      return read.play
    }
    if (isLong) draft.warn('the play is cut: it is too long')
    this.unread = { value: [this.value('Play'), ...written].join('\n'), fault: read.fault }
    return []
  }

  private result(contract: Contract | null): number | null {
    const text = this.known('Result')
    const result = resultFrom(text, contract === null ? seatFrom(this.known('Declarer')) : contract.declarer)
    if (result !== null && text.startsWith('^')) this.draft.warn('the mark of an irregular result (^) was dropped')
    return result
  }

  /** The double dummy results. Deviating tags, and results for incomplete hands, remain for the supplement. */
  private tricks({ lines }: PbnBody, hands: ReadHands, vulnerability: Vulnerability): TrickTable | null {
    if (wholeHands(hands as Hands) === null) return null
    const textOf = (name: string): string | undefined => {
      const tag = this.tags.get(name)
      return tag && [tag.value, ...(lines.get(name) ?? [])].join('\n')
    }
    const { tricks, said } = tricksFrom(textOf, vulnerability)
    for (const name of said) this.tags.delete(name)
    return tricks
  }

  /** Keeps all other tags, except for a contract that follows from the auction. */
  private keepRest({ lines }: PbnBody, contract: Contract | null, result: number | null, title: string): void {
    const derived: Readonly<Record<string, string | null | undefined>> = {
      Contract: contract && contractText(contract),
      Declarer: contract?.declarer,
    }
    const isField = (name: string, value: string): boolean =>
      (name === 'Result' && result !== null) ||
      (Object.hasOwn(derived, name) && derived[name] === value.toUpperCase().replace(/^([1-7]N)(?!T)/, '$1T'))
    const { draft, game } = this
    if (lines.has('')) draft.warn('text before the first tag is not kept')
    const keep = (name: string, value: string): void =>
      name === 'Board' || (name === 'Event' && title.startsWith(value))
        ? draft.keepSaid(name, value)
        : draft.keep(name, value)
    for (const { name, value } of game.inherited) {
      if (value === NOT_HELD) draft.warnOfRoom(name)
      else if (!isUnknown(value.trim())) keep(name, value.trim())
    }
    for (const [name, { value }] of this.tags) {
      const table = lines.get(name) ?? []
      if (name === 'Play') {
        if (this.unread !== null) draft.keepPlay(name, this.unread)
        continue
      }
      const isKept = KEPT_TAGS.has(name) && !(name === 'Board' && isOddNumber(value))
      if (isKept || isField(name, value)) {
        if (table.length > 0) draft.warn(`text after [${name}] was dropped`)
      } else if (table.length > 0 || !isUnknown(value)) keep(name, [value, ...table].join('\n'))
    }
    if (game.gathered.isCrowded) draft.warn(`there are more than ${MAX_TAGS} tags`)
    if (game.gathered.isCommentCut) draft.warnOfCut()
    if (game.gathered.isNoteCut) draft.warnOfCutNotes()
  }
}

const isOddNumber = (board: string): boolean => !isUnknown(board) && boardNumberFrom(board) === null

/** A contract as written in PBN, in capitals. */
const contractText = (contract: Contract): string => (contract.level === 0 ? 'PASS' : bidText(contract))

const titleOf = (event: string, board: string): string => titleFrom(event, board && `Board ${board}`)
