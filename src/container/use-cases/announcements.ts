import { CreateAnnouncement } from '../../application/announcements/create-announcement.js'
import { DeleteAnnouncement } from '../../application/announcements/delete-announcement.js'
import { GetAnnouncement } from '../../application/announcements/get-announcement.js'
import { ListAnnouncements } from '../../application/announcements/list-announcements.js'
import { ListManagedAnnouncements } from '../../application/announcements/list-managed-announcements.js'
import { MarkAnnouncementRead } from '../../application/announcements/mark-announcement-read.js'
import { PreviewAnnouncements } from '../../application/announcements/preview-announcements.js'
import { ResetAnnouncementReads } from '../../application/announcements/reset-announcement-reads.js'
import { UpdateAnnouncement } from '../../application/announcements/update-announcement.js'
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
