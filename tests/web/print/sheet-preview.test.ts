import type { SheetPage } from 'dealbook-domain/sheet/sheet-marks.js'
import { describe, expect, it } from 'vitest'
import { SheetPreview } from '../../../web/src/print/sheet-preview.js'

const aPage = (): SheetPage => ({ parts: [], artifacts: [] })

/** A preview of these pages, and how many of them were laid out. */
const previewed = (pages: readonly SheetPage[]) => {
  const counted = { laidOut: 0 }
  function* layOut() {
    for (const page of pages) {
      counted.laidOut++
      yield page
    }
  }
  const known = () => new Map([['pages', String(counted.laidOut)]] as const)
  return { preview: new SheetPreview(layOut(), known), counted }
}

describe('the preview of a sheet', () => {
  it('lays out no more than the page that is shown and the next', () => {
    const pages = Array.from({ length: 100 }, aPage)
    const { preview, counted } = previewed(pages)
    expect(preview.page(0)).toEqual({ page: pages[0], number: 0, isLast: false })
    expect(counted.laidOut).toBe(2)
    expect(preview.page(1)?.page).toBe(pages[1])
    expect(preview.page(0)?.page).toBe(pages[0])
    expect(counted.laidOut).toBe(3)
  })

  it('knows the last page, and shows it if there are fewer than there were', () => {
    const pages = [aPage(), aPage()]
    const { preview } = previewed(pages)
    expect(preview.page(1)).toMatchObject({ number: 1, isLast: true })
    const late = previewed(pages).preview.page(7)
    expect(late?.page).toBe(pages[1])
    expect(late).toMatchObject({ number: 1, isLast: true })
  })

  it('lays out the rest page by page, and then knows how many there are', () => {
    const { preview, counted } = previewed([aPage(), aPage(), aPage()])
    preview.page(0)
    expect(preview.lateValues).toBeNull()
    expect([preview.goOn(), preview.goOn(), preview.goOn()]).toEqual([true, true, false])
    expect(counted.laidOut).toBe(3)
    expect(preview.lateValues?.get('pages')).toBe('3')
  })

  it('does not lay out more than 100 pages that nobody asked for', () => {
    const { preview, counted } = previewed(Array.from({ length: 150 }, aPage))
    while (preview.goOn());
    expect(counted.laidOut).toBe(100)
    expect(preview.lateValues).toBeNull()
    expect(preview.page(120)?.number).toBe(120)
  })

  it('is empty without pages', () => {
    expect(previewed([]).preview.page(0)).toBeNull()
  })
})
