import { Extension, textInputRule } from '@tiptap/core'
import { SUIT_SYMBOLS } from 'dealbook-domain/bridge/board-drawing.js'

/** `!s` becomes ♠ as it is typed, as players of Bridge Base are used to; not within a word, and Backspace takes it back. */
export const SuitSymbols = Extension.create({
  name: 'suitSymbols',
  addInputRules: () =>
    Object.entries(SUIT_SYMBOLS).map(([suit, symbol]) =>
      textInputRule({ find: new RegExp(`(?<!\\p{L})!${suit}$`, 'iu'), replace: symbol }),
    ),
})
