import { backOfficeTexts } from './areas/back-office.js'
import { boardTexts } from './areas/board.js'
import { boardEditorTexts } from './areas/board-editor.js'
import { boardsTexts } from './areas/boards.js'
import { catalogTexts } from './areas/catalog.js'
import { collectionsTexts } from './areas/collections.js'
import { deskTexts } from './areas/desk.js'
import { errorsTexts } from './areas/errors.js'
import { groupsTexts } from './areas/groups.js'
import { homeTexts } from './areas/home.js'
import { importTexts } from './areas/import.js'
import { profileTexts } from './areas/profile.js'
import { richTextTexts } from './areas/rich-text.js'
import { siteTexts } from './areas/site.js'
import { studentsTexts } from './areas/students.js'

/** Every text of the pages, area by area. */
export const en = {
  ...backOfficeTexts.en,
  ...boardEditorTexts.en,
  ...boardTexts.en,
  ...boardsTexts.en,
  ...catalogTexts.en,
  ...deskTexts.en,
  ...collectionsTexts.en,
  ...errorsTexts.en,
  ...groupsTexts.en,
  ...homeTexts.en,
  ...profileTexts.en,
  ...richTextTexts.en,
  ...importTexts.en,
  ...siteTexts.en,
  ...studentsTexts.en,
} as const

export type TextKey = keyof typeof en

/** The same in French. */
export const fr: Readonly<Record<TextKey, string>> = {
  ...backOfficeTexts.fr,
  ...boardEditorTexts.fr,
  ...boardTexts.fr,
  ...boardsTexts.fr,
  ...catalogTexts.fr,
  ...deskTexts.fr,
  ...collectionsTexts.fr,
  ...errorsTexts.fr,
  ...groupsTexts.fr,
  ...homeTexts.fr,
  ...profileTexts.fr,
  ...richTextTexts.fr,
  ...importTexts.fr,
  ...siteTexts.fr,
  ...studentsTexts.fr,
}
