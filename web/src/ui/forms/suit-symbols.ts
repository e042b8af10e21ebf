import { Extension, textInputRule } from '@tiptap/core'
import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import { BEFORE_SUIT } from './typed-suits.js'

/** Converts a typed `!s` to ♠, as on Bridge Base Online, except within a word. Backspace undoes it. */
export const SuitSymbols = Extension.create({
  name: 'suitSymbols',
  addInputRules: () =>
    Object.entries(SUIT_SYMBOLS).map(([suit, symbol]) =>
      textInputRule({ find: new RegExp(`${BEFORE_SUIT}![${suit}${suit.toLowerCase()}]$`, 'u'), replace: symbol }),
    ),
})
