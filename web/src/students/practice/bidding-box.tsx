import { BIDS, type Call, OTHER_CALLS } from 'dealbook-domain/bridge/auction.js'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useBoardWords } from '../../board/board-words.js'
import { CallSign } from '../../board/call-sign.js'
import { useNoSingleKeys } from '../../display-settings.js'
import { useAlive } from '../is-alive.js'
import { focusByArrows } from './focus-by-arrows.js'
import { typedCall } from './typed-call.js'
import { usePracticeWords } from './use-practice-words.js'

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

/** Doesn't use `instanceof`: the box may be in a frame, whose elements have other classes. */
const isTextField = (target: EventTarget | null): boolean => {
  const { closest } = (target ?? {}) as Partial<Element>
  return closest?.call(target, 'input:not([type=radio]), select, textarea') != null
}

/** Handles typed calls: `1n`, `2s`, `p`, `x`, `xx`. Readers can switch this off. */
const useTypedCalls = ({ legal, onCall }: Pick<BiddingBoxProps, 'legal' | 'onCall'>, isOff: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef({ legal, onCall })
  latest.current = { legal, onCall }
  useEffect(() => {
    const page = box.current?.ownerDocument
    if (isOff || page === undefined) return
    let typed = ''
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTextField(event.target)) return
      const { legal, onCall } = latest.current
      const next = typedCall(typed, event.key, legal)
      typed = next.typed
      // Shows the strains of a typed level.
      box.current?.querySelector<HTMLInputElement>(`input[type=radio][value="${typed}"]:enabled`)?.click()
      if (next.call === null) return
      event.preventDefault()
      onCall(next.call, false)
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [isOff])
  return box
}

/**
 * The levels and the strains of the selected level. Each call is a submit button, so that the box works without
 * scripts.
 */
export const BiddingBox = ({ legal, tried, fields, choicesWith, onCall }: BiddingBoxProps) => {
  const t = usePracticeWords()
  const { spokenCall } = useBoardWords()
  const isAlive = useAlive()
  const [hasNoKeys] = useNoSingleKeys()
  const form = useId()
  const box = useTypedCalls({ legal, onCall }, hasNoKeys)
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
      ref={box}
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
      {isAlive && !hasNoKeys && <p className="typed-hint">{t('practice.typed')}</p>}
    </div>
  )
}
