import { type Static, Type } from 'typebox'
import { MAX_COMMENTARY_PARAGRAPHS, type Paragraph } from '../domain/paragraph.js'
import { CONTENT_RULE } from './content-rules.js'
import { nullable, strictObject } from './schemas.js'

export const ParagraphDto = Type.Object({
  type: Type.Literal('paragraph'),
  children: Type.Array(
    Type.Object({ type: Type.Literal('text'), text: Type.String(), bold: Type.Boolean(), italic: Type.Boolean() }),
  ),
})

/** Domain paragraphs already have the shape of the DTO. */
export const toParagraphDtos = (paragraphs: readonly Paragraph[]): Static<typeof ParagraphDto>[] =>
  paragraphs as Static<typeof ParagraphDto>[]

const Mark = Type.Optional(nullable(Type.Boolean()))

/** More texts or paragraphs than this, even empty ones, would not fit in 64 KiB. */
const MAX_TEXTS = 1_260
const MAX_PARAGRAPHS = 1_872

const paragraphsInput = (maxItems: number) =>
  Type.Array(
    strictObject({
      type: Type.Literal('paragraph'),
      children: Type.Array(
        strictObject({ type: Type.Literal('text'), text: Type.String(), bold: Mark, italic: Mark }),
        { maxItems: MAX_TEXTS },
      ),
    }),
    { maxItems, [CONTENT_RULE]: 'paragraphs' },
  )

/** At most 64 KiB as JSON. */
export const ParagraphsInput = paragraphsInput(MAX_PARAGRAPHS)

/** At most 64 KiB as JSON, and at most 200 paragraphs. */
export const CommentaryInput = paragraphsInput(MAX_COMMENTARY_PARAGRAPHS)
