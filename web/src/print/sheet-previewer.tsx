import type { SheetOptions } from 'dealbook-domain/sheet/sheet-options.js'
import { useEffect, useState } from 'react'
import { SheetPicture } from './sheet-picture.js'
import type { SheetPreview } from './sheet-preview.js'
import { usePrintWords } from './use-print-words.js'

interface Props {
  readonly preview: SheetPreview
  readonly options: Pick<SheetOptions, 'paper' | 'colours'>
}

const NOTHING_KNOWN: NonNullable<SheetPreview['lateValues']> = new Map()
/** How long pages are laid out at a time, in milliseconds. */
const TURN_MS = 8

/** Lays out the pages that are not shown yet in short turns, and returns what is known at the end. */
const useLateValues = (preview: SheetPreview): NonNullable<SheetPreview['lateValues']> => {
  /** The last preview whose pages have all been laid out. */
  const [whole, setWhole] = useState<SheetPreview | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const work = () => {
      const end = performance.now() + TURN_MS
      let hasMore = true
      while (hasMore && performance.now() < end) hasMore = preview.goOn()
      if (hasMore) timer = setTimeout(work)
      else setWhole(preview)
    }
    timer = setTimeout(work)
    return () => clearTimeout(timer)
  }, [preview])
  return (whole === preview ? preview.lateValues : null) ?? NOTHING_KNOWN
}

/** Shows one page of a sheet at a time. */
export const SheetPreviewer = ({ preview, options: { paper, colours } }: Props) => {
  const t = usePrintWords()
  const [wanted, setWanted] = useState(0)
  // Lays pages out, so it comes before what is known about them.
  const shown = preview.page(wanted)
  const late = useLateValues(preview)
  if (shown === null) return null
  const { page, number, isLast } = shown
  const count = late.get('pages')
  const label =
    count === undefined ? t('print.page', { number: number + 1 }) : t('print.pageOf', { number: number + 1, count })
  return (
    <>
      {(number > 0 || !isLast) && (
        <nav className="sheet-pages" aria-label={t('print.pages')}>
          <button type="button" aria-disabled={number === 0} onClick={() => setWanted(Math.max(0, number - 1))}>
            {t('print.previous')}
          </button>
          <span role="status">{label}</span>
          <button type="button" aria-disabled={isLast} onClick={() => !isLast && setWanted(number + 1)}>
            {t('print.next')}
          </button>
        </nav>
      )}
      <SheetPicture page={page} paper={paper} colours={colours} label={label} late={late} />
    </>
  )
}
