import type { TextKey } from '../../texts/texts.js'
import type { Issue } from '../../ui/forms/issues.js'
import { type Draft, TEXTS } from './announcement-draft.js'

/** Messages about invalid fields of the editor. */
export type Faults = Readonly<Partial<Record<keyof Draft | 'title' | 'body' | 'actionLabel', string>>>

type Field = keyof Faults

/** Maps the paths and messages of the service's issues to fields of the editor and to texts. */
const KNOWN: readonly (readonly [path: RegExp, message: RegExp, field: Field, key: TextKey])[] = [
  [/^\/title/, /at least one text/, 'title', 'announcement.fault.title'],
  [/^\/actionPath/, /required/, 'actionPath', 'announcement.fault.noPath'],
  [/^\/actionLabel/, /required/, 'actionLabel', 'announcement.fault.noLabel'],
  [/^\/actionPath/, /./, 'actionPath', 'announcement.fault.path'],
  [/^\/expiresAt/, /after/, 'expiresAt', 'announcement.fault.ends'],
  [/^\/title/, /./, 'title', 'announcement.fault.long'],
  [/^\/body/, /./, 'body', 'announcement.fault.long'],
  [/^\/actionLabel/, /./, 'actionLabel', 'announcement.fault.long'],
]

const LISTED = /^\/audience\/(?<field>countries|languages)\/(?<at>\d+)/

/** The issues in words, by field. Unknown issues are left out; the form shows the error as a whole instead. */
export const announcementFaults = (
  issues: readonly Issue[],
  draft: Pick<Draft, 'countries' | 'languages'>,
  t: (key: TextKey, values?: Readonly<Record<string, string>>) => string,
): Faults => {
  const faults: { [Name in Field]?: string } = {}
  for (const { path, message } of issues) {
    const { field, at } = LISTED.exec(path)?.groups ?? {}
    if (field === 'countries' || field === 'languages')
      faults[field] ??= t('choose.fromList', { value: draft[field][Number(at)] ?? '' })
    const known = KNOWN.find(([where, what]) => where.test(path) && what.test(message))
    if (known !== undefined) faults[known[2]] ??= t(known[3])
  }
  return faults
}

/** The faults that remain after some fields were edited; editing the texts edits those of every language. */
export const withoutEdited = (faults: Faults, changes: Partial<Draft>): Faults => {
  const edited: ReadonlySet<string> = new Set([...Object.keys(changes), ...(changes.texts === undefined ? [] : TEXTS)])
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.has(field)))
}
