import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

interface AvatarProps {
  readonly queryKey: readonly unknown[]
  /** Loads the picture through the service, so that the browser contacts no other site. */
  readonly load: () => Promise<Blob>
  readonly name: string
}

/** The picture of an account, or the first letter of its name. */
export const Avatar = ({ queryKey, load, name }: AvatarProps) => {
  const { data: blob } = useQuery({ queryKey, queryFn: load, retry: false, staleTime: 5 * 60_000 })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (blob === undefined) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return <AvatarFrame name={name}>{url !== null && <img src={url} alt="" />}</AvatarFrame>
}

export const AvatarFrame = ({ name, children }: { name: string; children?: ReactNode }) => (
  <span className="avatar" aria-hidden="true">
    {children || [...name][0]}
  </span>
)
