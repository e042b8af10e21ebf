import { describe, expect, it } from 'vitest'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { typeset } from '../../../src/domain/sheet/typesetting.js'
import { FontFiles } from '../../../src/infrastructure/pdf/font-files.js'
import { PdfText } from '../../../src/infrastructure/pdf/pdf-text.js'
import { aDeal } from '../../support/builders.js'
import { textOf } from '../../support/pdf-texts.js'
import { printed } from '../../support/sheets.js'

/** Sentences with letters that share glyphs, join, carry accents or replace each other. */
const SENTENCES = {
  English: 'The defence finds the office file: “affluent” – it’s 5-3-3-2, 12+ points…',
  French: 'À l’œuvre : cœur, garçon, Noël, où, maïs, « levée » ; 5 ♥ contrés.',
  Polish: 'Zażółć gęślą jaźń, wist w ♠ i ♦.',
  Czech: 'Příliš žluťoučký kůň úpěl ďábelské ódy.',
  Vietnamese: 'Bài cầu tiếng Việt: người chơi đánh quân át.',
  Turkish: 'İstanbul’da ığüşöç, kâğıt oyunu.',
  Greek: 'Η ντάμα κούπα· ὁ ἄνθρωπος καὶ ἡ τύχη; ΆΈΉΊΌΎΏ.',
  Russian: 'Взятка, козырь и съёмка: ход в ♣.',
  Ukrainian: 'Їжак, ґанок, єдність.',
  Chinese: '桥牌的叫牌与打牌，南家开叫一红心。',
  Japanese: 'ブリッジのディール：南家が「1♥」と宣言しました。',
  Korean: '브리지 게임에서 남쪽이 입찰합니다.',
  mixed: 'Ω mega, µ icro, 5 kΩ, ﬁ, ½, 10², №7, €20',
}

/** A sentence without white space, because lines are broken when printed. */
const plain = (text: string): string => text.replace(/\s+/g, '')

const boardsOf = (text: string) => [
  aDeal({
    title: 'A board',
    commentary: [
      paragraphOf(text),
      { type: 'paragraph', children: [{ type: 'text', text, bold: true, italic: false }] },
      { type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: true }] },
    ],
  }),
]

const countIn = (text: string, part: string): number => text.split(part).length - 1

describe('printed text in', () => {
  it.each(Object.entries(SENTENCES))('%s can be extracted: plain, bold and italic', async (_, sentence) => {
    const text = plain(await textOf(await printed(boardsOf(sentence))))
    expect(countIn(text, plain(sentence))).toBe(3)
  })

  it.each([
    ['Hebrew', 'דרום פותח וצפון קופץ למשחק מלא בלי להזמין', 'מערב מוביל את המלך'],
    ['Arabic', 'يفتح الجنوب ثم يقفز الشمال إلى مباشرة نقطة', 'شاي قهوة بيت تين ثلج خبز جمل'],
  ])('%s is written from right to left, and its words can be extracted', async (_, first, second) => {
    const boards = [aDeal({ title: first, commentary: [paragraphOf(first), paragraphOf(second)] })]
    const text = await textOf(await printed(boards, { hands: 'none' }, { title: first, author: second }))
    const words = new Set(text.split(/\s+/))
    for (const word of `${first} ${second}`.split(' ')) expect(words).toContain(word)
  })

  it('Arabic keeps its vowels', async () => {
    const text = 'كِتابٌ جَميلٌ'
    const boards = [aDeal({ title: text, commentary: [paragraphOf(text)] })]
    const lettersOf = (word: string): string => [...word].sort().join('')
    const words = (await textOf(await printed(boards, { hands: 'none' }, { title: text }))).split(/\s+/).map(lettersOf)
    // Poppler swaps an accent and its letter; in the file they are in the order of the text.
    for (const word of text.split(' ')) expect(words).toContain(lettersOf(word))
  })

  it.each([
    ['Hebrew', 'דרום פותח 1♥ עם 15 נקודות ומוביל K♠ (לא 4♥X)', ['4♥X לא K♠ ומוביל נקודות 15 עם 1♥ פותח דרום']],
    ['Arabic', 'يفتح الجنوب 1♥ مع 15 نقطة ثم 4♠', ['4♠ ثم نقطة 15 مع 1♥ الجنوب يفتح']],
  ])('%s has its numbers and calls in visual order, from left to right', async (_, sentence, [seen = '']) => {
    const tools = new PdfText(new FontFiles())
    await tools.load([{ text: sentence, isBold: false, isItalic: false }])
    const [line] = [...typeset([{ text: sentence }], 10, 1_000, tools)]
    const pieces = [...(line?.pieces ?? [])].sort((one, other) => one.x - other.x)
    // Words of a right-to-left run appear in reverse order.
    const words = pieces.flatMap(({ text, isRightToLeft }) => {
      const parts = text.split(/(?<= )|(?= )/)
      return isRightToLeft ? parts.reverse() : parts
    })
    const wordsOf = (text: string): string => text.replace(/\s+|[()]/g, '')
    expect(wordsOf(words.join(''))).toBe(wordsOf(seen))
    expect(line?.isRightToLeft).toBe(true)
    // At the right end of the line.
    expect((pieces[0]?.x ?? 0) + (line?.width ?? 0)).toBeCloseTo(1_000)
  })

  it('a script without a font is shown as boxes, and its letters can still be extracted', async () => {
    const text = await textOf(await printed(boardsOf('ไทย ბრიჯი')))
    expect(countIn(plain(text), 'ไทยბრიჯი')).toBe(3)
  })
})
