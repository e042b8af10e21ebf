import { type Static, Type } from 'typebox'
import type { Paragraph } from '../domain/paragraph.js'
import { nullable, strictObject } from './schemas.js'

export const ParagraphDto = Type.Object({
  type: Type.Literal('paragraph'),
  children: Type.Array(
    Type.Object({ type: Type.Literal('text'), text: Type.String(), bold: Type.Boolean(), italic: Type.Boolean() }),
  ),
})

export const toParagraphDto = ({ children }: Paragraph): Static<typeof ParagraphDto> => ({
  type: 'paragraph',
  children: children.map(({ text, bold, italic }) => ({ type: 'text', text, bold, italic })),
})

const Mark = Type.Optional(nullable(Type.Boolean()))

/** 64 KiB as JSON at most, which the domain checks. */
export const ParagraphsInput = Type.Array(
  strictObject({
    type: Type.Literal('paragraph'),
    children: Type.Array(strictObject({ type: Type.Literal('text'), text: Type.String(), bold: Mark, italic: Mark })),
  }),
)
