import { type ComponentType, lazy } from 'react'
import { createBrowserRouter } from 'react-router'
import { HomePage } from './catalog/home-page.js'
import { SignedInPage, SignInPage } from './shell/sign-in-pages.js'
import { SignedInOnly, SiteLayout } from './shell/site-layout.js'
import { BrokenPage, UnknownPage } from './ui/whole-pages.js'

/** A page whose code is loaded when it is first visited. */
const page = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) => {
  const Page = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  return <Page />
}

export const router = createBrowserRouter([
  {
    errorElement: <BrokenPage />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/sign-in', element: <SignInPage /> },
          { path: '/signed-in', element: <SignedInPage /> },
          {
            element: <SignedInOnly />,
            children: [
              { path: '/explore', element: page(() => import('./catalog/explore-page.js'), 'ExplorePage') },
              {
                path: '/boards/:id',
                element: page(() => import('./catalog/public-board-page.js'), 'PublicBoardPage'),
              },
              { path: '/authors', element: page(() => import('./catalog/authors-page.js'), 'AuthorsPage') },
              { path: '/authors/:handle', element: page(() => import('./catalog/author-page.js'), 'AuthorPage') },
              {
                path: '/desk',
                children: [
                  { index: true, element: page(() => import('./desk/home-page.js'), 'DeskHomePage') },
                  { path: 'import', element: page(() => import('./desk/import/import-page.js'), 'ImportPage') },
                  {
                    path: 'boards',
                    element: page(() => import('./desk/boards/explorer/boards-page.js'), 'BoardsPage'),
                  },
                  { path: 'boards/new', element: page(() => import('./desk/boards/board-page.js'), 'BoardPage') },
                  { path: 'boards/:id', element: page(() => import('./desk/boards/board-page.js'), 'BoardPage') },
                  {
                    path: 'collections',
                    element: page(() => import('./desk/collections/collections-page.js'), 'CollectionsPage'),
                  },
                  {
                    path: 'collections/trash',
                    element: page(() => import('./desk/collections/collections-trash.js'), 'CollectionsTrash'),
                  },
                  {
                    path: 'collections/:id',
                    element: page(() => import('./desk/collections/collection-page.js'), 'CollectionPage'),
                  },
                  {
                    path: 'collections/:id/answers',
                    element: page(() => import('./desk/collections/answers/answers-page.js'), 'AnswersPage'),
                  },
                  { path: 'groups', element: page(() => import('./desk/groups/groups-page.js'), 'GroupsPage') },
                  {
                    path: 'groups/:id/boards/:boardId',
                    element: page(() => import('./desk/groups/shared-board-page.js'), 'SharedBoardPage'),
                  },
                  { path: 'groups/:id', element: page(() => import('./desk/groups/group-page.js'), 'GroupPage') },
                  { path: 'profile', element: page(() => import('./desk/profile/profile-page.js'), 'ProfilePage') },
                  { path: 'feed', element: page(() => import('./catalog/feed-page.js'), 'FeedPage') },
                  { path: 'following', element: page(() => import('./desk/following-page.js'), 'FollowingPage') },
                ],
              },
            ],
          },
          { path: '*', element: <UnknownPage /> },
        ],
      },
      {
        path: '/admin',
        element: page(() => import('./admin/admin-layout.js'), 'AdminLayout'),
        children: [
          { index: true, element: page(() => import('./admin/overview-page.js'), 'OverviewPage') },
          { path: 'accounts', element: page(() => import('./admin/accounts/accounts-page.js'), 'AccountsPage') },
          { path: 'accounts/:id', element: page(() => import('./admin/accounts/account-page.js'), 'AccountPage') },
          {
            path: 'announcements',
            element: page(() => import('./admin/announcements/announcements-page.js'), 'AnnouncementsPage'),
          },
          {
            path: 'announcements/new',
            element: page(() => import('./admin/announcements/announcement-page.js'), 'AnnouncementPage'),
          },
          {
            path: 'announcements/:id',
            element: page(() => import('./admin/announcements/announcement-page.js'), 'AnnouncementPage'),
          },
          { path: 'grants', element: page(() => import('./admin/grants/grants-page.js'), 'GrantsPage') },
          {
            path: 'form-submissions',
            element: page(() => import('./admin/form-submissions-page.js'), 'FormSubmissionsPage'),
          },
          { path: 'api-keys', element: page(() => import('./admin/api-keys/api-keys-page.js'), 'ApiKeysPage') },
          { path: 'webhooks', element: page(() => import('./admin/webhooks/webhooks-page.js'), 'WebhooksPage') },
          { path: 'webhooks/:id', element: page(() => import('./admin/webhooks/webhook-page.js'), 'WebhookPage') },
          { path: 'audit', element: page(() => import('./admin/audit/audit-page.js'), 'AuditPage') },
          { path: '*', element: <UnknownPage /> },
        ],
      },
    ],
  },
])
