import { type KeyboardEvent, useId, useState } from 'react'
import { languageName, useTexts } from '../texts/use-texts.js'
import { complain } from '../ui/toasts.js'
import { type Draft, type DraftTexts, NO_TEXTS } from './announcement-draft.js'

interface AnnouncementTextsProps {
  readonly texts: Draft['texts']
  readonly onChange: (texts: Draft['texts']) => void
}

/** The tag in its usual spelling, if it is one (BCP 47). */
const canonical = (tag: string): string | null => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

/** The texts, with a tab a language. */
export const AnnouncementTexts = ({ texts, onChange }: AnnouncementTextsProps) => {
  const { t, language } = useTexts()
  const id = useId()
  const tags = Object.keys(texts)
  const [chosen, setChosen] = useState(tags.includes(language) ? language : (tags[0] ?? language))
  const [added, setAdded] = useState('')
  const tag = tags.includes(chosen) ? chosen : (tags[0] ?? language)
  const current = texts[tag] ?? NO_TEXTS
  const change = (changes: Partial<DraftTexts>) => onChange({ ...texts, [tag]: { ...current, ...changes } })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = tags[(tags.indexOf(tag) + step + tags.length) % tags.length] as string
    setChosen(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const add = () => {
    const next = canonical(added.trim())
    if (next === null) return complain(t('announcement.languageUnknown', { tag: added }))
    onChange({ [next]: NO_TEXTS, ...texts })
    setChosen(next)
    setAdded('')
  }
  const remove = () => onChange(Object.fromEntries(Object.entries(texts).filter(([other]) => other !== tag)))

  return (
    <div className="tabs">
      <div className="row">
        <div role="tablist" aria-label={t('announcement.texts')} onKeyDown={onKeyDown}>
          {tags.map((other) => (
            <button
              key={other}
              id={`${id}-${other}`}
              type="button"
              role="tab"
              aria-selected={other === tag}
              aria-controls={`${id}-panel`}
              tabIndex={other === tag ? 0 : -1}
              onClick={() => setChosen(other)}
            >
              {languageName(other, language)}
            </button>
          ))}
        </div>
        <span className="grow" />
        <input
          aria-label={t('announcement.addLanguage')}
          placeholder="pl"
          size={5}
          value={added}
          onChange={(event) => setAdded(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <button type="button" disabled={added.trim() === ''} onClick={add}>
          {t('announcement.addLanguage')}
        </button>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tag}`} lang={tag}>
        <label className="field">
          {t('announcement.title')}
          <input value={current.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
        </label>
        <label className="field">
          {t('announcement.body')}
          <textarea rows={4} value={current.body} onChange={(event) => change({ body: event.target.value })} />
        </label>
        <label className="field">
          {t('announcement.actionLabel')}
          <input
            value={current.actionLabel}
            maxLength={200}
            onChange={(event) => change({ actionLabel: event.target.value })}
          />
        </label>
        {tags.length > 1 && (
          <button type="button" className="quiet" onClick={remove}>
            {t('announcement.removeLanguage', { language: languageName(tag, language) })}
          </button>
        )}
      </div>
    </div>
  )
}
