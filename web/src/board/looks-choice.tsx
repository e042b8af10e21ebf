import { handTextIn, type RankLanguage } from 'dealbook-domain/drawing/ranks.js'
import { useEnglishRanks, useTwoSuitColours } from '../display-settings.js'
import { useBoardWords } from './board-words.js'

/** Chooses how cards look in this browser. `local`: the ranks of the reader's language. */
export const LooksChoice = ({ local }: { readonly local: RankLanguage }) => {
  const { t } = useBoardWords()
  const [hasTwoColours, chooseTwoColours] = useTwoSuitColours()
  const [isEnglish, chooseEnglish] = useEnglishRanks()
  return (
    <>
      <label className="look">
        <input type="checkbox" checked={hasTwoColours} onChange={({ target }) => chooseTwoColours(target.checked)} />
        {t('board.twoColours')}
      </label>
      {local !== 'en' && (
        <label className="look">
          <input type="checkbox" checked={isEnglish} onChange={({ target }) => chooseEnglish(target.checked)} />
          {t('board.englishRanks', { local: handTextIn('A K Q J', local) })}
        </label>
      )}
    </>
  )
}
