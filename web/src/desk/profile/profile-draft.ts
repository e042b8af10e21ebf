import type { Account, components } from 'dealbook-client'
import { normalizeHandle } from 'dealbook-domain/handle.js'
import { isHttpsUrl } from 'dealbook-domain/standard-formats.js'
import { isName } from 'dealbook-domain/text.js'
import { pictureIdIn } from 'dealbook-domain/uploaded-picture.js'

/** The optional fields; an empty one is `null` in the account. */
export const OPTIONAL = [
  'handle',
  'firstName',
  'lastName',
  'organisationName',
  'country',
  'language',
  'appLanguage',
  'auctionSystemId',
  'avatarUrl',
] as const
export const SWITCHES = ['isOrganisation', 'showEmailPublicly'] as const

type Optional = (typeof OPTIONAL)[number]
export type Switch = (typeof SWITCHES)[number]
export type Written = Optional | 'displayName' | 'theme'
export type Field = Written | Switch

/** The values of the profile form, where an empty text means no value. */
export type ProfileDraft = { readonly [Name in Written]: string } & { readonly [Name in Switch]: boolean }

export const draftOf = ({ auctionSystem, preferences, ...account }: Account): ProfileDraft => {
  const written = { ...account, auctionSystemId: auctionSystem?.id ?? null }
  return {
    displayName: account.displayName,
    ...(Object.fromEntries(OPTIONAL.map((name) => [name, written[name] ?? ''])) as Record<Optional, string>),
    isOrganisation: account.isOrganisation,
    showEmailPublicly: account.showEmailPublicly,
    theme: preferences.theme,
  }
}

const sentValue = (draft: ProfileDraft, name: Exclude<Field, 'theme'>): string | boolean | null => {
  const value = draft[name]
  return typeof value === 'string' ? value.trim() || null : value
}

export const patchOf = (draft: ProfileDraft, fields: readonly Field[]): components['schemas']['AccountPatch'] => ({
  ...Object.fromEntries(fields.filter((name) => name !== 'theme').map((name) => [name, sentValue(draft, name)])),
  ...(fields.includes('theme') ? { preferences: { theme: draft.theme as 'light' | 'dark' | 'system' } } : {}),
})

const RULES: readonly (readonly [Written, (text: string) => boolean])[] = [
  ['displayName', isName],
  ['handle', (text) => text.trim() === '' || normalizeHandle(text) !== null],
  ['avatarUrl', (text) => text.trim() === '' || isHttpsUrl(text.trim()) || pictureIdIn(text) !== null],
]

/** The fields that the service would refuse. */
export const faultsOf = (draft: ProfileDraft): readonly Written[] =>
  RULES.filter(([name, accepts]) => !accepts(draft[name])).map(([name]) => name)
