import type { Issue } from './errors.js'
import { mergePatch } from './merge-patch.js'
import { type Paragraph, type ParagraphInput, paragraphIssues, toParagraphs } from './paragraph.js'

export const VIEW_MODES = ['grid', 'list', 'table'] as const
export type ViewMode = (typeof VIEW_MODES)[number]

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

export interface Preferences {
  readonly dealsExplorer: {
    readonly viewMode: ViewMode
    readonly columnVisibility: Readonly<Record<string, boolean>>
    readonly columnOrder: readonly string[]
  }
  readonly groupsList: { readonly viewMode: ViewMode }
  readonly sessionsList: { readonly viewMode: ViewMode }
  readonly shareTemplates: {
    readonly mail: { readonly subject: string; readonly body: readonly Paragraph[] }
    readonly whatsapp: { readonly body: readonly Paragraph[] }
  }
  readonly theme: Theme
}

/** A merge patch of preferences: `null` resets a value to its default. */
export interface PreferencesPatch {
  readonly dealsExplorer?: {
    readonly viewMode?: ViewMode | null
    readonly columnVisibility?: Readonly<Record<string, boolean | null>> | null
    readonly columnOrder?: readonly string[] | null
  } | null
  readonly groupsList?: { readonly viewMode?: ViewMode | null } | null
  readonly sessionsList?: { readonly viewMode?: ViewMode | null } | null
  readonly shareTemplates?: {
    readonly mail?: { readonly subject?: string | null; readonly body?: readonly ParagraphInput[] | null } | null
    readonly whatsapp?: { readonly body?: readonly ParagraphInput[] | null } | null
  } | null
  readonly theme?: Theme | null
}

export const MAX_COLUMNS = 256

/** Stored preferences with defaults for everything that is missing. */
export const withPreferenceDefaults = (stored: PreferencesPatch): Preferences => ({
  dealsExplorer: {
    viewMode: stored.dealsExplorer?.viewMode ?? 'grid',
    columnVisibility: (stored.dealsExplorer?.columnVisibility ?? {}) as Readonly<Record<string, boolean>>,
    columnOrder: stored.dealsExplorer?.columnOrder ?? [],
  },
  groupsList: { viewMode: stored.groupsList?.viewMode ?? 'table' },
  sessionsList: { viewMode: stored.sessionsList?.viewMode ?? 'list' },
  shareTemplates: {
    mail: {
      subject: stored.shareTemplates?.mail?.subject ?? '',
      body: toParagraphs(stored.shareTemplates?.mail?.body ?? []),
    },
    whatsapp: { body: toParagraphs(stored.shareTemplates?.whatsapp?.body ?? []) },
  },
  theme: stored.theme ?? 'light',
})

export const DEFAULT_PREFERENCES = withPreferenceDefaults({})

export const mergePreferences = (preferences: Preferences, patch: PreferencesPatch | null): Preferences =>
  withPreferenceDefaults((mergePatch(preferences, patch) ?? {}) as PreferencesPatch)

/** The issues that depend on the result of merging a patch into the stored preferences. */
export const preferenceIssues = ({ dealsExplorer, shareTemplates }: Preferences): readonly Issue[] => [
  ...(Object.keys(dealsExplorer.columnVisibility).length > MAX_COLUMNS
    ? [
        {
          path: '/preferences/dealsExplorer/columnVisibility',
          message: `must not contain more than ${MAX_COLUMNS} keys, including those already stored`,
        },
      ]
    : []),
  ...paragraphIssues('/preferences/shareTemplates/mail/body', shareTemplates.mail.body),
  ...paragraphIssues('/preferences/shareTemplates/whatsapp/body', shareTemplates.whatsapp.body),
]
