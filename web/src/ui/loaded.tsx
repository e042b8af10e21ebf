import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from './failed-state.js'
import { Skeleton } from './skeleton.js'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** What was loaded, or that it still is, or why it cannot be and a way to try again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Skeleton />
  return <FailedState error={query.error} onRetry={() => void query.refetch()} />
}
