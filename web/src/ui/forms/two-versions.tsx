import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.js'

interface TwoVersionsProps {
  readonly onUseMine: () => void
  readonly onKeepTheirs: () => void
  /** The changes made here and elsewhere. */
  readonly children: ReactNode
}

/** Asks which of two versions to keep. */
export const TwoVersions = ({ onUseMine, onKeepTheirs, children }: TwoVersionsProps) => {
  const { t } = useTexts()
  return (
    <section className="notice warn" role="alert">
      {children}
      <div className="row">
        <button type="button" onClick={onUseMine}>
          {t('versions.useMine')}
        </button>
        <button type="button" onClick={onKeepTheirs}>
          {t('versions.keepTheirs')}
        </button>
      </div>
    </section>
  )
}
