import { useTexts } from '../../texts/use-texts.js'
import { type ListTotal, totalText } from './total-text.js'

interface PagerProps {
  readonly pagination: ListTotal & { readonly page: number; readonly totalPages: number }
  readonly onPage: (page: number) => void
}

export const Pager = ({ pagination, onPage }: PagerProps) => {
  const { t, number } = useTexts()
  const { page, totalPages } = pagination
  return (
    <nav className="pager" aria-label={t('pages')}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pages.previous')}
      </button>
      <span role="status">
        {t('pages.state', {
          page: number(page),
          pages: number(Math.max(totalPages, 1)),
          total: totalText(pagination, number),
        })}
      </span>
      <button type="button" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {t('pages.next')}
      </button>
    </nav>
  )
}
