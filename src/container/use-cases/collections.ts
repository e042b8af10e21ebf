import { randomInt } from 'node:crypto'
import { ArchiveCollection } from '../../application/collections/archive-collection.js'
import { ArrangeCollection } from '../../application/collections/arrange-collection.js'
import { ClosePublicLink } from '../../application/collections/close-public-link.js'
import { CreateCollection } from '../../application/collections/create-collection.js'
import { DeleteCollection } from '../../application/collections/delete-collection.js'
import { ExportCollection } from '../../application/collections/export-collection.js'
import { ExportPublicCollection } from '../../application/collections/export-public-collection.js'
import { GetCollection } from '../../application/collections/get-collection.js'
import { GetPublicCollection } from '../../application/collections/get-public-collection.js'
import { GetPublicCollectionAvatar } from '../../application/collections/get-public-collection-avatar.js'
import { GetPublicCollectionDeal } from '../../application/collections/get-public-collection-deal.js'
import { ListCollections } from '../../application/collections/list-collections.js'
import { OpenPublicLink } from '../../application/collections/open-public-link.js'
import { PrintCollection } from '../../application/collections/print-collection.js'
import { PrintPublicCollection } from '../../application/collections/print-public-collection.js'
import { RestoreCollection } from '../../application/collections/restore-collection.js'
import { SetCollectionDeals } from '../../application/collections/set-collection-deals.js'
import { UnarchiveCollection } from '../../application/collections/unarchive-collection.js'
import { UpdateCollection } from '../../application/collections/update-collection.js'
import { ExplainCollectionExposure } from '../../application/exposure/explain-collection-exposure.js'
import type { Build } from './build.js'

export const collectionUseCases = {
  archiveCollection: ({ collectionWrites }) => new ArchiveCollection(collectionWrites),
  arrangeCollection: ({ collectionWrites }) => new ArrangeCollection(collectionWrites, randomInt),
  closePublicLink: ({ collectionWrites }) => new ClosePublicLink(collectionWrites),
  createCollection: ({ unitOfWork, quotas, plans, ids, clock }) =>
    new CreateCollection(unitOfWork, quotas, plans, ids, clock),
  deleteCollection: ({ unitOfWork, work, clock }) => new DeleteCollection(unitOfWork, work, clock),
  explainCollectionExposure: ({ repositories, plans, clock }) =>
    new ExplainCollectionExposure(repositories, plans, clock),
  exportCollection: ({ repositories: { collections }, replicaReads: { deals }, boardWriter }) =>
    new ExportCollection({ collections, deals }, boardWriter),
  exportPublicCollection: ({ publicLinks, boardWriter }) => new ExportPublicCollection(publicLinks, boardWriter),
  getCollection: ({ repositories, replicaReads: { deals }, plans }) =>
    new GetCollection({ ...repositories, deals }, plans),
  getPublicCollection: ({ publicLinks }) => new GetPublicCollection(publicLinks),
  getPublicCollectionAvatar: ({ publicLinks, avatars }) => new GetPublicCollectionAvatar(publicLinks, avatars),
  getPublicCollectionDeal: ({ publicLinks }) => new GetPublicCollectionDeal(publicLinks),
  listCollections: ({ replicaReads, plans }) => new ListCollections(replicaReads, plans),
  openPublicLink: ({ collectionWrites, ids }) => new OpenPublicLink(collectionWrites, ids),
  printCollection: ({ repositories: { collections }, replicaReads: { deals }, sheets }) =>
    new PrintCollection({ collections, deals }, sheets),
  printPublicCollection: ({ publicLinks, sheets }) => new PrintPublicCollection(publicLinks, sheets),
  restoreCollection: ({ unitOfWork, plans, clock }) => new RestoreCollection(unitOfWork, plans, clock),
  setCollectionDeals: ({ collectionWrites }) => new SetCollectionDeals(collectionWrites),
  unarchiveCollection: ({ collectionWrites }) => new UnarchiveCollection(collectionWrites),
  updateCollection: ({ collectionWrites }) => new UpdateCollection(collectionWrites),
} satisfies Build
