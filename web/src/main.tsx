import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ReaderRanks } from './board/reader-ranks.js'
import { useReaderRanks } from './board/use-reader-ranks.js'
import { useTwoSuitColours } from './display-settings.js'
import { forgetFormerReaders } from './forget-reader.js'
import { useKept } from './kept.js'
import { router } from './routes.js'
import { queryClient } from './service.js'
import { session } from './session.js'
import { SessionDialog } from './shell/session-dialog.js'
import './styles.css'
import { ReaderLanguage } from './texts/reader-language.js'
import { speak } from './texts/spoken.js'
import { useLanguage } from './texts/use-texts.js'
import { keepFocus } from './ui/keep-focus.js'
import { Skeleton } from './ui/skeleton.js'
import { Toasts } from './ui/toasts.js'

forgetFormerReaders()

const Pages = () => {
  const [language] = useLanguage()
  useTwoSuitColours()
  return (
    <ReaderLanguage value={language}>
      <ReaderRanks value={useReaderRanks(language).ranks}>
        <Suspense fallback={<Skeleton />}>
          {/* Remounts all pages when the user changes, so that nothing typed or shown is left for the next one. */}
          <RouterProvider key={useKept(session)} router={router} />
        </Suspense>
        <SessionDialog />
        <Toasts />
      </ReaderRanks>
    </ReaderLanguage>
  )
}

const page = document.getElementById('page')
if (page === null) throw new Error('The document has no place for the page.')
keepFocus(page)
void speak().then(() =>
  createRoot(page).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Pages />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
