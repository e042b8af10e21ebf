import type { Collection } from 'dealbook-client'
import { publicLinkIssues } from 'dealbook-domain/collection.js'
import { useState } from 'react'
import { dateOf } from '../../date-of.js'
import { useTexts } from '../../texts/use-texts.js'
import { toInstant, toLocal } from '../../ui/local-time.js'
import type { Window } from './changes.js'

const isInOrder = ({ availableFrom, availableUntil }: Window): boolean =>
  publicLinkIssues({ availableFrom: dateOf(availableFrom), availableUntil: dateOf(availableUntil) }).length === 0

/** The end of the day a number of days from now. */
const lastMinuteOf = (days: number): string => {
  const now = new Date()
  return toLocal(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 23, 59).toISOString())
}

interface Typed {
  readonly from: string
  readonly until: string
}

const windowOf = ({ from, until }: Typed): Window => ({
  availableFrom: toInstant(from),
  availableUntil: toInstant(until),
})

interface LinkWindowProps {
  readonly collection: Collection
  readonly onOpen: (window: Window) => void
}

/** Edits when the link works, in the reader's time zone; an empty side is unlimited. */
export const LinkWindow = ({ collection, onOpen }: LinkWindowProps) => {
  const { t } = useTexts()
  const { availableFrom, availableUntil, publicEnabled } = collection
  const stored = { from: toLocal(availableFrom), until: toLocal(availableUntil) }
  const [{ from, until }, setTyped] = useState<Typed>(stored)
  const typed = windowOf({ from, until })
  const isChanged = from !== stored.from || until !== stored.until
  const isValid = isInOrder(typed)
  /** Of an open link, a choice takes effect at once, like all others. */
  const choose = (chosen: Typed) => {
    setTyped(chosen)
    if (publicEnabled && isInOrder(windowOf(chosen))) onOpen(windowOf(chosen))
  }
  return (
    <form
      className="link-window"
      onSubmit={(event) => {
        event.preventDefault()
        onOpen(typed)
      }}
    >
      <div className="dates">
        <label className="field">
          {t('share.from')}
          <input
            type="datetime-local"
            value={from}
            onChange={({ target }) => setTyped({ from: target.value, until })}
            aria-describedby="window-hint"
          />
        </label>
        <label className="field">
          {t('share.until')}
          <input
            type="datetime-local"
            value={until}
            onChange={({ target }) => setTyped({ from, until: target.value })}
            aria-invalid={!isValid}
            aria-describedby="window-hint"
          />
        </label>
      </div>
      <div className="row">
        <button type="button" className="quiet" onClick={() => choose({ from, until: lastMinuteOf(0) })}>
          {t('share.today')}
        </button>
        <button type="button" className="quiet" onClick={() => choose({ from, until: lastMinuteOf(7) })}>
          {t('share.week')}
        </button>
        <button type="button" className="quiet" onClick={() => choose({ from: '', until: '' })}>
          {t('share.always')}
        </button>
      </div>
      <p id="window-hint" className={isValid ? 'hint' : 'problem'} role={isValid ? undefined : 'alert'}>
        {t(isValid ? 'share.windowHint' : 'share.windowWrong')}
      </p>
      {isChanged && (
        <button type="submit" disabled={!isValid}>
          {t(publicEnabled ? 'share.saveDates' : 'share.openThen')}
        </button>
      )}
    </form>
  )
}
