import { Fragment, type ReactNode } from 'react'

/** A text whose `{name}` placeholders are replaced by elements such as links. */
export const Sentence = ({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) =>
  text.split(/\{(\w+)\}/).map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    return <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>
  })
