import { describe, expect, it } from 'vitest'
import { ARABIC, FontFiles, type FontPackage, HEBREW, LATIN } from '../../../src/infrastructure/pdf/font-files.js'

const files = new FontFiles()

/** The letters of a text that are missing from the font files for them. */
const missing = async (fonts: FontPackage, text: string): Promise<readonly string[]> => {
  await fonts.prepare()
  const absent: string[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) as number
    const part = fonts.partOf(code)
    const face = part === null ? null : await files.load(fonts, part, false, false)
    if (!face?.font.hasGlyphForCodePoint(code)) absent.push(letter)
  }
  return absent
}

describe('the font file for a letter', () => {
  it.each([
    ['French', LATIN, 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’…'],
    ['Polish, Czech and Hungarian', LATIN, 'ąćęłńóśźżčďěňřšťůžőűĄŁŻŘŮŐŰ'],
    ['Turkish and Romanian', LATIN, 'ğıİşçöüăâîșțŞ'],
    ['the Nordic languages', LATIN, 'åäöæøðþÅÆØÐÞ'],
    ['Vietnamese', LATIN, 'ăâđêôơưạảấầẩẫậĐƠƯ'],
    ['Greek', LATIN, 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΆΈΉΊΌΎΏ'],
    ['Russian, Ukrainian and Kazakh', LATIN, 'абвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюяҐЄІЇҰұӘәҚқ'],
    ['Hebrew', HEBREW, 'אבגדהוזחטיכךלמםנןסעפףצץקרשת'],
    ['Arabic', ARABIC, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىة'],
  ])('contains it: %s', async (_, fonts, text) => {
    expect(await missing(fonts, text)).toEqual([])
  })
})
