import { SEATS } from 'dealbook-domain/bridge/board.js'
import { CallSign } from '../../../board/call-sign.js'
import { CardSign } from '../../../board/card-sign.js'
import { useTexts } from '../../../texts/use-texts.js'
import { plainText } from '../../../ui/forms/rich-text-document.js'
import type { Draft, Field } from './draft.js'

/** The value of a field of a board, in short. */
export const FieldValue = ({ field, draft }: { readonly field: Field; readonly draft: Draft }) => {
  const { t } = useTexts()
  const none = <span className="value">{t('boards.empty')}</span>
  switch (field) {
    case 'hands':
      return (
        <span className="value">
          {SEATS.map((seat) => (
            <span key={seat} className="line">
              {t(`seat.${seat}`)}: {draft.hands[seat] ?? '–'}
            </span>
          ))}
        </span>
      )
    case 'auction':
    case 'play':
      if (draft[field].length === 0) return none
      return (
        <span className="value pieces">
          {draft[field].map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls are identified by position
            <span key={at}>{field === 'auction' ? <CallSign call={piece} /> : <CardSign card={piece} />} </span>
          ))}
        </span>
      )
    case 'callNotes':
      if (draft.callNotes.length === 0) return none
      return (
        <span className="value">
          {draft.callNotes.map(({ call, text, alert, accepts }) => (
            <span key={call} className="line">
              {draft.auction[call] === undefined ? t('board.nextCall') : <CallSign call={draft.auction[call]} />}
              {alert && '!'} {text}
              {accepts.map((accepted) => (
                <span key={accepted}>
                  {' / '}
                  <CallSign call={accepted} />
                </span>
              ))}
            </span>
          ))}
        </span>
      )
    case 'dealer':
      return <span className="value">{t(`seat.${draft.dealer}`)}</span>
    case 'vulnerability':
      return <span className="value">{t(`boards.vulnerable.${draft.vulnerability}`)}</span>
    case 'sharing':
      return <span className="value">{t(`boards.sharing.${draft.sharing}`)}</span>
    case 'sharingGroupIds':
      return <span className="value">{t('boards.groupCount', { count: draft.sharingGroupIds.length })}</span>
    case 'commentary':
      return draft.commentary.length === 0 ? none : <span className="value message">{plainText(draft.commentary)}</span>
    case 'themes':
    case 'personalThemes':
    case 'inspirations':
      return draft[field].length === 0 ? none : <span className="value">{draft[field].join(', ')}</span>
    default:
      return draft[field] === null || draft[field] === '' ? none : <span className="value">{draft[field]}</span>
  }
}
