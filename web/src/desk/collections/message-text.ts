interface Text {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

interface Paragraph {
  readonly children: readonly Text[]
}

export interface Named {
  readonly title: string
  readonly link: string
}

/** The template with the collection's title and link in place of `{title}` and `{link}`. */
export const filled = (text: string, { title, link }: Named): string =>
  text.replaceAll(/\{(title|link)\}/g, (_, name: string) => (name === 'title' ? title : link))

/** WhatsApp's bold and italic marks, which must touch the words. */
const marked = ({ text, bold, italic }: Text): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  // Marks around an address would break it.
  if (words === '' || words.includes('{link}')) return text
  const slanted = italic ? `_${words}_` : words
  return before + (bold ? `*${slanted}*` : slanted) + after
}

const inLines = (body: readonly Paragraph[], inMarks: (text: Text) => string): string =>
  body.map(({ children }) => children.map(inMarks).join('')).join('\n')

/** Appends the link if the template doesn't contain it, so that every message has it. */
const withLink = (text: string): string => (text.includes('{link}') ? text : `${text}\n\n{link}`.trimStart())

export const mailText = (body: readonly Paragraph[], named: Named): string =>
  filled(withLink(inLines(body, ({ text }) => text)), named)

export const whatsappText = (body: readonly Paragraph[], named: Named): string =>
  filled(withLink(inLines(body, marked)), named)

export const mailAddress = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`

export const whatsappAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
