import { useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.js'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** The name of the copied text, for screen readers. */
  readonly of?: string
  readonly className?: string
}

const SAID_MS = 3_000

/** Copies a text. Without https, browsers have no clipboard API, so it copies a selection. */
const copy = async (text: string): Promise<void> => {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

/** Copies a text, and briefly shows so on the button. */
export const CopyButton = ({ text, label, of, className }: CopyButtonProps) => {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button type="button" className={className} onClick={() => void copy(text).then(() => setCopied(true))}>
      {isCopied ? t('share.copied') : label}
      {of !== undefined && <span className="hidden"> {of}</span>}
      <span className="hidden" role="status">
        {isCopied && t('share.copied')}
      </span>
    </button>
  )
}
