import { Fragment, type ReactNode } from 'react'

/** A text with parts of the page, such as links, in its places: `{name}` stands for one of them. */
export const Sentence = ({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) =>
  text.split(/\{(\w+)\}/).map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    return <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>
  })
