import { MAX_PARAGRAPHS_BYTES } from '../../../domain/paragraph.js'
import { MAX_HELD_BYTES, MAX_SECTION_LENGTH, NOT_HELD, PARAGRAPH_BYTES } from '../board-draft.js'
import type { PbnGathering } from './pbn-games.js'
import type { PbnTag, PbnText, PbnToken } from './pbn-tokens.js'

/** Tags that are stored completely in the fields of a deal. */
export const KEPT_TAGS: ReadonlySet<string> = new Set([
  'Title',
  'Board',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Auction',
  'Note',
])

/** Tags that are read regardless of the remaining room. */
export const READ_TAGS: ReadonlySet<string> = new Set([...KEPT_TAGS, 'Event', 'Contract', 'Declarer', 'Result', 'Play'])

/** The maximum number of tags of one game that are read. */
export const MAX_TAGS = 10_000

/** Directives that only state the kind of file. */
const DIRECTIVE = /^%\s*(?:PBN\b|EXPORT\b|IMPORT\b|$)/i
const MAX_DIRECTIVE_LENGTH = 80

/** Collects the tokens of a game, within the limits of what a board can store. */
export class PbnDigest implements PbnGathering {
  readonly tokens: PbnToken[] = []
  /** Whether the text is too long for a commentary. If so, the rest of the text and the notes is not read. */
  isCut = false
  isNoteCut = false
  isCommentCut = false
  /** Whether there are more tags than are read. */
  isCrowded = false
  private tags = 0
  /** The remaining room for data without a field, in bytes. */
  private room = MAX_HELD_BYTES
  private hasEscape = false
  private commentary = 0
  /** The section that the last tag began, and its length. */
  private section: { readonly name: string; readonly isRepeated: boolean; length: number }

  constructor(before: PbnDigest | null) {
    this.section = { name: '', isRepeated: false, ...before?.section, length: 0 }
  }

  add(token: PbnToken): void {
    switch (token.kind) {
      case 'tag':
        if (token.name === 'Note') this.addText(token, token.value)
        else this.addTag(token)
        break
      case 'comment':
        this.addText(token, token.text)
        break
      case 'escape':
        if (this.hasEscape || DIRECTIVE.test(token.raw.slice(0, MAX_DIRECTIVE_LENGTH))) break
        this.hasEscape = true
        this.tokens.push(token)
        break
      case 'text':
        this.addSection(token)
    }
  }

  append(other: this): void {
    for (const token of other.tokens) this.add(token)
    this.isCut ||= other.isCut
    this.isNoteCut ||= other.isNoteCut
    this.isCommentCut ||= other.isCommentCut
  }

  private addTag(token: PbnTag): void {
    const { name, value } = token
    this.section = { name, isRepeated: token.isRepeated === true, length: 0 }
    this.isCrowded ||= this.tags >= MAX_TAGS
    this.room -= value.length
    const isHeld = READ_TAGS.has(name) || this.room >= 0 || value.trim() === ''
    if (this.tags < MAX_TAGS || READ_TAGS.has(name)) this.tokens.push(isHeld ? token : { ...token, value: NOT_HELD })
    this.tags++
  }

  private addText(token: PbnToken, text: string): void {
    this.isCut ||= this.commentary > MAX_PARAGRAPHS_BYTES
    if (!this.isCut) this.tokens.push(token)
    else if (token.kind === 'tag') this.isNoteCut = true
    else this.isCommentCut = true
    this.commentary += text.length + PARAGRAPH_BYTES
  }

  /** Keeps calls and cards up to one character past the limit of a section, and other text while there is room. */
  private addSection(token: PbnText): void {
    const { section } = this
    if (section.isRepeated) return
    const isListed = section.name === 'Auction' || section.name === 'Play'
    if (!isListed && token.raw.trim() === '') return
    const room = isListed ? MAX_SECTION_LENGTH + 1 - section.length : this.room
    const isFirst = section.length === 0
    section.length += Math.min(token.raw.length, Math.max(room, 1))
    if (!isListed) this.room -= token.raw.length
    if (room > 0) this.tokens.push(token.raw.length > room ? { ...token, raw: token.raw.slice(0, room) } : token)
    else if (isFirst) this.tokens.push({ ...token, raw: NOT_HELD })
  }
}
