import type { RankLanguage } from 'dealbook-domain/bridge/ranks.js'
import { useContext } from 'react'
import { LooksChoice } from '../board/looks-choice.js'
import { ReaderRanks } from '../board/reader-ranks.js'
import type { Language } from '../texts/reader-language.js'
import { ReaderLanguage } from '../texts/reader-language.js'
import { useAlive } from './is-alive.js'
import { addressOf, type PageData } from './page-data.js'
import { BOARDS_PER_PAGE, type BoardsPerPage } from './print-sheets.js'
import { SiteMark } from './site-mark.js'
import { useWords } from './use-words.js'

const PER_PAGE = { 1: 'students.print.1', 2: 'students.print.2', 4: 'students.print.4' } as const

interface Props {
  readonly data: PageData
  readonly at: number
  /** The ranks of the reader's language. */
  readonly local: RankLanguage
  readonly onLanguage: (language: Language) => void
  readonly onPrint: (perPage: BoardsPerPage) => void
}

/** What can be taken along, and the other language. */
export const PageFoot = ({ data, at, local, onLanguage, onPrint }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const ranks = useContext(ReaderRanks)
  const other = useContext(ReaderLanguage) === 'en' ? 'fr' : 'en'
  const { token, titles, site, numbers, studentView } = data
  const files = `/public/collections/${token}`
  const looks = new URLSearchParams({
    ...(numbers !== null && { numbers }),
    ...(studentView.south !== null && { south: studentView.south }),
  }).toString()
  const query = looks === '' ? '' : `?${looks}`
  const pictureQuery = ranks === 'en' ? query : `?${looks === '' ? '' : `${looks}&`}ranks=${ranks}`
  return (
    <footer className="foot">
      {titles.length > 0 && (
        <details>
          <summary>{t('students.download')}</summary>
          <p>
            <a href={`${files}.pbn${query}`} download>
              {t('students.allBoards')}
            </a>
          </p>
          <p>
            <a href={`${files}/deals/${at + 1}.svg${pictureQuery}`} download>
              {t('students.picture')}
            </a>
          </p>
        </details>
      )}
      {isAlive && titles.length > 0 && (
        <details>
          <summary>{t('students.print')}</summary>
          {BOARDS_PER_PAGE.map((count) => (
            <p key={count}>
              <button type="button" className="quiet" onClick={() => onPrint(count)}>
                {t(PER_PAGE[count])}
              </button>
            </p>
          ))}
        </details>
      )}
      {isAlive && (
        <details>
          <summary>{t('students.display')}</summary>
          <LooksChoice local={local} />
        </details>
      )}
      <a
        className="language"
        href={addressOf(data, at, other)}
        lang={other}
        hrefLang={other}
        onClick={(event) => {
          event.preventDefault()
          onLanguage(other)
        }}
      >
        {t('students.language')}
      </a>
      <SiteMark site={site} />
    </footer>
  )
}
