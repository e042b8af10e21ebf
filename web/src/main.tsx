import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './routes.js'
import { queryClient } from './service.js'
import './styles.css'
import { Toasts } from './ui/toasts.js'

const page = document.getElementById('page')
if (page === null) throw new Error('The document has no place for the page.')
createRoot(page).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
