import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { type KeyboardEvent, useId, useState } from 'react'
import { languagesIn } from '../../texts/choices.js'
import { languageName, useTexts } from '../../texts/use-texts.js'
import { FieldFault } from '../../ui/forms/field-fault.js'
import { type Draft, type DraftTexts, halfTexts, NO_TEXTS } from './announcement-draft.js'
import type { Faults } from './announcement-faults.js'

interface AnnouncementTextsProps {
  readonly texts: Draft['texts']
  readonly faults: Faults
  /** The language whose texts are shown. */
  readonly shown: string
  readonly onChange: (texts: Draft['texts']) => void
  readonly onShow: (language: string) => void
}

/** The language edited last, which the editor shows again after a draft is saved for the first time. */
let lastChosen = ''

/** The language whose texts are shown: the one chosen, or else the reader's, or the first there is. */
export const useShownLanguage = (texts: Draft['texts']): readonly [string, (language: string) => void] => {
  const { language } = useTexts()
  const tags = Object.keys(texts)
  const [chosen, choose] = useState([lastChosen, language].find((tag) => tags.includes(tag)) ?? tags[0] ?? language)
  return [
    tags.includes(chosen) ? chosen : (tags[0] ?? language),
    (next) => {
      lastChosen = next
      choose(next)
    },
  ]
}

/** The texts, with one tab per language. */
export const AnnouncementTexts = ({ texts, faults, shown: tag, onChange, onShow }: AnnouncementTextsProps) => {
  const { t, language } = useTexts()
  const id = useId()
  const tags = Object.keys(texts)
  const current = texts[tag] ?? NO_TEXTS
  const change = (changes: Partial<DraftTexts>) => onChange({ ...texts, [tag]: { ...current, ...changes } })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = tags[(tags.indexOf(tag) + step + tags.length) % tags.length] as string
    onShow(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const add = (next: string) => {
    onChange({ [next]: NO_TEXTS, ...texts })
    onShow(next)
  }
  const remove = () => onChange(Object.fromEntries(Object.entries(texts).filter(([other]) => other !== tag)))

  return (
    <div className="tabs">
      <div className="tabs-head">
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
              onClick={() => onShow(other)}
            >
              {languageName(other, language)}
            </button>
          ))}
        </div>
        <select
          aria-label={t('announcement.addLanguage')}
          className="quiet"
          value=""
          onChange={({ target }) => add(target.value)}
        >
          <option value="">+ {t('announcement.addLanguage')}</option>
          {languagesIn(language, [])
            .filter(([other]) => !tags.includes(other))
            .map(([other, name]) => (
              <option key={other} value={other}>
                {name}
              </option>
            ))}
        </select>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tag}`} lang={tag}>
        <TextFields texts={current} faults={faults} onChange={change} />
        <HalfTexts texts={texts} />
        {tags.length > 1 && (
          <button type="button" className="quiet start" onClick={remove}>
            {t('announcement.removeLanguage', { language: languageName(tag, language) })}
          </button>
        )}
      </div>
    </div>
  )
}

/** Warns about languages for which only the title, or only the text, would fall back to another language. */
const HalfTexts = ({ texts }: { readonly texts: Draft['texts'] }) => {
  const { t, language } = useTexts()
  return halfTexts(texts).map(({ tag, missing }) => (
    <p key={tag} className="notice warn" role="status" lang={language}>
      {t(missing === 'title' ? 'announcement.halfTitle' : 'announcement.halfBody', {
        language: languageName(tag, language),
      })}
    </p>
  ))
}

interface TextFieldsProps {
  readonly texts: DraftTexts
  readonly faults: Faults
  readonly onChange: (changes: Partial<DraftTexts>) => void
}

/** The texts of one language. */
const TextFields = ({ texts, faults, onChange }: TextFieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      <label className="field">
        {t('announcement.title')}
        <input
          value={texts.title}
          maxLength={MAX_TITLE_LENGTH}
          aria-invalid={faults.title !== undefined}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <FieldFault>{faults.title}</FieldFault>
      <label className="field">
        {t('announcement.body')}
        <textarea rows={4} value={texts.body} onChange={({ target }) => onChange({ body: target.value })} />
      </label>
      <FieldFault>{faults.body}</FieldFault>
      <label className="field">
        {t('announcement.actionLabel')}
        <input
          value={texts.actionLabel}
          maxLength={MAX_TITLE_LENGTH}
          aria-invalid={faults.actionLabel !== undefined}
          onChange={({ target }) => onChange({ actionLabel: target.value })}
        />
      </label>
      <FieldFault>{faults.actionLabel}</FieldFault>
    </>
  )
}
