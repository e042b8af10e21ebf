import { announcementIssues, announcementPatchIssues } from '../../domain/announcement.js'
import { type ContentRules, instantOf, isObject, objectOf, type Sent, textOf } from '../validation/content-rule.js'

const announcementTextsOf = ({ title, body, actionLabel, actionPath, publishedAt, expiresAt }: Sent) => ({
  title: objectOf(title) as Record<string, string>,
  body: objectOf(body) as Record<string, string>,
  actionLabel: objectOf(actionLabel) as Record<string, string>,
  actionPath: textOf(actionPath),
  publishedAt: instantOf(publishedAt),
  expiresAt: instantOf(expiresAt),
})

const isTextsPatch = (sent: unknown): sent is Record<string, string> | null => sent === null || isObject(sent)

/** The fields of a patch; `null` removes a value, and fields of the wrong type count as absent. */
const announcementPatchOf = ({ title, actionLabel, actionPath, ...sent }: Sent) => {
  const { body, publishedAt, expiresAt } = announcementTextsOf(sent)
  return {
    body,
    publishedAt,
    expiresAt,
    ...(isTextsPatch(title) ? { title } : {}),
    ...(isTextsPatch(actionLabel) ? { actionLabel } : {}),
    ...(actionPath === null || typeof actionPath === 'string' ? { actionPath } : {}),
  }
}

export const ANNOUNCEMENT_RULES: ContentRules = {
  announcement: (sent) => announcementIssues(announcementTextsOf(objectOf(sent))),
  'announcement-patch': (sent) => announcementPatchIssues(announcementPatchOf(objectOf(sent))),
}
