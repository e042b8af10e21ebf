import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { Listing } from '../ui/tables/listing.js'
import { useSearchValues } from '../ui/tables/use-search-values.js'
import { CountedTitle } from './counted-title.js'

type FormSubmission = components['schemas']['FormSubmission']

export const FormSubmissionsPage = () => {
  const { t } = useTexts()
  const { page, toPage, clear } = useSearchValues([])
  const query = useQuery({
    queryKey: ['form-submissions', page],
    queryFn: () => unwrap(service.GET('/back-office/form-submissions', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <CountedTitle count={query.data?.pagination}>{t('nav.forms')}</CountedTitle>
      <Listing
        query={query}
        rowsOf={({ formSubmissions }) => formSubmissions}
        onPage={toPage}
        onClear={clear}
        empty={{ title: t('forms.none'), text: t('forms.noneHint') }}
      >
        {(submissions) => submissions.map((submission) => <Submission key={submission.id} submission={submission} />)}
      </Listing>
    </>
  )
}

/** Encodes the address: with a question mark in it, whoever sent the form could set other fields of the e-mail. */
const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

const Submission = ({ submission }: { submission: FormSubmission }) => {
  const { t, moment } = useTexts()
  const { form, name, email, locale, message, createdAt } = submission
  return (
    <article className="card submission">
      <h2>
        {t(`form.${form}`)}, <time dateTime={createdAt}>{moment(createdAt)}</time>
      </h2>
      <p>
        {name} &lt;<a href={mailTo(email)}>{email}</a>&gt; {locale}
      </p>
      {message !== null && <p className="message">{message}</p>}
    </article>
  )
}
