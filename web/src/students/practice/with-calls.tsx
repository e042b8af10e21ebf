import type { ReactNode } from 'react'
import { CallSign } from '../../board/call-sign.js'

/** A text whose placeholders are replaced by calls. */
export const withCalls = (text: string, calls: Readonly<Record<string, string | undefined>>): ReactNode =>
  text.split(/(\{\w+\})/).map((part) => {
    const call = calls[part.slice(1, -1)]
    return part.startsWith('{') && call !== undefined ? <CallSign key={part} call={call} /> : part
  })
