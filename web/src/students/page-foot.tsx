import type { RankLanguage } from 'dealbook-domain/drawing/ranks.js'
import { PAGE_LANGUAGE_NAMES, PAGE_LANGUAGES } from 'dealbook-domain/page-languages.js'
import { useContext } from 'react'
import { LooksChoice } from '../board/looks-choice.js'
import { ReaderRanks } from '../board/reader-ranks.js'
import { useNoSingleKeys } from '../display-settings.js'
import { PrintButton } from '../print/print-button.js'
import type { Language } from '../texts/reader-language.js'
import { ReaderLanguage } from '../texts/reader-language.js'
import { addressOf } from './address.js'
import { useAlive } from './is-alive.js'
import type { PageData, StudentsDeal } from './page-data.js'
import { SiteMark } from './site-mark.js'
import { useWords } from './use-words.js'

interface Props {
  readonly data: PageData
  readonly at: number
  /** Whether the board is still to be practised; a download would give away the answers. */
  readonly isExercise: boolean
  /** Whether any board is still to be practised. */
  readonly areExercises: boolean
  /** The ranks of the reader's language. */
  readonly local: RankLanguage
  readonly onLanguage: (language: Language) => void
  /** Loads all boards; `null` if they aren't available now. */
  readonly load: () => Promise<readonly StudentsDeal[] | null>
}

/** The default print settings while boards are still to be practised. */
const NOTHING_SAID = { auction: false, commentary: false, play: false, doubleDummy: false }
const NO_ANSWERS = { layout: 'boards', solutions: 'none', titles: false } as const

/** Makes the browser download a sheet and show the progress itself. */
const saveSheet = (
  path: string,
  query: Readonly<Record<string, string | number | boolean | null | undefined>>,
): void => {
  const chosen = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  const link = document.createElement('a')
  link.href = `${path}?${new URLSearchParams(chosen)}`
  link.download = ''
  link.click()
}

/** Downloads, printing, display settings and the other languages. */
export const PageFoot = ({ data, at, isExercise, areExercises, local, onLanguage, load }: Props) => {
  const t = useWords()
  const isAlive = useAlive()
  const ranks = useContext(ReaderRanks)
  const language = useContext(ReaderLanguage)
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
      {titles.length > 0 && !isExercise && (
        <details>
          <summary>{t('students.download')}</summary>
          {!areExercises && (
            <p>
              <a href={`${files}.pbn${query}`} download>
                {t('students.allBoards')}
              </a>
            </p>
          )}
          <p>
            <a href={`${files}/deals/${at + 1}.svg${pictureQuery}`} download>
              {t('students.picture')}
            </a>
          </p>
        </details>
      )}
      {isAlive && titles.length > 0 && (
        <PrintButton
          title={data.title}
          author={data.author.displayName}
          view={areExercises ? { ...studentView, ...NOTHING_SAID, hands: data.practice.seat } : studentView}
          {...(areExercises && { first: { ...NO_ANSWERS, given: data.practice.bidding ? 'nothing' : 'contract' } })}
          areMany={titles.length > 1}
          isForStudents
          load={load}
          onDownload={async (query) => saveSheet(`${files}.pdf`, { ...query, numbers: query.numbers ?? numbers })}
        />
      )}
      {isAlive && (
        <details>
          <summary>{t('students.display')}</summary>
          <LooksChoice local={local} />
          {(data.practice.bidding || data.practice.play) && <KeysChoice />}
        </details>
      )}
      <nav className="languages" aria-label={t('students.language')}>
        {PAGE_LANGUAGES.filter((other) => other !== language).map((other) => (
          <a
            key={other}
            href={addressOf(data, at, other, at === data.at ? data : {})}
            lang={other}
            hrefLang={other}
            onClick={(event) => {
              event.preventDefault()
              onLanguage(other)
            }}
          >
            {PAGE_LANGUAGE_NAMES[other]}
          </a>
        ))}
      </nav>
      <SiteMark site={site} />
    </footer>
  )
}

/** Whether calls and cards can be typed with single keys. */
const KeysChoice = () => {
  const t = useWords()
  const [isOff, switchOff] = useNoSingleKeys()
  return (
    <label className="look">
      <input type="checkbox" checked={!isOff} onChange={({ target }) => switchOff(!target.checked)} />
      {t('students.singleKeys')}
    </label>
  )
}
