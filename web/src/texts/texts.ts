import type { PageLanguage } from 'dealbook-domain/page-languages.js'
import { accountsTexts } from './areas/accounts.js'
import { announcementsTexts } from './areas/announcements.js'
import { apiKeysTexts } from './areas/api-keys.js'
import { auditTexts } from './areas/audit.js'
import { backOfficeTexts } from './areas/back-office.js'
import { boardTexts } from './areas/board.js'
import { boardEditorTexts } from './areas/board-editor.js'
import { boardsTexts } from './areas/boards.js'
import { catalogTexts } from './areas/catalog.js'
import { collectionsTexts } from './areas/collections.js'
import { errorsTexts } from './areas/errors.js'
import { followingTexts } from './areas/following.js'
import { grantsTexts } from './areas/grants.js'
import { groupsTexts } from './areas/groups.js'
import { homeTexts } from './areas/home.js'
import { importTexts } from './areas/import.js'
import { practiceDeskTexts, practiceTexts } from './areas/practice.js'
import { printTexts } from './areas/print.js'
import { profileTexts } from './areas/profile.js'
import { richTextTexts } from './areas/rich-text.js'
import { siteTexts } from './areas/site.js'
import { studentsTexts } from './areas/students.js'
import { webhooksTexts } from './areas/webhooks.js'

/** Every text of the pages in a language, area by area. */
export const textsOf = (language: PageLanguage) => ({
  ...accountsTexts[language],
  ...grantsTexts[language],
  ...announcementsTexts[language],
  ...auditTexts[language],
  ...apiKeysTexts[language],
  ...backOfficeTexts[language],
  ...boardEditorTexts[language],
  ...boardTexts[language],
  ...boardsTexts[language],
  ...catalogTexts[language],
  ...followingTexts[language],
  ...collectionsTexts[language],
  ...errorsTexts[language],
  ...groupsTexts[language],
  ...homeTexts[language],
  ...practiceDeskTexts[language],
  ...practiceTexts[language],
  ...printTexts[language],
  ...profileTexts[language],
  ...richTextTexts[language],
  ...importTexts[language],
  ...siteTexts[language],
  ...studentsTexts[language],
  ...webhooksTexts[language],
})

export type Texts = ReturnType<typeof textsOf>
export type TextKey = keyof Texts
