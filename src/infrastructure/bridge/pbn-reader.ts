import type { BoardRecord } from '../../application/ports/board-reader.js'
import { type Call, type Contract, contractOf } from '../../domain/auction.js'
import { dealerOfBoard, type Seat, seatAfter, type Vulnerability } from '../../domain/board.js'
import type { DealFields } from '../../domain/deal-content.js'
import { type Card, MAX_TRICKS } from '../../domain/play.js'
import { withoutControls } from '../../domain/text.js'
import {
  BoardDraft,
  boardNumberFrom,
  callLabel,
  handFrom,
  MAX_HAND_TEXT,
  MAX_SECTION_LENGTH,
  NoBoard,
  type ReadCall,
  seatFrom,
  shown,
  titleFrom,
  type UnreadPlay,
  vulnerabilityFrom,
} from './board-draft.js'
import { KEPT_TAGS, MAX_TAGS, PbnDigest } from './pbn-digest.js'
import { type PbnGame, PbnGames } from './pbn-games.js'
import { newPlaySection, type PlaySection, readCalls, readCards, Section } from './pbn-sections.js'
import type { PbnText } from './pbn-tokens.js'
import { lawfulPlay, NO_CARD, playOfTable } from './play-table.js'
import { cut } from './record-cutter.js'

/**
 * Reads the boards of a PBN file (Portable Bridge Notation 2.1), tolerantly: number, dealer, vulnerability, hands, auction,
 * play, result and the event's name; comments and notes are kept as commentary, and what else a game holds as supplement.
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

class GameReader {
  private readonly draft = new BoardDraft()
  /** The game's own tags. */
  private readonly tags = new Map<string, string>()
  /** The lines behind tags other than those of calls and cards. */
  private readonly lines = new Map<string, string[]>()
  /** A play that is no play by the laws, and why. */
  private unread: UnreadPlay | null = null

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
    const play = newPlaySection()
    const auction = this.body(caller, play)
    const contract = contractOf(auction, caller)
    const result = this.result(contract)
    const cards = this.play(play, hands, contract)
    this.keepRest(contract, result, title)
    return draft.board({
      ...{ title: this.titled(title), boardNumber, dealer, vulnerability, hands },
      ...{ auction, play: cards, result },
    })
  }

  private known(name: string): string {
    return knownOf(this.tags.get(name) ?? '')
  }

  /** The one value of a board that may come from an earlier game. */
  private event(): string {
    return this.known('Event') || knownOf(this.game.inherited.get('Event')?.value.trim() ?? '')
  }

  private titled(text: string): string {
    const title = titleFrom(text)
    if (this.tags.has('Title') && title.length < withoutControls(text).trim().length)
      this.draft.warn('the title is cut')
    return title
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
  private body(dealer: Seat, played: PlaySection): readonly Call[] {
    const { draft } = this
    const auction = new Section<ReadCall>((at, calls) => callLabel(calls, at, dealer))
    const play = played.section
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
          draft.noteWrapped(token.text)
          if (!token.isClosed) draft.warn('a comment is not closed: it goes to the end of the file')
          if (/^[ \t]*\[Deal[ \t]+"/m.test(token.text)) draft.warn('a comment holds a [Deal] tag')
          break
        case 'escape':
          draft.warn('lines behind % are not kept')
          break
        case 'text':
          if (tag === 'Auction') readCalls(token.raw, auction, draft)
          else if (tag === 'Play') readCards(token.raw, played)
          else this.addLine(tag, token)
      }
    }
    for (const mark of auction.marked()) draft.note(mark)
    const first = this.known('Auction')
    const written = auction.written.join(' ')
    const mismatch = first !== '' && seatFrom(first) !== dealer ? `it does not begin with the dealer, ${dealer}` : null
    const fault = written.length > MAX_SECTION_LENGTH ? 'it is too long' : auction.items.length === 0 ? null : mismatch
    return draft.auction(auction.items, written, dealer, fault)
  }

  private addLine(tag: string, { raw, isLineStart }: PbnText): void {
    const lines = this.lines.get(tag) ?? []
    const text = raw.trimEnd()
    if (text === '') return
    if (isLineStart || lines.length === 0) lines.push(text)
    else lines.push(`${lines.pop()} ${text.trimStart()}`)
    this.lines.set(tag, lines)
  }

  /** The cards that were played; the table is kept as it is where they are not a play by the laws. */
  private play(
    { section, fault }: PlaySection,
    hands: Partial<Record<Seat, string | null>>,
    contract: Contract | null,
  ): readonly Card[] {
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
    this.unread = { value: [this.tags.get('Play') ?? '', ...written].join('\n'), fault: read.fault }
    return []
  }

  /** Section 3.4.15: a number of tricks of the declarer; in some files of a side. */
  private result(contract: Contract | null): number | null {
    const [, side, digits] = /^(?:(NS|EW)\s+)?(\d{1,2})$/i.exec(this.known('Result')) ?? []
    const tricks = Number(digits)
    if (digits === undefined || tricks > MAX_TRICKS) return null
    if (side === undefined) return tricks
    if (!contract?.declarer) return null
    return side.toUpperCase().includes(contract.declarer) ? tricks : MAX_TRICKS - tricks
  }

  /** Keeps every other tag, but for a contract that the auction says too. */
  private keepRest(contract: Contract | null, result: number | null, title: string): void {
    const derived: Readonly<Record<string, string | null | undefined>> = {
      Contract: contract && contractText(contract),
      Declarer: contract?.declarer,
    }
    const isField = (name: string, value: string): boolean =>
      (name === 'Result' && result !== null) ||
      (Object.hasOwn(derived, name) && derived[name] === value.toUpperCase().replace(/^([1-7]N)(?!T)/, '$1T'))
    const { draft, lines, game } = this
    if (lines.has('')) draft.warn('text before the first tag is not kept')
    const keep = (name: string, value: string): void =>
      name === 'Board' || (name === 'Event' && title.startsWith(value))
        ? draft.keepSaid(name, value)
        : draft.keep(name, value)
    for (const tag of game.inherited) if (!isUnknown(tag.value.trim())) keep(tag.name, tag.value.trim())
    for (const [name, value] of this.tags) {
      const table = lines.get(name) ?? []
      if (name === 'Play') {
        if (this.unread !== null) draft.keepPlay(name, this.unread)
        continue
      }
      const isKept = KEPT_TAGS.has(name) && !(name === 'Board' && isOddNumber(value))
      if (isKept || isField(name, value)) {
        if (table.length > 0) draft.warn(`text behind [${name}] is not kept`)
      } else if (table.length > 0 || !isUnknown(value)) keep(name, [value, ...table].join('\n'))
    }
    if (game.gathered.isCrowded) draft.warn(`there are more than ${MAX_TAGS} tags`)
    if (game.gathered.isCut) draft.warnOfCut()
  }
}

const isOddNumber = (board: string): boolean => !isUnknown(board) && boardNumberFrom(board) === null

/** A contract as PBN has it, in capitals. */
const contractText = ({ level, strain, doubled }: Contract): string =>
  level === 0 ? 'PASS' : `${level}${strain}${'X'.repeat(doubled)}`

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
