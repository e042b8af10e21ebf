import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { isPassing } from '../service.js'
import { FailedState } from './failed-state.js'
import { Skeleton } from './skeleton.js'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the loaded data, a placeholder while loading, or an error with a retry button. The error stays visible during
 * automatic retries.
 */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error } = query
  const last = useRef<Error | null>(null)
  useEffect(() => {
    if (data !== undefined) last.current = null
    else if (error !== null) last.current = isPassing(error) ? error : null
  }, [data, error])
  if (data !== undefined) return children(data)
  const why = error ?? last.current
  if (why === null) return <Skeleton />
  return <FailedState error={why} onRetry={() => void query.refetch()} />
}
