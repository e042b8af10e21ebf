import { type Static, Type } from 'typebox'
import type { Paragraph } from '../domain/paragraph.js'
import { CONTENT_RULE } from './content-rules.js'
import { nullable, strictObject } from './schemas.js'

export const ParagraphDto = Type.Object({
  type: Type.Literal('paragraph'),
  children: Type.Array(
    Type.Object({ type: Type.Literal('text'), text: Type.String(), bold: Type.Boolean(), italic: Type.Boolean() }),
  ),
})

/** They are written as they are: the domain has them whole. */
export const toParagraphDtos = (paragraphs: readonly Paragraph[]): Static<typeof ParagraphDto>[] =>
  paragraphs as Static<typeof ParagraphDto>[]

const Mark = Type.Optional(nullable(Type.Boolean()))

/** 64 KiB as JSON at most. */
export const ParagraphsInput = Type.Array(
  strictObject({
    type: Type.Literal('paragraph'),
    children: Type.Array(strictObject({ type: Type.Literal('text'), text: Type.String(), bold: Mark, italic: Mark })),
  }),
  { [CONTENT_RULE]: 'paragraphs' },
)
