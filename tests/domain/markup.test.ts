import { describe, expect, it } from 'vitest'
import { escapedMarkup } from '../../src/domain/markup.js'

describe('text in markup', () => {
  it('cannot open a tag, an entity, or end an attribute', () => {
    expect(escapedMarkup(`<a title="x" class='y'>1 & 2</a>`)).toBe(
      '&lt;a title=&quot;x&quot; class=&#39;y&#39;&gt;1 &amp; 2&lt;/a&gt;',
    )
  })

  it('is otherwise unchanged', () => {
    expect(escapedMarkup('♠ A K – 4♥ d’Est\n')).toBe('♠ A K – 4♥ d’Est\n')
  })
})
