import type { Seat } from '../../../domain/bridge/board.js'
import type { BoardDraft } from '../board-draft.js'
import { joinedLines, shown } from '../bridge-texts.js'
import { nextCallIn } from '../call-notes.js'
import { callLabel } from '../call-text.js'
import { firstLink } from '../hand-viewer/hand-viewer-address.js'
import type { PbnComment } from './pbn-comment.js'
import { KEPT_TAGS } from './pbn-digest.js'
import {
  AuctionSection,
  isOfSection,
  MAX_PLACES,
  type Noted,
  newPlaySection,
  readCalls,
  readCards,
} from './pbn-sections.js'
import type { PbnTag, PbnText, PbnToken } from './pbn-tokens.js'

const MAX_NAMES = 16

/** Commands for lesson programs, which are written in brace comments and are not meant for people. */
export const COMMAND = /\[(?:show|hide|next|rotate|reset|auction|play|bid|student|choose-card)\b[^[\]\n]{0,40}\]/gi

/** The content that follows the tags of a game: calls, cards, tables, notes and comments, in order. */
export class PbnBody {
  readonly auction: AuctionSection
  readonly play = newPlaySection()
  /** The lines after tags other than `Auction` and `Play`. */
  readonly lines = new Map<string, string[]>()
  private readonly repeated = new Set<string>()
  private tag = ''
  private section: Noted | null = null
  /** Whether the text being read is separate from the calls or cards before it. */
  private isApart = false

  constructor(
    private readonly draft: BoardDraft,
    dealer: Seat,
  ) {
    this.auction = new AuctionSection((at, calls) => callLabel(calls, at, dealer))
  }

  read(tokens: Iterable<PbnToken>): void {
    for (const token of tokens) {
      if (token.kind === 'tag') this.readTag(token)
      else if (token.kind === 'comment') this.readComment(token)
      else if (token.kind === 'escape') this.draft.warn(ESCAPED)
      else if (token.kind === 'text') this.readText(token)
    }
    this.nameMissing()
  }

  private readTag(token: PbnTag): void {
    const { name, value } = token
    if (name === 'Note') {
      const text = (this.section ?? this.auction).note(value)
      if (text.trim() !== '') this.draft.note(text)
      return
    }
    this.tag = name
    this.isApart = false
    if (token.isRepeated) this.repeated.add(name)
    else if (name === 'Auction') this.section = this.auction
    else if (name === 'Play') this.section = this.play.section
  }

  private readText(token: PbnText): void {
    const { tag, draft } = this
    const isListed = tag === 'Auction' || tag === 'Play'
    if (firstLink(token.raw) !== null) draft.warn('links mixed with PBN were ignored: import them separately')
    if (token.isApart) this.isApart = isListed && !isOfSection(tag, token.raw)
    if (this.isApart) draft.warn('text between boards is not kept')
    else if (tag === 'Auction') readCalls(token.raw, this.auction, draft)
    else if (tag === 'Play') readCards(token.raw, this.play)
    else this.addLine(token)
  }

  private addLine({ raw, isLineStart }: PbnText): void {
    const lines = this.lines.get(this.tag) ?? []
    const text = raw.trimEnd()
    if (text === '') return
    if (isLineStart || lines.length === 0) lines.push(text)
    else lines.push(`${lines.pop()} ${text.trimStart()}`)
    this.lines.set(this.tag, lines)
  }

  private readComment(token: PbnComment): void {
    const { draft } = this
    const { text, tags } = token
    if (!token.isClosed) draft.warn('a comment is not closed: it ends before the next tag, or with the file')
    if (token.isEscaped) draft.warn(ESCAPED)
    if (tags.length > 0) draft.warn(`a comment holds tags, which are not read (${tags.join(', ')})`)
    const lines = this.lines.get(this.tag)
    if (lines !== undefined && this.tag !== '' && !KEPT_TAGS.has(this.tag) && !token.isLineStart && token.isClosed) {
      // The comment explains the line of the table that it is on.
      const shownText = joinedLines(text)
      lines.push(`${lines.pop()} ${token.mark === '{' ? `{${shownText}}` : `; ${shownText}`}`)
      return
    }
    const next = this.tag === 'Auction' ? nextCallIn(text) : null
    if (next !== null) {
      this.auction.noteNext(next)
      return
    }
    const commands = new Set(token.mark === '{' ? text.match(COMMAND) : null)
    if (commands.size > 0)
      draft.warn(`commands to a program are not kept: ${[...commands].slice(0, MAX_NAMES).map(shown).join(' ')}`)
    const said = commands.size > 0 ? text.replace(COMMAND, '') : text
    if (said.trim() !== '' || (commands.size === 0 && tags.length === 0)) draft.noteWrapped(said)
  }

  private nameMissing(): void {
    const { draft, repeated } = this
    for (const section of [this.auction, this.play.section]) {
      const numbers = section.unexplained()
      if (numbers.length > 0) draft.warn(`notes are missing: ${numbers.join(', ')}`)
      if (section.crowded.size > 0)
        draft.warn(`a note is kept at ${MAX_PLACES} places at most (${[...section.crowded].join(', ')})`)
    }
    if (repeated.size === 0) return
    const names = [...repeated].slice(0, MAX_NAMES).join(', ')
    draft.warn(`only the first of each repeated tag was kept (${names}${repeated.size > MAX_NAMES ? ', …' : ''})`)
  }
}

const ESCAPED = 'lines that start with % were dropped'
