import { useTexts } from '../texts/use-texts.js'

interface PagerProps {
  readonly pagination: { readonly page: number; readonly total: number; readonly totalPages: number }
  readonly onPage: (page: number) => void
}

export const Pager = ({ pagination: { page, total, totalPages }, onPage }: PagerProps) => {
  const { t, number } = useTexts()
  return (
    <nav className="pager" aria-label={t('pages')}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pages.previous')}
      </button>
      <span role="status">
        {t('pages.state', { page: number(page), pages: number(Math.max(totalPages, 1)), total: number(total) })}
      </span>
      <button type="button" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {t('pages.next')}
      </button>
    </nav>
  )
}
