import { useTexts } from '../../../texts/use-texts.js'
import type { Field } from './draft.js'
import { type Fault, faultText } from './fault-text.js'

/** The faults of a field, shown next to it. */
export const FieldFaults = ({ faults, field }: { readonly faults: readonly Fault[]; readonly field: Field }) => {
  const { t } = useTexts()
  const own = faults.filter((fault) => fault.field === field)
  if (own.length === 0) return null
  return (
    <ul role="alert" className="problem plain" id={`faults-${field}`}>
      {own.map((fault) => {
        const seat = /^\/hands\/([NESW])$/.exec(fault.path)?.[1] as 'N' | undefined
        const words = faultText(fault, t)
        return (
          <li key={fault.path + fault.message}>
            {seat === undefined ? words : t('boards.fault.ofHand', { seat: t(`seat.${seat}`), fault: words })}
          </li>
        )
      })}
    </ul>
  )
}
