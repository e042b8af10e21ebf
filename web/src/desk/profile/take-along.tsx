import { unwrap } from 'dealbook-client'
import { useState } from 'react'
import { asReader } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { FailedState } from '../../ui/failed-state.js'
import { saveFile } from '../../ui/save-file.js'

/** Downloads all data about the account as a file. */
export const TakeAlong = () => {
  const { t } = useTexts()
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const everything = await unwrap(asReader.GET('/accounts/me/export'))
      saveFile(JSON.stringify(everything, null, 2), 'application/json', 'dealbook.json')
    } catch (error) {
      setProblem(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <h2>{t('profile.export')}</h2>
      <p>{t('profile.exportHint')}</p>
      {problem !== null && <FailedState error={problem} />}
      <button type="button" disabled={isBusy} onClick={() => void download()}>
        {t('profile.exportSubmit')}
      </button>
    </section>
  )
}
