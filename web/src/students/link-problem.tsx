import { type Language, ReaderLanguage } from '../texts/reader-language.js'
import type { Site } from './page-data.js'
import { SiteMark } from './site-mark.js'
import { useWords } from './use-words.js'

export const PROBLEMS = {
  closed: { title: 'students.closed.title', text: 'students.closed.text' },
  busy: { title: 'students.busy.title', text: 'students.busy.text' },
} as const
export type Problem = keyof typeof PROBLEMS

interface Props {
  readonly problem: Problem
  readonly site: Site
}

/** Shown instead of the boards; identical for closed, expired and unknown links. */
export const LinkProblem = ({ language, ...rest }: Props & { readonly language: Language }) => (
  <ReaderLanguage value={language}>
    <Words {...rest} />
  </ReaderLanguage>
)

const Words = ({ problem, site }: Props) => {
  const t = useWords()
  return (
    <main className="problem-page">
      <h1>{t(PROBLEMS[problem].title)}</h1>
      <p>{t(PROBLEMS[problem].text)}</p>
      <SiteMark site={site} />
    </main>
  )
}
