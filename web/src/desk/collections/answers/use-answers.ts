import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { useRef } from 'react'
import { useKept } from '../../../kept.js'
import { asReader } from '../../../service.js'
import { actsAs } from '../../../session.js'
import { pollAfter, type Read, readAfter } from './polling.js'

const ask = async (id: string, before: Read | undefined): Promise<Read> => {
  const headers = before?.etag == null ? {} : { 'if-none-match': before.etag }
  const told = await asReader.GET('/collections/{id}/answers', { params: { path: { id } }, headers })
  const { response, data: answers } = told
  const read = readAfter(before, { status: response.status, etag: response.headers.get('etag'), answers })
  return read ?? { etag: null, answers: await unwrap(Promise.resolve(told)) }
}

/**
 * Polls the answers to a lesson every few seconds while the page is visible, and less often while the service fails.
 */
export const useAnswers = (id: string) => {
  const cache = useQueryClient()
  const queryKey = ['reader', 'answers', useKept(actsAs), id]
  const failures = useRef(0)
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      try {
        const read = await ask(id, cache.getQueryData<Read>(queryKey))
        failures.current = 0
        return read
      } catch (error) {
        failures.current++
        throw error
      }
    },
    retry: false,
    staleTime: 0,
    refetchInterval: () => pollAfter(failures.current),
    refetchIntervalInBackground: false,
  })
  const change = async (work: Promise<unknown>): Promise<void> => {
    await work
    await cache.invalidateQueries({ queryKey })
  }
  return {
    query,
    isLate: query.isError && query.data !== undefined,
    remove: (participantId: string) =>
      change(
        unwrap(
          asReader.DELETE('/collections/{id}/answers/{participantId}', { params: { path: { id, participantId } } }),
        ),
      ),
    removeAll: () => change(unwrap(asReader.DELETE('/collections/{id}/answers', { params: { path: { id } } }))),
  }
}

/** All calls and cards of one student, reloaded with every new answer. */
export const useStudentPath = (
  id: string,
  { id: participantId, lastAt }: Pick<components['schemas']['Participant'], 'id' | 'lastAt'>,
) =>
  useQuery({
    queryKey: ['reader', 'answers', useKept(actsAs), id, participantId, lastAt],
    queryFn: () =>
      unwrap(asReader.GET('/collections/{id}/answers/{participantId}', { params: { path: { id, participantId } } })),
    placeholderData: keepPreviousData,
  })
