import { SUIT_SYMBOLS } from 'dealbook-domain/drawing/board-drawing.js'
import { useBoardWords } from './board-words.js'

/** A coloured suit symbol, forced to be text where a phone would show an emoji. */
const SuitSymbol = ({ suit }: { suit: string }) => (
  <span className={`suit-${suit}`} aria-hidden="true">
    {SUIT_SYMBOLS[suit as keyof typeof SUIT_SYMBOLS]}
    {'\ufe0e'}
  </span>
)

/** A suit symbol with its name for screen readers. */
export const SuitSign = ({ suit }: { suit: string }) => {
  const { t } = useBoardWords()
  return (
    <>
      <SuitSymbol suit={suit} />
      <span className="hidden">{t(`suit.${suit as keyof typeof SUIT_SYMBOLS}`)}</span>
    </>
  )
}

/** A call as written: "1♥", "2NT", "Pass", "X". */
export const CallSign = ({ call }: { call: string }) => {
  const { t, spokenCall } = useBoardWords()
  if (call === 'P') return t('board.pass')
  if (call === 'X' || call === 'XX') return <abbr title={spokenCall(call)}>{call}</abbr>
  const level = call.charAt(0)
  if (call.endsWith('NT'))
    return (
      <span className="call">
        {level}
        {t('notrump')}
      </span>
    )
  return (
    <span className="call">
      <span aria-hidden="true">{level}</span>
      <SuitSymbol suit={call.charAt(1)} />
      <span className="hidden">{spokenCall(call)}</span>
    </span>
  )
}
