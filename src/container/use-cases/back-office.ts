import { CreateAnnouncement } from '../../application/announcements/create-announcement.js'
import { DeleteAnnouncement } from '../../application/announcements/delete-announcement.js'
import { GetAnnouncement } from '../../application/announcements/get-announcement.js'
import { ListAnnouncements } from '../../application/announcements/list-announcements.js'
import { ListManagedAnnouncements } from '../../application/announcements/list-managed-announcements.js'
import { MarkAnnouncementRead } from '../../application/announcements/mark-announcement-read.js'
import { PreviewAnnouncements } from '../../application/announcements/preview-announcements.js'
import { ResetAnnouncementReads } from '../../application/announcements/reset-announcement-reads.js'
import { UpdateAnnouncement } from '../../application/announcements/update-announcement.js'
import { GetAccountOverview } from '../../application/back-office/get-account-overview.js'
import { GetDailyFigures } from '../../application/back-office/get-daily-figures.js'
import { ListAccounts } from '../../application/back-office/list-accounts.js'
import { ListAuditRecords } from '../../application/back-office/list-audit-records.js'
import { ListFormSubmissions } from '../../application/forms/list-form-submissions.js'
import { SubmitForm } from '../../application/forms/submit-form.js'
import type { Build } from './build.js'

export const announcementUseCases = {
  createAnnouncement: ({ managedAnnouncements, ids, clock }) =>
    new CreateAnnouncement(managedAnnouncements, ids, clock),
  deleteAnnouncement: ({ managedAnnouncements }) => new DeleteAnnouncement(managedAnnouncements),
  getAnnouncement: ({ repositories }) => new GetAnnouncement(repositories.announcements),
  listAnnouncements: ({ repositories, clock }) => new ListAnnouncements(repositories.announcements, clock),
  listManagedAnnouncements: ({ repositories, clock }) =>
    new ListManagedAnnouncements(repositories.announcements, clock),
  markAnnouncementRead: ({ repositories, clock }) => new MarkAnnouncementRead(repositories.announcements, clock),
  previewAnnouncements: ({ repositories, clock }) => new PreviewAnnouncements(repositories.announcements, clock),
  resetAnnouncementReads: ({ managedAnnouncements }) => new ResetAnnouncementReads(managedAnnouncements),
  updateAnnouncement: ({ managedAnnouncements, clock }) => new UpdateAnnouncement(managedAnnouncements, clock),
} satisfies Build

export const backOfficeUseCases = {
  getAccountOverview: ({ repositories, plans, clock }) => new GetAccountOverview(repositories, plans, clock),
  getDailyFigures: ({ repositories, clock }) => new GetDailyFigures(repositories, clock),
  listAccounts: ({ repositories }) => new ListAccounts(repositories.accounts),
  listAuditRecords: ({ repositories }) => new ListAuditRecords(repositories.audit),
  listFormSubmissions: ({ repositories }) => new ListFormSubmissions(repositories.formSubmissions),
  submitForm: ({ repositories, ids, clock }) => new SubmitForm(repositories.formSubmissions, ids, clock),
} satisfies Build
