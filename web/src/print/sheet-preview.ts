import type { LateKey, SheetPage } from 'dealbook-domain/sheet/sheet-marks.js'

/** More pages than this are only laid out when they are asked for. */
const MAX_AHEAD = 100

/** The pages of a sheet, laid out one after the other. */
export class SheetPreview {
  private readonly laidOut: SheetPage[] = []
  private isWhole = false

  /** @param known the values that become known while pages are laid out, such as their number */
  constructor(
    private readonly rest: Iterator<SheetPage>,
    private readonly known: () => ReadonlyMap<LateKey, string>,
  ) {}

  /** The page of this number, counted from 0, or the last one if there are fewer; `null` if there are none. */
  page(number: number): { readonly page: SheetPage; readonly number: number; readonly isLast: boolean } | null {
    // One more page tells whether another one follows.
    this.layOut(number + 2)
    const found = Math.min(number, this.laidOut.length - 1)
    const page = this.laidOut[found]
    return page === undefined ? null : { page, number: found, isLast: found === this.laidOut.length - 1 }
  }

  /** Lays out another page, unless there are many already. Returns whether that changed anything. */
  goOn(): boolean {
    if (this.isWhole || this.laidOut.length >= MAX_AHEAD) return false
    this.layOut(this.laidOut.length + 1)
    return true
  }

  /** The values for the places that are filled last; `null` until all pages are laid out. */
  get lateValues(): ReadonlyMap<LateKey, string> | null {
    return this.isWhole ? this.known() : null
  }

  private layOut(count: number): void {
    while (this.laidOut.length < count && !this.isWhole) {
      const { done, value } = this.rest.next()
      if (done) this.isWhole = true
      else this.laidOut.push(value)
    }
  }
}
