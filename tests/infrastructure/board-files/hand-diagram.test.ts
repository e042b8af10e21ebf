import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import { parseHand } from '../../../src/domain/bridge/hand.js'
import { drawHands } from '../../../src/infrastructure/board-files/diagrams/hand-diagram.js'
import { aDeal } from '../../support/builders.js'
import { anyDeal } from '../../support/deals.js'
import { aTable } from '../../support/trick-tables.js'

const ELEMENTS = new Set(['svg', 'title', 'desc', 'rect', 'path', 'circle', 'text', 'tspan'])
const ATTRIBUTES =
  /^(?:xmlns|viewBox|width|height|role|aria-labelledby|id|x|y|cx|cy|r|rx|d|font-(?:family|size|weight)|fill|stroke(?:-width)?|text-anchor)$/
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g

/**
 * The texts of the elements of a well-formed picture, by name. @throws if it is not well-formed, or contains anything
 * it should not
 */
const parse = (svg: string): Map<string, string[]> => {
  const texts = new Map<string, string[]>()
  const open: string[] = []
  let at = 0
  for (const tag of svg.matchAll(/<(\/?)([a-z]+)((?: [\w-]+="[^"<&]*")*)(\/?)>/g)) {
    const [whole, end, name = '', attributes = '', empty] = tag
    const text = svg.slice(at, tag.index)
    expect(text.replace(ENTITY, '')).not.toMatch(/[<>&]|[^\P{Cc}\t\n]|[\ufffe\uffff]/u)
    at = tag.index + whole.length
    if (!ELEMENTS.has(name)) throw new Error(`no element for a picture: ${name}`)
    for (const [, attribute = ''] of attributes.matchAll(/ ([\w-]+)=/g))
      if (!ATTRIBUTES.test(attribute)) throw new Error(`no attribute for a picture: ${attribute}`)
    if (end === '/') {
      expect(open.pop()).toBe(name)
      texts.set(name, [...(texts.get(name) ?? []), text])
    } else if (empty === '') open.push(name)
  }
  expect(open).toEqual([])
  expect(svg.slice(at).trim()).toBe('')
  return texts
}

const unescaped = (text = ''): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

describe('a hand diagram', () => {
  const board = aDeal({
    title: 'Endplay',
    boardNumber: 7,
    dealer: 'S',
    vulnerability: 'All',
    hands: {
      N: parseHand('.AKQJT98765432..'),
      E: parseHand('QJ98..AKQJT98.AK'),
      S: parseHand('AKT.2.3.QJ987654'),
      W: null,
    },
    auction: ['P', '1NT', 'X', 'XX', 'P', '2C', 'P', 'P', 'P'] as Call[],
  })

  it('has a title and a description with its whole content for screen readers', () => {
    const svg = drawHands(board)
    const texts = parse(svg)
    expect(svg).toContain(`role="img" aria-labelledby="title-${board.id} description-${board.id}"`)
    expect(svg).toContain(`<title id="title-${board.id}">Endplay</title>`)
    expect(texts.get('desc')?.[0]).toMatch(
      /^Board 7, Dealer South, Both vulnerable\. North: spades none; hearts A K Q J 10 9 8 7 6 5 4 3 2; diamonds none; clubs none\. East: .* South: spades A K 10; hearts 2; diamonds 3; clubs Q J 9 8 7 6 5 4\. West: not shown\. Auction: South pass, West 1 no trump, North double, East redouble, South pass, West 2 clubs, North pass, East pass, South pass\. Contract: 2 clubs by West\.$/,
    )
  })

  it('marks dealer and vulnerability in words, not by colour alone', () => {
    const svg = drawHands(board)
    for (const words of ['Board 7', 'Dealer South', 'Both vulnerable']) expect(svg).toContain(`>${words}</text>`)
    expect(svg.match(/<circle/g)).toHaveLength(1)
    const edge = (vulnerability: 'NS' | 'EW') =>
      drawHands(aDeal({ vulnerability })).match(/ d="M160 200([^"]+)" fill="none" stroke="#c00000"/)?.[1]
    expect(edge('NS')?.replace(/[^hv]/g, '')).toBe('hh')
    expect(edge('EW')?.replace(/[^hv]/g, '')).toBe('vv')
  })

  it('shows what can be made, if requested and known', () => {
    const tricks = { ...aTable(6), N: { ...aTable(6).N, S: 10 } }
    const solved = { ...board, doubleDummy: { tricks, source: 'solver' as const } }
    expect(drawHands(solved)).toBe(drawHands(board))
    expect(drawHands(board, { doubleDummy: true })).toBe(drawHands(board))
    const svg = drawHands(solved, { doubleDummy: true })
    const texts = parse(svg)
    const heightOf = (picture: string) => Number(/viewBox="0 0 \d+ (\d+)"/.exec(picture)?.[1])
    expect(heightOf(svg)).toBeGreaterThan(heightOf(drawHands(board)))
    const rows = [...svg.matchAll(/y="(\d+)"[^>]*>(?:N|S|E|W|\d+)<\/text>/g)].map(([, y]) => Number(y))
    expect(Math.max(...rows)).toBeLessThan(heightOf(svg))
    const tens = (picture: string) =>
      parse(picture)
        .get('text')
        ?.filter((text) => text === '10').length ?? 0
    expect(tens(svg) - tens(drawHands(board))).toBe(1)
    expect(texts.get('desc')?.[0]).toContain(
      'North takes 6 in clubs, 6 in diamonds, 6 in hearts, 10 in spades, 6 in no trump.',
    )
    expect(texts.get('desc')?.[0]).toMatch(/no trump\. .*Par: 4♠ by North, \+620\.$/)
    expect(texts.get('text')?.at(-1)).toBe('Par: 4♠ by North, +620.')
  })

  it('has a title of up to two lines, broken between words, and the same size with each', () => {
    const linesOf = (title: string) => (parse(drawHands({ ...board, title })).get('text') ?? []).slice(0, 2)
    expect(linesOf('Endplay')).toEqual(['', 'Endplay'])
    expect(linesOf('Lesson 3: the simple finesse against the king')).toEqual([
      'Lesson 3: the simple finesse',
      'against the king',
    ])
    expect(linesOf('-'.repeat(200))).toEqual(['-'.repeat(34), `${'-'.repeat(33)}…`])
    const sizeOf = (title: string) => /viewBox="[^"]*"/.exec(drawHands({ ...board, title }))?.[0]
    expect(sizeOf('-'.repeat(200))).toBe(sizeOf('Endplay'))
  })

  it('puts the calls under their seats', () => {
    const svg = drawHands(aDeal({ dealer: 'E', auction: ['1C', 'P', '1H'] as Call[] }))
    const placeOf = (call: string) =>
      /x="(\d+)" y="(\d+)"/.exec(svg.split('\n').find((line) => line.includes(`>${call}`)) ?? '')?.slice(1)
    const [east, north] = [placeOf('East'), placeOf('North')]
    expect(east).toBeDefined()
    expect(placeOf('1<')?.[0]).toBe(east?.[0])
    expect(placeOf('Pass')?.[0]).toBe(placeOf('South')?.[0])
    expect(Number(placeOf('Pass')?.[1])).toBe(Number(north?.[1]) + 24)
  })

  describe('of an auction with notes', () => {
    const note = (call: number, text: string, alert = false) => ({ call, text, alert, accepts: ['7NT'] as Call[] })
    const auction = ['1NT', 'P', '2C', 'P'] as Call[]
    const long = 'Stayman asks the opener to bid a four-card major, whatever the strength of it'
    const callNotes = [note(0, '15-17 <points>'), note(2, long, true), note(3, '', true), note(4, 'And now?')]
    const svg = drawHands(aDeal({ dealer: 'W', auction, callNotes }))
    const lines = svg.split('\n').flatMap((line) => (line.startsWith('<text') ? line.replace(/<[^>]*>/g, '') : []))

    it('shows them as footnotes, and alert signs after their calls', () => {
      expect(lines.slice(-8)).toEqual([
        '1NT¹',
        'Pass',
        '2♣!²',
        'Pass!',
        '1. 1NT: 15-17 &lt;points&gt;',
        '2. 2♣: Stayman asks the opener to bid a',
        'four-card major, whatever the strength of it',
        '3. Next call: And now?',
      ])
      expect(svg).not.toContain('7NT')
    })

    it('contains them in its description', () => {
      expect(unescaped(parse(svg).get('desc')?.[0])).toMatch(
        /South pass\. Call 1, 1 no trump: 15-17 <points>\. Call 3, 2 clubs: alerted, Stayman .* of it\. Call 4, pass: alerted\. Next call: And now\?\.$/,
      )
    })

    it('has room for all of them', () => {
      const heightOf = (picture: string) => Number(/height="(\d+)"/.exec(picture)?.[1])
      const lowest = (picture: string) =>
        Math.max(...[...picture.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y)))
      for (const [calls, notes] of [
        [auction, callNotes],
        [[], [note(0, 'What do you open?')]],
        [['1NT', 'P', 'P', 'P'], [note(0, 'x'.repeat(500))]],
      ] as [Call[], typeof callNotes][]) {
        const picture = drawHands(aDeal({ auction: calls, callNotes: notes }))
        expect(heightOf(picture)).toBeGreaterThan(lowest(picture))
        expect(
          parse(picture)
            .get('text')
            ?.every((text) => Array.from(text).length <= 60),
        ).toBe(true)
      }
      expect(heightOf(drawHands(aDeal({ auction, callNotes: [note(3, '', true)] })))).toBe(
        heightOf(drawHands(aDeal({ auction }))),
      )
    })
  })

  it('is well-formed and contains nothing but shapes and text, whatever the board', () => {
    fc.assert(
      fc.property(anyDeal, fc.string({ unit: 'binary' }), (deal, title) => {
        parse(drawHands(deal))
        parse(drawHands({ ...deal, title, callNotes: [{ call: 0, text: title, alert: true }] }))
      }),
      { numRuns: 100 },
    )
    const hostile = `</title><script>alert('1')</script>"&<!--]]>\u0000\ud800`
    const texts = parse(drawHands(aDeal({ title: hostile })))
    expect(unescaped(texts.get('title')?.[0])).toBe(`</title><script>alert('1')</script>"&<!--]]>\ufffd`)
  })
})
