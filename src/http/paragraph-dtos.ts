import { type Static, Type } from 'typebox'
import { MAX_COMMENTARY_PARAGRAPHS, type Paragraph } from '../domain/paragraph.js'
import { CONTENT_RULE } from './content-rules.js'
import { called, nullable, says, strictObject } from './schemas.js'

const ParagraphType = Type.Literal('paragraph', says('The kind of block.'))
const TextType = Type.Literal('text', says('The kind of piece.'))
const Text = Type.String(says('The text itself, on one or several lines.', 'Count the outstanding trumps first.'))

export const ParagraphDto = Type.Object(
  {
    type: ParagraphType,
    children: Type.Array(
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
    ),
  },
  called('Paragraph', 'A paragraph of rich text.'),
)

/** Domain paragraphs already have the shape of the DTO. */
export const toParagraphDtos = (paragraphs: readonly Paragraph[]): Static<typeof ParagraphDto>[] =>
  paragraphs as Static<typeof ParagraphDto>[]

const mark = (name: string) =>
  Type.Optional(nullable(Type.Boolean(says(`Whether it is ${name}; \`false\` unless said.`, false))))

/** More texts or paragraphs than this, even empty ones, would not fit in 64 KiB. */
const MAX_TEXTS = 1_260
const MAX_PARAGRAPHS = 1_872

const ParagraphInput = strictObject(
  {
    type: ParagraphType,
    children: Type.Array(
      strictObject(
        { type: TextType, text: Text, bold: mark('bold'), italic: mark('italic') },
        called('TextInput', 'A piece of a paragraph to be stored.'),
      ),
      { maxItems: MAX_TEXTS, description: 'The pieces of the paragraph, in order.' },
    ),
  },
  called('ParagraphInput', 'A paragraph of rich text to be stored.'),
)

const paragraphsInput = (maxItems: number, description: string) =>
  Type.Array(ParagraphInput, { maxItems, description, [CONTENT_RULE]: 'paragraphs' })

/** At most 64 KiB as JSON. */
export const ParagraphsInput = paragraphsInput(MAX_PARAGRAPHS, 'The text, at most 64 KiB as JSON.')

/** At most 64 KiB as JSON, and at most 200 paragraphs. */
export const CommentaryInput = paragraphsInput(
  MAX_COMMENTARY_PARAGRAPHS,
  'What the author says about the deal, at most 64 KiB as JSON.',
)
