import type { Call } from 'dealbook-domain/bridge/auction.js'
import { Fragment } from 'react'
import { CallSign } from '../../../board/call-sign.js'
import { useTexts } from '../../../texts/use-texts.js'

/** The right calls at a place in the auction; nothing if they are no longer known. */
export const RightCalls = ({ calls }: { readonly calls: readonly Call[] }) => {
  const { t } = useTexts()
  if (calls.length === 0) return null
  return (
    <span className="right-calls">
      {t('practice.answers.rightCalls')}{' '}
      {calls.map((call, i) => (
        <Fragment key={call}>
          {i > 0 && `${i === calls.length - 1 ? ` ${t('practice.answers.or')}` : ','} `}
          <CallSign call={call} />
        </Fragment>
      ))}
    </span>
  )
}
