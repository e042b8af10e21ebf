import { createBrowserRouter } from 'react-router'
import { AccountPage } from './admin/account-page.js'
import { AccountsPage } from './admin/accounts-page.js'
import { AdminLayout } from './admin/admin-layout.js'
import { AnnouncementPage } from './admin/announcement-page.js'
import { AnnouncementsPage } from './admin/announcements-page.js'
import { AuditPage } from './admin/audit-page.js'
import { FormSubmissionsPage } from './admin/form-submissions-page.js'
import { GrantsPage } from './admin/grants-page.js'
import { OverviewPage } from './admin/overview-page.js'
import { AuthorPage } from './showcase/author-page.js'
import { HomePage } from './showcase/home-page.js'
import { ShowcaseLayout } from './showcase/showcase-layout.js'
import { SignedInPage, SignInPage } from './sign-in-pages.js'
import { BrokenPage, UnknownPage } from './ui/whole-pages.js'

export const router = createBrowserRouter([
  {
    errorElement: <BrokenPage />,
    children: [
      {
        element: <ShowcaseLayout />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/sign-in', element: <SignInPage /> },
          { path: '/signed-in', element: <SignedInPage /> },
          { path: '/authors/:handle', element: <AuthorPage /> },
          { path: '*', element: <UnknownPage /> },
        ],
      },
      {
        path: '/admin',
        element: <AdminLayout />,
        children: [
          { index: true, element: <OverviewPage /> },
          { path: 'accounts', element: <AccountsPage /> },
          { path: 'accounts/:id', element: <AccountPage /> },
          { path: 'announcements', element: <AnnouncementsPage /> },
          { path: 'announcements/new', element: <AnnouncementPage /> },
          { path: 'announcements/:id', element: <AnnouncementPage /> },
          { path: 'grants', element: <GrantsPage /> },
          { path: 'form-submissions', element: <FormSubmissionsPage /> },
          { path: 'audit', element: <AuditPage /> },
          { path: '*', element: <UnknownPage /> },
        ],
      },
    ],
  },
])
