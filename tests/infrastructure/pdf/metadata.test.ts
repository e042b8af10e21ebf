import { describe, expect, it } from 'vitest'
import { escapedMarkup } from '../../../src/domain/markup.js'
import { sheetOptionsOf } from '../../../src/domain/sheet/sheet-options.js'
import { PdfSheetPrinter } from '../../../src/infrastructure/pdf/pdf-sheet-printer.js'

const printed = async (title: string, author: string): Promise<string> => {
  const head = { title, author, date: '1 December 2026' }
  const boards = async function* () {
    yield []
  }
  const pieces: Uint8Array[] = []
  const sheet = { head, options: sheetOptionsOf({}), at: new Date('2026-12-01'), boards }
  for await (const piece of new PdfSheetPrinter().print(sheet)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

describe('the metadata of a sheet', () => {
  it('is well-formed XML, whatever the title and the author', async () => {
    const title = 'Finesses & ducks </rdf:RDF> "é"'
    const xml = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(await printed(title, "O'Neill <o@example.com>"))?.[0] ?? ''
    expect(xml).toContain(escapedMarkup(title))
    expect(xml).toContain('O&#39;Neill &lt;o@example.com&gt;')
    expect(xml.match(/<\/rdf:RDF>/g)).toHaveLength(1)
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
  })
})
