import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import { useBoardWords } from './board-words.js'

/** A coloured suit symbol, forced to be text where a phone would show an emoji. */
export const SuitSign = ({ suit }: { suit: string }) => {
  const { t } = useBoardWords()
  return (
    <>
      <span className={`suit-${suit}`} aria-hidden="true">
        {SUIT_SYMBOLS[suit as keyof typeof SUIT_SYMBOLS]}
        {'\ufe0e'}
      </span>
      <span className="hidden">{t(`suit.${suit as keyof typeof SUIT_SYMBOLS}`)}</span>
    </>
  )
}

/** A call as written: "1♥", "2NT", "Pass", "X". */
export const CallSign = ({ call }: { call: string }) => {
  const { t, spokenCall } = useBoardWords()
  if (call === 'P') return t('board.pass')
  if (call === 'X' || call === 'XX') return <abbr title={spokenCall(call)}>{call}</abbr>
  return (
    <span className="call">
      {call.charAt(0)}
      {call.endsWith('NT') ? t('notrump') : <SuitSign suit={call.charAt(1)} />}
    </span>
  )
}
