import { MAX_PARTICIPANT_NAME_LENGTH, participantNameIssues } from 'dealbook-domain/practice/participant.js'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isSomebody, type Participation, type TakesPart } from './participation.js'
import { useParticipationState } from './use-participation.js'
import { usePracticeWords } from './use-practice-words.js'

interface TakePartProps {
  readonly participation: Participation
  readonly isAsked: boolean
  /** Whether the exercise has begun; the question then takes less room. */
  readonly hasBegun: boolean
}

/** Asks once for a name, and confirms it. Says if the lesson has changed so that an answer was refused. */
export const TakePart = ({ participation, isAsked, hasBegun }: TakePartProps) => {
  const { part, news, hasRefusal } = useParticipationState(participation)
  if (isAsked) return <NameQuestion participation={participation} hasBegun={hasBegun} />
  if (hasRefusal)
    return (
      <div className="take-part problem" role="alert">
        <Refused />
      </div>
    )
  if (news !== 'joined' || !isSomebody(part)) return null
  return (
    // Takes the focus once, because the pressed button has disappeared.
    <p
      className="take-part"
      role="status"
      ref={(element) => {
        if (element !== null && participation.confirm()) element.focus({ preventScroll: true })
      }}
      tabIndex={-1}
    >
      <Named text="practice.take.joined" part={part} />
    </p>
  )
}

/** Says that the lesson has changed so that an answer was refused, with a button that shows it as it is now. */
const Refused = () => {
  const t = usePracticeWords()
  return (
    <>
      <p className="problem">{t('practice.take.refused')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('practice.take.reload')}
      </button>
    </>
  )
}

/** The question for a name, which folds once the exercise has begun, unless the student asked for it or is answering. */
const NameQuestion = ({ participation, hasBegun }: Omit<TakePartProps, 'isAsked'>) => {
  const { news } = useParticipationState(participation)
  const t = usePracticeWords()
  const whole = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(true)
  const isWanted = news === 'asked' || news === 'removed'
  useEffect(() => {
    const input = whole.current?.querySelector('input')
    if (isWanted) input?.focus()
    else if (hasBegun && input?.value === '' && !whole.current?.contains(document.activeElement)) setOpen(false)
  }, [hasBegun, isWanted])
  return (
    <details
      className={hasBegun ? 'name-question' : 'name-question unfolded'}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      ref={whole}
    >
      <summary>{t('practice.take.later')}</summary>
      <NameForm participation={participation} />
    </details>
  )
}

/** Asks for the name under which the teacher sees the answers. */
const NameForm = ({ participation }: Pick<TakePartProps, 'participation'>) => {
  const { news } = useParticipationState(participation)
  const t = usePracticeWords()
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (participantNameIssues(name.trim()).length > 0) return setProblem(t('practice.take.name.bad'))
    const failure = await participation.join(name.trim())
    if (failure === null) return
    setProblem(t(failure.code === 'QUOTA_EXCEEDED' ? 'practice.take.full' : 'practice.take.failed'))
  }
  return (
    <form className="take-part" aria-label={t('practice.take.title')} onSubmit={(event) => void submit(event)}>
      {news === 'removed' && (
        <p className="problem" role="alert">
          {t('practice.take.removed')}
        </p>
      )}
      <p id={id}>{t('practice.take.ask')}</p>
      <div className="row">
        <label>
          <span className="hidden">{t('practice.take.name')}</span>
          <input
            value={name}
            maxLength={MAX_PARTICIPANT_NAME_LENGTH}
            placeholder={t('practice.take.name')}
            autoComplete="given-name"
            dir="auto"
            aria-describedby={id}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit">{t('practice.take.join')}</button>
        <button type="button" onClick={() => participation.decline()}>
          {t('practice.take.decline')}
        </button>
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

/** Says that practising a board again leaves the answers as they are. */
export const AgainNote = () => <p className="take-part">{usePracticeWords()('practice.take.again')}</p>

/** Says why a board that was practised before starts again. */
export const OtherHandNote = () => <p className="take-part">{usePracticeWords()('practice.otherHand')}</p>

/** A ref that brings an element into view when it appears. */
const showWhole = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/**
 * Shows the participant, with buttons for leaving and handing over the device; or a button for joining after declining.
 */
export const TakesPartLine = ({ participation }: { participation: Participation }) => {
  const { part, news, hasRefusal, isWaiting } = useParticipationState(participation)
  const t = usePracticeWords()
  const [hasFailed, setFailed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  if (part == null) return null
  if (part === 'declined')
    return (
      <p className="takes-part">
        {news === 'left' && <span role="status">{t('practice.take.left')} </span>}
        <button type="button" className="quiet" onClick={() => participation.reconsider()}>
          {t('practice.take.later')}
        </button>
      </p>
    )
  return (
    <>
      {isWaiting && (
        <p className="takes-part" role="status">
          {t('practice.take.waiting')}
        </p>
      )}
      <details className="takes-part" open={hasRefusal || undefined}>
        <summary>
          <Named text="practice.take.as" part={part} />
        </summary>
        <p>{t('practice.take.lead')}</p>
        {hasRefusal && <Refused />}
        <button type="button" onClick={() => void participation.handOver().then((isDone) => setFailed(!isDone))}>
          {t('practice.take.handOver')}
        </button>
        {isAsked ? (
          <fieldset className="question" ref={showWhole}>
            <legend>{t('practice.take.leaveQuestion')}</legend>
            <button
              type="button"
              className="danger"
              onClick={() => void participation.quit().then((isGone) => setFailed(!isGone))}
            >
              {t('practice.take.leaveYes')}
            </button>
            <button type="button" onClick={() => setAsked(false)}>
              {t('practice.take.leaveNo')}
            </button>
          </fieldset>
        ) : (
          <button type="button" className="danger" onClick={() => setAsked(true)}>
            {t('practice.take.leave')}
          </button>
        )}
        {hasFailed && (
          <p className="problem" role="alert">
            {t('practice.take.failed')}
          </p>
        )}
      </details>
    </>
  )
}

interface NamedProps {
  readonly text: 'practice.take.as' | 'practice.take.joined'
  readonly part: TakesPart
}

const Named = ({ text, part: { name } }: NamedProps) => {
  const t = usePracticeWords()
  const [before, after] = t(text).split('{name}')
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
