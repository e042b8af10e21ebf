import type { SheetPage } from 'dealbook-domain/sheet/sheet-marks.js'

/** The pages of a sheet. Each is laid out when it is first asked for, because all of them may be many. */
export class SheetPreview {
  private readonly laidOut: SheetPage[] = []

  constructor(private readonly rest: Iterator<SheetPage>) {}

  /** The page of this number, counted from 0, or the last one if there are fewer; `null` if there are none. */
  page(number: number): { readonly page: SheetPage; readonly number: number; readonly isLast: boolean } | null {
    // One more page tells whether another one follows.
    this.layOut(number + 2)
    const found = Math.min(number, this.laidOut.length - 1)
    const page = this.laidOut[found]
    return page === undefined ? null : { page, number: found, isLast: found === this.laidOut.length - 1 }
  }

  private layOut(count: number): void {
    while (this.laidOut.length < count) {
      const { done, value } = this.rest.next()
      if (done) return
      this.laidOut.push(value)
    }
  }
}
