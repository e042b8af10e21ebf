import type { components } from 'dealbook-client'

type Paragraph = components['schemas']['Paragraph']

/** What the author says of a board, with its bold and italic words. */
export const Commentary = ({ paragraphs }: { paragraphs: readonly Paragraph[] }) => (
  <div className="commentary">
    {paragraphs.map(({ children }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and do not move
      <p key={i}>
        {children.map(({ text, bold, italic }, at) => {
          const words = italic ? <em>{text}</em> : text
          // biome-ignore lint/suspicious/noArrayIndexKey: the same holds for its parts
          return <span key={at}>{bold ? <strong>{words}</strong> : words}</span>
        })}
      </p>
    ))}
  </div>
)
