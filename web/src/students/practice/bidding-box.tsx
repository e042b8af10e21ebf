import { BIDS, type Call, OTHER_CALLS } from 'dealbook-domain/bridge/auction.js'
import { type MouseEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { useBoardWords } from '../../board/board-words.js'
import { CallSign } from '../../board/call-sign.js'
import { ReaderLanguage } from '../../texts/reader-language.js'
import { useAlive } from '../is-alive.js'
import { focusByArrows } from './focus-by-arrows.js'
import { typedCall } from './typed-call.js'
import { usePracticeWords } from './use-practice-words.js'
import { useTypedKeys } from './use-typed-keys.js'
import { withCalls } from './with-calls.js'

interface BiddingBoxProps {
  /** The calls to choose from. */
  readonly legal: readonly Call[]
  /** The calls that were wrong; the level of the last one stays selected. */
  readonly tried: readonly Call[]
  /** The query fields of the next page besides the choices, for readers without scripts. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** The choices in that address, including another call. */
  readonly choicesWith: (call: Call) => string
  /** `isPressed`: the call was chosen with a button, which had the focus. */
  readonly onCall: (call: Call, isPressed: boolean) => void
}

/** How long a typed call waits for another letter if it is complete without one, in milliseconds. */
const WAIT_MS = 1_500

/** Handles typed calls, and says which of them can't be made. */
const useTypedCalls = ({ legal, tried, onCall }: Pick<BiddingBoxProps, 'legal' | 'tried' | 'onCall'>) => {
  const language = useContext(ReaderLanguage)
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [refused, setRefused] = useState<string | null>(null)
  const make = (wanted: string): void => {
    typed.current = ''
    const call = legal.find((one) => one === wanted)
    if (call === undefined) setRefused(wanted)
    else onCall(call, false)
  }
  const latest = useRef(make)
  latest.current = make
  useEffect(() => () => clearTimeout(timer.current), [])
  const { whole, isOff } = useTypedKeys<HTMLDivElement>((key) => {
    setRefused(null)
    const next = typedCall(typed.current, key, language, [...legal, ...tried].includes('XX' as Call))
    typed.current = next.typed
    clearTimeout(timer.current)
    // Shows the strains of a typed level.
    whole.current?.querySelector<HTMLInputElement>(`input[type=radio][value="${next.typed}"]:enabled`)?.click()
    const { unlessMore } = next
    if (unlessMore !== null) timer.current = setTimeout(() => latest.current(unlessMore), WAIT_MS)
    if (next.call === null) return false
    make(next.call)
    return true
  })
  return { whole, isOff, refused }
}

/**
 * The levels and the strains of the selected level. Each call is a submit button, so that the box works without
 * scripts.
 */
export const BiddingBox = ({ legal, tried, fields, choicesWith, onCall }: BiddingBoxProps) => {
  const t = usePracticeWords()
  const { spokenCall } = useBoardWords()
  const isAlive = useAlive()
  const form = useId()
  const { whole, isOff, refused } = useTypedCalls({ legal, tried, onCall })
  const button = (call: Call) => (
    <button
      key={call}
      type="submit"
      form={form}
      name="chosen"
      value={choicesWith(call)}
      // Users of voice control say what is on the button.
      aria-label={call === 'XX' ? `XX, ${spokenCall(call)}` : spokenCall(call)}
      disabled={!legal.includes(call)}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onCall(call, true)
      }}
    >
      <CallSign call={call} />
    </button>
  )
  const isPossible = (bids: readonly Call[]): boolean => bids.some((bid) => legal.includes(bid))
  const last = BIDS.findIndex((bids) => isPossible(bids) && bids.some((bid) => bid === tried.at(-1)))
  const selected = last < 0 ? BIDS.findIndex(isPossible) : last
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form's only fields are hidden
    <div
      className="bidding-box"
      role="group"
      aria-label={t('practice.box')}
      tabIndex={-1}
      ref={whole}
      data-own-arrows
      onKeyDown={focusByArrows}
    >
      <form id={form} method="get">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <div className="bids">
        {BIDS.map((bids, i) => {
          const level = String(i + 1)
          return [
            // Not part of the form, which only submits the call.
            <input
              key={`${level} input`}
              id={`${form}${level}`}
              className="hidden"
              type="radio"
              name={`${form}level`}
              form={`${form}none`}
              value={level}
              disabled={!isPossible(bids)}
              defaultChecked={i === selected}
            />,
            <label key={`${level} label`} htmlFor={`${form}${level}`}>
              <span className="hidden">{t('practice.level')} </span>
              {level}
            </label>,
            <div key={`${level} strains`} className="strains">
              {bids.map(button)}
            </div>,
          ]
        })}
      </div>
      <div className="other-calls">{OTHER_CALLS.map(button)}</div>
      {isAlive && (
        <p className="refused" role="status">
          {refused !== null &&
            withCalls(t(tried.includes(refused as Call) ? 'practice.tried' : 'practice.notPossible'), {
              call: refused,
            })}
        </p>
      )}
      {isAlive && !isOff && <p className="typed-hint">{t('practice.typed')}</p>}
    </div>
  )
}
