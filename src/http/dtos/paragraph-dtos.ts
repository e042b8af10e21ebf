import { type Static, Type } from 'typebox'
import { type CommentaryBlock, type CommentaryBlockInput, MAX_COMMENTARY_BLOCKS } from '../../domain/commentary.js'
import type { Paragraph } from '../../domain/paragraph.js'
import { CONTENT_RULE } from '../validation/content-rule.js'
import { called, nullable, oneOf, says, strictObject } from './schemas.js'

const ParagraphType = Type.Literal('paragraph', says('The kind of block.'))
const TextType = Type.Literal('text', says('The kind of piece.'))
const Text = Type.String(says('The text itself, on one or several lines.', 'Count the outstanding trumps first.'))

const Texts = Type.Array(
  Type.Object(
    {
      type: TextType,
      text: Text,
      bold: Type.Boolean(says('Whether it is bold.', false)),
      italic: Type.Boolean(says('Whether it is italic.', false)),
    },
    called('Text', 'A piece of a paragraph in one style.'),
  ),
  says('The pieces of the paragraph, in order.'),
)

export const ParagraphDto = Type.Object(
  { type: ParagraphType, children: Texts },
  called('Paragraph', 'A paragraph of rich text.'),
)

const BlockType = oneOf(
  ['paragraph', 'step'],
  says('The kind of block. What follows a `step` is shown when a reader asks for it.', 'paragraph'),
)

/** One shape for both kinds: as a union, each block would be validated before it is serialized, which takes longer. */
export const CommentaryBlockDto = Type.Object(
  { type: BlockType, children: Type.Optional(Texts) },
  called('CommentaryBlock', 'A part of a commentary: a paragraph with its `children`, or a step, which has none.'),
)

/** Domain blocks already have the shape of the DTO. */
export const toCommentaryDto = (commentary: readonly CommentaryBlock[]): Static<typeof CommentaryBlockDto>[] =>
  commentary as Static<typeof CommentaryBlockDto>[]

/** Domain paragraphs already have the shape of the DTO. */
export const toParagraphDtos = (paragraphs: readonly Paragraph[]): Static<typeof ParagraphDto>[] =>
  paragraphs as Static<typeof ParagraphDto>[]

const mark = (name: string) =>
  Type.Optional(nullable(Type.Boolean(says(`Whether it is ${name}; \`false\` unless said.`, false))))

/** More texts or paragraphs than this, even empty ones, would not fit in 64 KiB. */
const MAX_TEXTS = 1_260
const MAX_PARAGRAPHS = 1_872

const TextInputs = Type.Array(
  strictObject(
    { type: TextType, text: Text, bold: mark('bold'), italic: mark('italic') },
    called('TextInput', 'A piece of a paragraph to be stored.'),
  ),
  { maxItems: MAX_TEXTS, description: 'The pieces of the paragraph, in order.' },
)

const ParagraphInput = strictObject(
  { type: ParagraphType, children: TextInputs },
  called('ParagraphInput', 'A paragraph of rich text to be stored.'),
)

/** At most 64 KiB as JSON. */
export const ParagraphsInput = Type.Array(ParagraphInput, {
  maxItems: MAX_PARAGRAPHS,
  description: 'The text, at most 64 KiB as JSON.',
  [CONTENT_RULE]: 'paragraphs',
})

const BlockInput = Type.Unsafe<CommentaryBlockInput>(
  strictObject(
    { type: BlockType, children: Type.Optional(nullable(TextInputs)) },
    called('CommentaryBlockInput', 'A part of a commentary to be stored: a paragraph with its `children`, or a step.'),
  ),
)

/** At most 64 KiB as JSON, and at most 200 blocks. */
export const CommentaryInput = Type.Array(BlockInput, {
  maxItems: MAX_COMMENTARY_BLOCKS,
  description: 'What the author says about the deal, at most 64 KiB as JSON.',
  [CONTENT_RULE]: 'commentary',
})
