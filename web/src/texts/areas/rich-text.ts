import { inEachLanguage } from '../in-each-language.js'

/** Writing with bold and italic. */
export const richTextTexts = inEachLanguage({
  en: {
    'richText.bold': 'Bold',
    'richText.italic': 'Italic',
    'richText.suit': 'Insert {suit}',
    'richText.addStep': 'Add a step',
    'richText.step': 'Step: what follows is shown with “Go on”',
  },
  fr: {
    'richText.bold': 'Gras',
    'richText.italic': 'Italique',
    'richText.suit': 'Insérer {suit}',
    'richText.addStep': 'Ajouter une étape',
    'richText.step': 'Étape : la suite s’affiche avec « Continuer »',
  },
  de: {
    'richText.bold': 'Fett',
    'richText.italic': 'Kursiv',
    'richText.suit': '{suit} einfügen',
    'richText.addStep': 'Schritt einfügen',
    'richText.step': 'Schritt: Das Folgende erscheint mit „Weiter“',
  },
  pl: {
    'richText.bold': 'Pogrubienie',
    'richText.italic': 'Kursywa',
    'richText.suit': 'Wstaw {suit}',
    'richText.addStep': 'Dodaj krok',
    'richText.step': 'Krok: dalszy ciąg pojawia się po „Dalej”',
  },
})
