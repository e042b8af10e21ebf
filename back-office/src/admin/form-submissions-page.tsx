import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Pager } from '../ui/pager.js'
import { useSearchValues } from '../ui/use-search-values.js'
import { type FormSubmission, listFormSubmissions } from './form-submissions.js'

export const FormSubmissionsPage = () => {
  const { t } = useTexts()
  const { page, toPage } = useSearchValues([])
  const query = useQuery({
    queryKey: ['form-submissions', page],
    queryFn: () => listFormSubmissions(page),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle>{t('nav.forms')}</PageTitle>
      <Loaded query={query}>
        {({ formSubmissions, pagination }) => (
          <>
            {formSubmissions.length === 0 && <p>{t('nothing')}</p>}
            {formSubmissions.map((submission) => (
              <Submission key={submission.id} submission={submission} />
            ))}
            <Pager pagination={pagination} onPage={toPage} />
          </>
        )}
      </Loaded>
    </>
  )
}

const Submission = ({ submission: { id: _, form, createdAt, message, ...fields } }: { submission: FormSubmission }) => {
  const { t, moment } = useTexts()
  return (
    <article className="card">
      <h2>{t('forms.title', { form, at: moment(createdAt) })}</h2>
      <dl>
        {Object.entries(fields).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
      {message && <p className="message">{message}</p>}
    </article>
  )
}
