import { lazy, Suspense, useState } from 'react'
import { useBoardWords } from '../board/board-words.js'
import type { PrintStudioProps } from './print-studio.js'

// Loaded on demand, together with its texts, because most readers never print.
const PrintStudio = lazy(async () => ({ default: (await import('./print-studio.js')).PrintStudio }))

interface PrintButtonProps extends Omit<PrintStudioProps, 'onClose'> {
  /** Whether the button belongs to a single board, on a page that may print several. */
  readonly isOfBoard?: boolean
}

/** Opens the print studio. */
export const PrintButton = ({ isOfBoard = false, ...props }: PrintButtonProps) => {
  const { t } = useBoardWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t(isOfBoard ? 'board.printThis' : 'board.print')}
      </button>
      {isOpen && (
        <Suspense>
          <PrintStudio {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
