import type { SheetPage } from 'dealbook-domain/sheet/sheet-marks.js'
import { describe, expect, it } from 'vitest'
import { SheetPreview } from '../../web/src/print/sheet-preview.js'

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
  return { preview: new SheetPreview(layOut()), counted }
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

  it('is empty without pages', () => {
    expect(previewed([]).preview.page(0)).toBeNull()
  })
})
