import { useEffect, useRef, useState } from 'react'
import { AnswerPost } from './answer-post.js'
import type { TakesPart } from './participant.js'
import {
  keepPart,
  keepUnsent,
  leave,
  noteOpen,
  type Part,
  readPart,
  readUnsent,
  sendAnswer,
  takePart,
} from './participant.js'
import type { AnswerInput } from './unsent.js'

export interface Participation {
  /** `undefined` until it has been read from the device. */
  readonly part: Part | undefined
  /**
   * Takes part under a name. Resolves to `null`, or on failure to the error code, which is `null` if the service was
   * unreachable.
   */
  readonly join: (name: string) => Promise<{ readonly code: string | null } | null>
  readonly decline: () => void
  /** Makes the page ask for a name again. */
  readonly reconsider: () => void
  /** Deletes the participant with all answers. Resolves to whether it succeeded. */
  readonly quit: () => Promise<boolean>
  /** Hands the device over to another student once all answers are sent. Resolves to whether it succeeded. */
  readonly handOver: () => Promise<boolean>
  /** What has just happened, to be confirmed to the student. */
  readonly news: 'joined' | 'left' | 'removed' | null
  /** Returns whether the news has not been shown before. */
  readonly confirm: () => boolean
  /** Whether answers are kept on the device because they can't be delivered right now. */
  readonly isWaiting: boolean
  /** Whether the service has refused an answer since the page was opened. */
  readonly hasRefusal: boolean
  /** Queues an answer, which is sent once there is a participant. */
  readonly answer: (dealId: string, answer: AnswerInput) => void
}

/** Whether there is a participant. */
export const isSomebody = (part: Part | undefined): part is TakesPart => part != null && part !== 'declined'

/**
 * The participant on this device, and the queue of undelivered answers.
 * @param onGone called when the device no longer has a participant
 */
export const useParticipant = (token: string, onGone: () => void): Participation => {
  const [hasRefusal, setRefusal] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [news, setNews] = useState<Participation['news']>(null)
  const [part, setPart] = useState<Part | undefined>(undefined)
  const current = useRef<Part | undefined>(undefined)
  const post = useRef<AnswerPost | null>(null)
  const isConfirmed = useRef(false)
  const set = (now: Part, news: Participation['news'] = null): void => {
    current.current = now
    keepPart(token, now)
    setPart(now)
    setNews(news)
    isConfirmed.current = false
    if (!isSomebody(now)) setWaiting(false)
    if (isSomebody(now)) post.current?.open()
    else post.current?.close()
  }
  const gone = useRef(() => {})
  gone.current = () => {
    setRefusal(false)
    onGone()
  }
  useEffect(() => {
    const forget = () => {
      setWaiting(false)
      // Left on purpose, while an answer was on its way.
      if (!isSomebody(current.current)) return
      current.current = null
      keepPart(token, null)
      setPart(null)
      setNews('removed')
      gone.current()
    }
    const made = new AnswerPost({
      unsent: readUnsent(token),
      send: (dealId, answer) =>
        isSomebody(current.current) ? sendAnswer(token, current.current, dealId, answer) : Promise.resolve('left'),
      keep: (unsent) => keepUnsent(token, unsent),
      onLeft: forget,
      onRefused: () => setRefusal(true),
      onWaiting: setWaiting,
    })
    noteOpen(token)
    const retry = () => void made.deliver()
    post.current = made
    current.current = readPart(token)
    setPart(current.current)
    if (isSomebody(current.current)) made.open()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      made.close()
    }
  }, [token])
  return {
    part,
    join: async (name) => {
      const made = await takePart(token, name)
      if (!('key' in made)) return made
      set({ id: made.id, name: made.name, key: made.key }, 'joined')
      return null
    },
    decline: () => set('declined'),
    reconsider: () => set(null),
    quit: async () => {
      if (!isSomebody(current.current)) return true
      if (!(await leave(token, current.current))) return false
      post.current?.clear()
      set('declined', 'left')
      gone.current()
      return true
    },
    handOver: async () => {
      await post.current?.deliver()
      if (post.current?.isEmpty !== true) return false
      set(null)
      gone.current()
      return true
    },
    news,
    confirm: () => {
      const isFirst = !isConfirmed.current
      isConfirmed.current = true
      return isFirst
    },
    hasRefusal,
    isWaiting,
    answer: (dealId, answer) => {
      setNews(null)
      post.current?.add(dealId, answer)
    },
  }
}
