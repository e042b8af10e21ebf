import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.js'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** What was loaded, or that it still is, or why it cannot be and a way to try again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t, explain } = useTexts()
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <p role="status">{t('loading')}</p>
  return (
    <div role="alert" className="problem">
      <p>{explain(query.error)}</p>
      <button type="button" onClick={() => query.refetch()}>
        {t('retry')}
      </button>
    </div>
  )
}
