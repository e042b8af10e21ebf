import type { components, operations } from 'dealbook-client'
import { mergeOf, withFieldsOf } from '../../three-way-merge.js'
import { toInstant, toLocal } from '../../ui/local-time.js'

export type ManagedAnnouncement = components['schemas']['ManagedAnnouncement']
type Body = operations['backOfficeCreateAnnouncement']['requestBody']['content']['application/json']
type Patch = NonNullable<
  operations['backOfficeUpdateAnnouncement']['requestBody']
>['content']['application/merge-patch+json']

export const TEXTS = ['title', 'body', 'actionLabel'] as const
export type DraftTexts = Readonly<Record<(typeof TEXTS)[number], string>>

/** An announcement in the editor: its texts grouped by language, its times as typed. */
export interface Draft {
  readonly kind: ManagedAnnouncement['kind']
  readonly pinned: boolean
  readonly texts: Readonly<Record<string, DraftTexts>>
  readonly actionPath: string
  readonly publishedAt: string
  readonly expiresAt: string
  readonly roles: ManagedAnnouncement['audience']['roles']
  readonly languages: readonly string[]
  readonly countries: readonly string[]
}

export const NO_TEXTS: DraftTexts = { title: '', body: '', actionLabel: '' }

/** @param language that of the admin, which comes first */
export const newDraft = (language: string): Draft => ({
  kind: 'banner',
  pinned: false,
  texts: { [language]: NO_TEXTS, en: NO_TEXTS, fr: NO_TEXTS },
  actionPath: '',
  publishedAt: '',
  expiresAt: '',
  roles: [],
  languages: [],
  countries: [],
})

export const toDraft = (announcement: ManagedAnnouncement): Draft => {
  const { kind, pinned, audience, actionPath, publishedAt, expiresAt } = announcement
  const languages = new Set(TEXTS.flatMap((name) => Object.keys(announcement[name])))
  return {
    kind,
    pinned,
    texts: Object.fromEntries(
      [...languages].map((tag) => [
        tag,
        {
          title: announcement.title[tag] ?? '',
          body: announcement.body[tag] ?? '',
          actionLabel: announcement.actionLabel[tag] ?? '',
        },
      ]),
    ),
    actionPath: actionPath ?? '',
    publishedAt: toLocal(publishedAt),
    expiresAt: toLocal(expiresAt),
    roles: audience.roles,
    languages: audience.languages,
    countries: audience.countries,
  }
}

/** The languages that lack either the title or the text, while another language has it. */
export const halfTexts = (
  texts: Draft['texts'],
): readonly { readonly tag: string; readonly missing: 'title' | 'body' }[] => {
  const has = (own: DraftTexts, part: 'title' | 'body'): boolean => own[part].trim() !== ''
  return Object.entries(texts).flatMap(([tag, own]) => {
    if (has(own, 'title') === has(own, 'body')) return []
    const missing = has(own, 'title') ? 'body' : 'title'
    return Object.values(texts).some((other) => has(other, missing)) ? [{ tag, missing }] : []
  })
}

const textsOf = (draft: Draft, name: keyof DraftTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft.texts).flatMap(([tag, texts]) =>
      texts[name].trim() === '' ? [] : [[tag, texts[name].trim()]],
    ),
  )

export const toBody = (draft: Draft): Body => ({
  kind: draft.kind,
  pinned: draft.pinned,
  title: textsOf(draft, 'title'),
  body: textsOf(draft, 'body'),
  actionLabel: textsOf(draft, 'actionLabel'),
  actionPath: draft.actionPath.trim() || null,
  publishedAt: toInstant(draft.publishedAt),
  expiresAt: toInstant(draft.expiresAt),
  audience: {
    roles: [...draft.roles],
    languages: [...draft.languages],
    countries: [...draft.countries],
  },
})

/**
 * The draft as a merge patch of the loaded announcement. It deletes texts that the draft lacks. Unedited times keep the
 * seconds that the inputs don't show.
 */
export const toPatch = (draft: Draft, loaded: ManagedAnnouncement): Patch => {
  const body = toBody(draft)
  const patched = (name: keyof DraftTexts): Record<string, string | null> => ({
    ...Object.fromEntries(Object.keys(loaded[name]).map((tag) => [tag, null])),
    ...body[name],
  })
  const moment = (name: 'publishedAt' | 'expiresAt') =>
    draft[name] === toLocal(loaded[name]) ? loaded[name] : (body[name] ?? null)
  return {
    ...body,
    title: patched('title'),
    body: patched('body'),
    actionLabel: patched('actionLabel'),
    publishedAt: moment('publishedAt'),
    expiresAt: moment('expiresAt'),
  }
}

/**
 * The draft with what was changed elsewhere in fields that it leaves as they were.
 * @param before the draft as it was when it was opened
 */
export const mergedDraft = (
  before: Draft,
  draft: Draft,
  current: ManagedAnnouncement,
): { readonly merged: Draft; readonly hasConflict: boolean } => {
  const now = toDraft(current)
  const { conflicts, theirs } = mergeOf(before, draft, now)
  return { merged: withFieldsOf(draft, now, theirs), hasConflict: conflicts.length > 0 }
}

/** The draft as an announcement without texts, for finding the banner that hides it. */
export const bannerOf = (draft: Draft, id: string) => {
  const { kind, pinned, roles, languages, countries } = draft
  const [publishedAt, expiresAt] = [toInstant(draft.publishedAt), toInstant(draft.expiresAt)]
  return {
    id,
    kind,
    pinned,
    publishedAt,
    expiresAt,
    audience: { roles, languages: [...languages], countries: [...countries] },
  }
}
