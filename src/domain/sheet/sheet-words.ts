import { BRIDGE_WORDS, withValues } from '../drawing/bridge-translations.js'
import type { PageLanguage } from '../page-languages.js'

const WORDS = {
  en: {
    ...BRIDGE_WORDS.en,
    'sheet.boards': 'Boards',
    'sheet.by': 'By {author}',
    'sheet.solutions': 'Solutions',
    'sheet.solutionOn': 'Solution: page',
    'sheet.lead': 'Lead: {card}',
    'sheet.boardOn': 'Board: page',
    'sheet.continued': '{board}, continued',
    'sheet.result': 'Result: {score} ({count} tricks).',
    'sheet.noBoards': 'There are no boards on this sheet.',
  },
  fr: {
    ...BRIDGE_WORDS.fr,
    'sheet.boards': 'Donnes',
    'sheet.by': 'Par {author}',
    'sheet.solutions': 'Solutions',
    'sheet.solutionOn': 'Solution : page',
    'sheet.lead': 'Entame : {card}',
    'sheet.boardOn': 'Donne : page',
    'sheet.continued': '{board}, suite',
    'sheet.result': 'Résultat : {score} ({count} levées).',
    'sheet.noBoards': 'Il n’y a aucune donne sur cette feuille.',
  },
  de: {
    ...BRIDGE_WORDS.de,
    'sheet.boards': 'Boards',
    'sheet.by': 'Von {author}',
    'sheet.solutions': 'Lösungen',
    'sheet.solutionOn': 'Lösung: Seite',
    'sheet.lead': 'Ausspiel: {card}',
    'sheet.boardOn': 'Board: Seite',
    'sheet.continued': '{board}, Fortsetzung',
    'sheet.result': 'Ergebnis: {score} ({count} Stiche).',
    'sheet.noBoards': 'Auf diesem Blatt gibt es keine Boards.',
  },
  pl: {
    ...BRIDGE_WORDS.pl,
    'sheet.boards': 'Rozdania',
    'sheet.by': 'Autor: {author}',
    'sheet.solutions': 'Rozwiązania',
    'sheet.solutionOn': 'Rozwiązanie: strona',
    'sheet.lead': 'Wist: {card}',
    'sheet.boardOn': 'Rozdanie: strona',
    'sheet.continued': '{board}, ciąg dalszy',
    'sheet.result': 'Wynik: {score} (lew: {count}).',
    'sheet.noBoards': 'Na tym arkuszu nie ma rozdań.',
  },
} as const satisfies Readonly<Record<PageLanguage, Readonly<Record<string, string>>>>

export type SheetKey = keyof (typeof WORDS)['en']

/** Returns the words of sheets in a language, with values in place of their placeholders. */
export const sheetWords =
  (language: PageLanguage) =>
  (key: SheetKey, values: Readonly<Record<string, string | number>> = {}): string =>
    withValues(WORDS[language][key], values)

export type SheetWords = ReturnType<typeof sheetWords>
