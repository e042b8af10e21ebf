import { inEachLanguage } from '../in-each-language.js'

/** Writing with bold and italic. */
export const richTextTexts = inEachLanguage({
  en: {
    'richText.bold': 'Bold',
    'richText.italic': 'Italic',
  },
  fr: {
    'richText.bold': 'Gras',
    'richText.italic': 'Italique',
  },
})
