import { escapedMarkup } from 'dealbook-domain/markup.js'
import { renderToString } from 'react-dom/server'
import icon from '../icon.svg'
import { studentsTexts } from '../texts/areas/students.js'
import type { Language } from '../texts/reader-language.js'
import { wordsOf } from '../texts/words-of.js'
import { LinkProblem, PROBLEMS, type Problem } from './link-problem.js'
import { type PageData, type Site, tabTitleOf } from './page-data.js'
import { WithPractice } from './practice/with-practice.js'
import { hasPractice } from './practising.js'
import { StudentsPage } from './students-page.js'

/** The addresses of the page's scripts and styles. */
interface Assets {
  readonly script: string
  /** The script of the page of a closed link. */
  readonly endedScript: string
  readonly styles: readonly string[]
}

interface Parts {
  readonly language: Language
  readonly title: string
  readonly site: Site
  readonly assets: Assets
  readonly body: string
}

const documentOf = ({ language, title, site, assets, body }: Parts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapedMarkup(`${title} · ${site.name}`)}</title>
<link rel="icon" href="${site.logo ?? icon}">
${assets.styles.map((style) => `<link rel="stylesheet" href="${escapedMarkup(style)}">`).join('\n')}
</head>
<body class="students">
${body}
</body>
</html>
`

/**
 * The page's data in an element that browsers don't execute. Escaping ensures that the data can't close the element.
 */
const dataElement = (data: PageData): string =>
  `<script type="application/json" id="data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** The page of an open link. */
export const renderPage = (data: PageData, assets: Assets): string =>
  documentOf({
    language: data.language,
    title: tabTitleOf(
      data.title,
      data.at,
      hasPractice(data) && !data.isReading && data.titles.length > 0 ? null : data.titles[data.at],
    ),
    site: data.site,
    assets,
    body: `<div id="page">${renderToString(
      <StudentsPage data={data} practising={hasPractice(data) ? { WithPractice } : null} />,
    )}</div>
${dataElement(data)}
<script type="module" src="${escapedMarkup(assets.script)}"></script>`,
  })

/** The page of a link that can't be shown. */
export const renderProblem = (problem: Problem, language: Language, site: Site, assets: Assets): string =>
  documentOf({
    language,
    site,
    title: wordsOf(studentsTexts, language)(PROBLEMS[problem].title),
    assets,
    body: `${renderToString(<LinkProblem problem={problem} language={language} site={site} />)}${
      problem === 'closed' ? `\n<script type="module" src="${escapedMarkup(assets.endedScript)}"></script>` : ''
    }`,
  })
