import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCountry, isEmail, isHttpsUrl, isInstant, isLanguageTag } from '../../src/domain/standard-formats.js'

describe('isInstant', () => {
  it.each([
    '2026-03-01T09:30:00Z',
    '2026-03-01t09:30:00.5z',
    '2026-03-01T09:30:00.123456789+05:30',
    '2024-02-29T23:59:59-23:59',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ])('accepts %s, which a date can represent', (text) => {
    expect(isInstant(text)).toBe(true)
    expect(new Date(text).toISOString()).toMatch(/^\d{4}-/)
  })

  it.each([
    '',
    '2026-03-01',
    '2026-03-01T09:30:00',
    '2026-03-01T09:30Z',
    '2026-03-01 09:30:00Z',
    '2026-03-01T09:30:00+01',
    '2026-03-01T09:30:00+24:00',
    '2026-03-01T24:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '0000-12-31T23:59:59Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '+010000-01-01T00:00:00Z',
    ' 2026-03-01T09:30:00Z',
  ])('refuses %j', (text) => {
    expect(isInstant(text)).toBe(false)
  })
})

describe('isCountry', () => {
  it('accepts the assigned codes of two capital letters, the first, the last and those at the ends of lines', () => {
    expect(['AD', 'CD', 'CF', 'FR', 'ZW'].filter(isCountry)).toHaveLength(5)
    expect(['', 'fr', 'XX', 'FRA', 'FR ', 'AD AE'].filter(isCountry)).toEqual([])
  })
})

describe('isLanguageTag', () => {
  it.each([
    ...['fr', 'ast', 'FR', 'abcd', 'abcdefgh', 'zh-Hant', 'pt-BR', 'es-419', 'sr-Latn-RS', 'zh-Hans-CN'],
    ...['zh-cmn-Hans-CN', 'zh-yue-HK', 'zh-min-nan', 'zh-aaa-bbb-ccc', 'art-lojban', 'cel-gaulish', 'no-bok'],
    ...['de-1996', 'sl-rozaj-biske-1994', 'de-CH-1901', 'hy-Latn-IT-arevela', 'ca-valencia', 'fr-1aaa'],
    ...['en-u-islamcal', 'de-DE-u-co-phonebk-x-linux', 'en-a-myext-b-another', 'en-4-ab', 'en-u-abcde-abcde'],
    ...['x-whatever', 'X-a-b-1', 'en-x-US', 'en-a-bb-x-a-b-a', 'de-1996-x-1996', 'x-1996-1996'],
    ...['en-GB-oed', 'i-ami', 'i-klingon', 'I-Navajo', 'i-default', 'sgn-BE-FR', 'sgn-be-nl', 'sgn-CH-DE'],
    `en-x${'-abcdefgh'.repeat(3)}-abc`,
  ])('accepts %s', (text) => {
    expect(isLanguageTag(text)).toBe(true)
  })

  it.each([
    ...[
      '',
      'f',
      '1a',
      'abcdefghi',
      'fr_FR',
      'french-',
      '-fr',
      'fr--FR',
      'fr, en',
      ' fr',
      'fr\n',
      'français',
      'ſl',
      'i-\u212alingon',
      'fr-\u212aabcd',
    ],
    ...['zh-aaa-bbb-ccc-ddd', 'abcd-abc', 'fr-abcd-efgh', 'fr-FR-DE', 'fr-FR-Latn', 'fr-12', 'fr-abc1', 'fr-123456789'],
    ...['de-1996-1996', 'de-1996-1901-1996', 'sl-rozaj-ROZAJ', 'de-CH-1901-u-co-phonebk-1901-u-ca-x'],
    ...['en-a-bb-a-cc', 'en-A-bb-a-cc', 'en-1-bb-1-cc', 'en-a', 'en-a-b', 'en-a-x-b', 'en-a-123456789'],
    ...[
      'x',
      'en-x',
      'x-',
      'x-123456789',
      'i-unknown',
      'i',
      'en-GB-oedx',
      'sgn-BE-FR-x-a',
      'i-klingon-x-a',
      'root'.repeat(3),
    ],
    `en-x${'-abcdefgh'.repeat(3)}-abcd`,
  ])('refuses %j', (text) => {
    expect(isLanguageTag(text)).toBe(false)
  })

  it('accepts whatever ECMAScript accepts, which supports a part of the standard', () => {
    const subtag = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/)
    const usual = fc.constantFrom('fr', 'zh', 'Hant', 'CN', '419', '1996', 'rozaj', 'u', 'ca', 'x', 'a')
    fc.assert(
      fc.property(fc.array(fc.oneof(usual, subtag), { minLength: 1, maxLength: 6 }), (subtags) => {
        const text = subtags.join('-')
        fc.pre(text.length <= 35 && canonicalizes(text))
        expect(isLanguageTag(text)).toBe(true)
      }),
    )
  })
})

const canonicalizes = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

describe('isHttpsUrl', () => {
  it.each([
    'https://a',
    'HTTPS://bridge.example/a/b?c=d#e',
    'https://bridge.example:8443/',
    'https://brücke.example/karo♦',
  ])('accepts %s', (text) => {
    expect(isHttpsUrl(text)).toBe(true)
  })

  it.each([
    '',
    'http://bridge.example/',
    'ftp://bridge.example/',
    'javascript:alert(1)//https://bridge.example/',
    'https:/bridge.example/',
    'https:///bridge.example/',
    'https://',
    'https:// bridge.example/',
    'https://bridge.example/a b',
    'https://bridge.example/\n',
    'https://bridge.example/\u0000',
    'https://bridge.example/<script>',
    'https://bridge.example/"',
    'https://bridge.example:99999/',
    'https://[::1/',
    'https://teacher@bridge.example/',
    'https://:secret@bridge.example/',
    'https://teacher:secret@bridge.example/',
    ' https://bridge.example/',
    'see https://bridge.example/',
  ])('refuses %j', (text) => {
    expect(isHttpsUrl(text)).toBe(false)
  })
})

describe('isEmail', () => {
  it.each(['a@b', 'first.last+tag@bridge.example', 'žofia@most.example', '田@例え', `${'x'.repeat(318)}@b`])(
    'accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'teacher',
    '@b',
    'a@',
    'a@b@c',
    'a b@c',
    'a@b c',
    ' a@b',
    'a@b\n',
    'a\u0000@b',
    'a@\u0007b',
    '<a@b>',
    '"a"@b',
    'a,b@c',
    'a@b;c',
    'mailto:a@b',
    'a@b(c)',
    'a\ud800@b',
    `${'x'.repeat(319)}@b`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
