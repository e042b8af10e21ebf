import { describe, expect, it } from 'vitest'
import { normalizeHandle } from '../../src/domain/handle.js'

describe('normalizeHandle', () => {
  it.each([
    ['alice', 'alice'],
    ['  Alice  ', 'alice'],
    ['@alice', 'alice'],
    ['Zofia Wójcik', 'zofia-wojcik'],
    ['a__b..c  d--e', 'a-b-c-d-e'],
    ['-._alice_.-', 'alice'],
    ['ＡＬＩＣＥ', 'alice'],
    ['İzmir', 'izmir'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['123', '123'],
    ['ﬁn', 'fin'],
  ])('turns %j into %j', (text, handle) => {
    expect(normalizeHandle(text)).toBe(handle)
  })

  it.each([
    '',
    'ab',
    'x'.repeat(41),
    '@@alice',
    'аlice',
    'αλφα',
    '山田太郎',
    'straße',
    'a/b/c',
    'ali\u200bce',
    'ali\ufeffce',
    '\ufeffalice',
    'al\u0000ice',
    'me',
    'Admin',
    '@API',
    'catalog',
    'support',
    'system',
    'null',
    'UNDEFINED',
    '----',
  ])('does not accept %j', (text) => {
    expect(normalizeHandle(text)).toBeNull()
  })
})
