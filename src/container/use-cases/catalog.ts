import { FollowAuthor } from '../../application/catalog/follow-author.js'
import { GetAuthorAvatar } from '../../application/catalog/get-author-avatar.js'
import { GetAuthorProfile } from '../../application/catalog/get-author-profile.js'
import { GetPublishedDeal } from '../../application/catalog/get-published-deal.js'
import { ListAuthorCollections } from '../../application/catalog/list-author-collections.js'
import { ListAuthorDeals } from '../../application/catalog/list-author-deals.js'
import { ListAuthors } from '../../application/catalog/list-authors.js'
import { ListFeed } from '../../application/catalog/list-feed.js'
import { ListFollowedAuthors } from '../../application/catalog/list-followed-authors.js'
import { ListRecentDeals } from '../../application/catalog/list-recent-deals.js'
import { ListSharedCollectionDeals } from '../../application/catalog/list-shared-collection-deals.js'
import { ListThemes } from '../../application/catalog/list-themes.js'
import { UnfollowAuthor } from '../../application/catalog/unfollow-author.js'
import type { Build } from './build.js'

export const catalogUseCases = {
  followAuthor: ({ authors, unitOfWork, quotas, clock }) => new FollowAuthor(authors, unitOfWork, quotas, clock),
  getAuthorAvatar: ({ authors, avatars }) => new GetAuthorAvatar(authors, avatars),
  getAuthorProfile: ({ authors, clock }) => new GetAuthorProfile(authors, clock),
  getPublishedDeal: ({ repositories, clock }) => new GetPublishedDeal(repositories, clock),
  listAuthorCollections: ({ repositories, authors, plans, clock }) =>
    new ListAuthorCollections(repositories, authors, plans, clock),
  listAuthorDeals: ({ replicaReads }) => new ListAuthorDeals(replicaReads.deals),
  listAuthors: ({ replicaReads, clock }) => new ListAuthors(replicaReads.catalogDirectory, clock),
  listFeed: ({ replicaReads, clock }) => new ListFeed(replicaReads.deals, clock),
  listFollowedAuthors: ({ repositories, clock }) => new ListFollowedAuthors(repositories, clock),
  listRecentDeals: ({ replicaReads, clock }) => new ListRecentDeals(replicaReads, clock),
  listSharedCollectionDeals: ({ repositories: { collections }, replicaReads: { deals }, plans, clock }) =>
    new ListSharedCollectionDeals({ collections, deals }, plans, clock),
  listThemes: ({ repositories, themeCounts }) => new ListThemes(repositories.catalogDirectory, themeCounts),
  unfollowAuthor: ({ repositories }) => new UnfollowAuthor(repositories.subscriptions),
} satisfies Build
