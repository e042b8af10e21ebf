import { useQuery } from '@tanstack/react-query'
import type { components } from 'dealbook-client'
import { Link, useParams } from 'react-router'
import { useKept } from '../../../kept.js'
import { actsAs } from '../../../session.js'
import { useTexts } from '../../../texts/use-texts.js'
import { EmptyState } from '../../../ui/empty-state.js'
import { ConfirmedButton } from '../../../ui/forms/confirmed-button.js'
import { Loaded } from '../../../ui/loaded.js'
import { PageTitle } from '../../../ui/page-title.js'
import { fileName, saveFile } from '../../../ui/save-file.js'
import { complain, notify } from '../../../ui/toasts.js'
import { collectionQuery, type Seen } from '../use-collection.js'
import { answersTable } from './answers-csv.js'
import { AnswersTable } from './answers-table.js'
import { Questions } from './questions.js'
import { useAnswers } from './use-answers.js'
import '../collections.css'
import './answers.css'

/** The answers of a class to a lesson, updated as they arrive. */
export const AnswersPage = () => {
  const { id = '' } = useParams()
  const query = useQuery(collectionQuery(useKept(actsAs), id))
  return <Loaded query={query}>{(seen) => <AnswersOf key={id} seen={seen} />}</Loaded>
}

const AnswersOf = ({ seen }: { seen: Seen }) => {
  const { t, explain } = useTexts()
  const { id, title, practice } = seen.collection
  const { query, isLate, remove, removeAll } = useAnswers(id)
  const act = (work: Promise<unknown>, done: string) =>
    work.then(
      () => notify(done),
      (error: Error) => complain(explain(error)),
    )
  return (
    <div className="answers-page">
      <nav className="answers-path" aria-label={t('lesson.path')}>
        <Link to={`/desk/collections/${id}`}>{title}</Link>
      </nav>
      <PageTitle>{t('practice.answers.title')}</PageTitle>
      {isLate && <p className="notice warn">{t('practice.answers.late')}</p>}
      <Loaded query={query}>
        {({ answers }) =>
          answers.participants.length === 0 ? (
            <EmptyState
              title={t('practice.answers.title')}
              text={t(practice.answers ? 'practice.answers.none' : 'practice.answers.off')}
            />
          ) : (
            <>
              <AnswersTable
                seen={seen}
                answers={answers}
                onDelete={({ id, name }) => void act(remove(id), t('practice.answers.deleted', { name }))}
              />
              <Questions seen={seen} boards={answers.boards} />
              <div className="row">
                <Csv seen={seen} answers={answers} />
                <ConfirmedButton
                  label={t('practice.answers.deleteAll')}
                  question={t('practice.answers.deleteAllQuestion')}
                  onConfirm={() => void act(removeAll(), t('practice.answers.allDeleted'))}
                />
              </div>
              <p className="hint">{t('practice.answers.kept')}</p>
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const Csv = ({ seen, answers }: { seen: Seen; answers: components['schemas']['Answers'] }) => {
  const texts = useTexts()
  const download = () => {
    // The byte order mark makes spreadsheets recognise UTF-8.
    const table = `\uFEFF${answersTable(seen, answers, texts)}`
    saveFile(table, 'text/csv', `${fileName(seen.collection.title)}.csv`)
  }
  return (
    <button type="button" onClick={download}>
      {texts.t('practice.answers.csv')}
    </button>
  )
}
