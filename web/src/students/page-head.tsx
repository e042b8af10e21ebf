import { useEffect, useRef, useState } from 'react'
import type { PageData } from './page-data.js'
import { useWords } from './use-words.js'

const SIGNS = { certified: '✓', premium: '★' } as const

/** The title of the collection, and its author. */
export const PageHead = ({ data: { token, title, author } }: { data: PageData }) => {
  const t = useWords()
  return (
    <header className="head">
      <h1 dir="auto">{title}</h1>
      <p className="teacher">
        {author.avatarUrl !== null && <Picture address={`/public/collections/${token}/avatar`} />}
        <span dir="auto">{author.displayName}</span>
        {author.badges.map((badge) => (
          <span key={badge} className={`sign ${badge}`} title={t(`students.${badge}`)}>
            <span aria-hidden="true">{SIGNS[badge]}</span>
            <span className="hidden">{t(`students.${badge}`)}</span>
          </span>
        ))}
      </p>
    </header>
  )
}

/** The teacher's picture, if it is available. */
const Picture = ({ address }: { address: string }) => {
  const picture = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)
  // Loading may have failed before this script ran.
  useEffect(() => setBroken(picture.current?.complete === true && picture.current.naturalWidth === 0), [])
  if (isBroken) return null
  return <img ref={picture} src={address} alt="" width="32" height="32" onError={() => setBroken(true)} />
}
