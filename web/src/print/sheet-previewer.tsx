import type { SheetOptions } from 'dealbook-domain/sheet/sheet-options.js'
import { useState } from 'react'
import { SheetPicture } from './sheet-picture.js'
import type { SheetPreview } from './sheet-preview.js'
import { usePrintWords } from './use-print-words.js'

interface Props {
  readonly preview: SheetPreview
  readonly options: Pick<SheetOptions, 'paper' | 'colours'>
}

/** Shows one page of a sheet at a time. */
export const SheetPreviewer = ({ preview, options: { paper, colours } }: Props) => {
  const t = usePrintWords()
  const [wanted, setWanted] = useState(0)
  const shown = preview.page(wanted)
  if (shown === null) return null
  const { page, number, isLast } = shown
  const label = t('print.page', { number: number + 1 })
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
      <SheetPicture page={page} paper={paper} colours={colours} label={label} />
    </>
  )
}
