import {
  BOARDS_PER_PAGE,
  GIVEN_PARTS,
  PAPERS,
  SHEET_LAYOUTS,
  type SheetOptions,
  SOLUTION_PLACES,
  SUIT_COLOURS,
} from 'dealbook-domain/sheet/sheet-options.js'
import { SHOWN_HANDS, type ShownHands } from 'dealbook-domain/student-view.js'
import type { ReactNode } from 'react'
import type { PrintChoices } from './print-choices.js'
import { usePrintWords } from './use-print-words.js'

/** The players of a bidding sheet, whose hands are on its two halves. */
const PAIRS = ['NS', 'EW', 'declaring', 'defending'] as const satisfies readonly ShownHands[]
/** Other choices of hands stand for the pair that the sheet then prints. */
const pairIn = (hands: ShownHands): (typeof PAIRS)[number] => {
  if (hands === 'E' || hands === 'W') return 'EW'
  if (hands === 'declarer') return 'declaring'
  return PAIRS.find((pair) => pair === hands) ?? 'NS'
}
/** The solutions of a bidding sheet can't be beside the hands. */
const BIDDING_SOLUTIONS = ['end', 'none'] as const

const PARTS = ['auction', 'commentary', 'play', 'doubleDummy'] as const

interface Props {
  readonly options: SheetOptions
  readonly choices: PrintChoices
  /** Whether several boards are printed. */
  readonly areMany: boolean
  readonly canNumber: boolean
  readonly onChoose: (choices: PrintChoices) => void
}

/** The options for printing boards. */
export const PrintFields = ({ options, choices, areMany, canNumber, onChoose }: Props) => {
  const t = usePrintWords()
  const choose = (change: PrintChoices) => onChoose({ ...choices, ...change })
  const { layout, perPage, hands, solutions, given } = options
  return (
    <div className="print-fields">
      <Select
        label={t('print.layout')}
        value={layout}
        values={SHEET_LAYOUTS}
        nameOf={(value) => t(`print.layout.${value}`)}
        // What is hidden on one kind of sheet usually isn't on another.
        onChoose={(layout) => choose({ layout, hands: undefined })}
      />
      {layout === 'boards' && areMany && (
        <Select
          label={t('print.perPage')}
          value={perPage}
          values={BOARDS_PER_PAGE}
          nameOf={String}
          onChoose={(perPage) => choose({ perPage })}
        />
      )}
      {layout === 'bidding' ? (
        <Select
          label={t('print.pair')}
          value={pairIn(hands)}
          values={PAIRS}
          nameOf={(value) => t(`print.hands.${value}`)}
          onChoose={(hands) => choose({ hands })}
        />
      ) : (
        <Select
          label={t('print.hands')}
          value={hands}
          values={SHOWN_HANDS}
          nameOf={(value) => t(`print.hands.${value}`)}
          onChoose={(hands) => choose({ hands })}
        />
      )}
      {layout !== 'record' && (
        <>
          <Select
            label={t('print.solutions')}
            value={layout === 'bidding' && solutions === 'inline' ? 'end' : solutions}
            values={layout === 'bidding' ? BIDDING_SOLUTIONS : SOLUTION_PLACES}
            nameOf={(value) => t(`print.solutions.${value}`)}
            onChoose={(solutions) => choose({ solutions })}
          />
          {layout === 'boards' && solutions !== 'inline' && (
            <Select
              label={t('print.given')}
              value={given}
              values={GIVEN_PARTS}
              nameOf={(value) => t(`print.given.${value}`)}
              onChoose={(given) => choose({ given })}
            />
          )}
          <fieldset>
            <legend>{t(solutions === 'none' ? 'print.parts.none' : 'print.parts')}</legend>
            {PARTS.map((part) => (
              <Check
                key={part}
                isChecked={options[part]}
                isDisabled={solutions === 'none' && part === 'play'}
                onCheck={(isChecked) => choose({ [part]: isChecked })}
              >
                {t(`print.part.${part}`)}
              </Check>
            ))}
          </fieldset>
        </>
      )}
      {layout === 'record' && (
        <Check isChecked={options.doubleDummy} onCheck={(doubleDummy) => choose({ doubleDummy })}>
          {t('print.part.doubleDummy')}
        </Check>
      )}
      <Check isChecked={options.titles} onCheck={(titles) => choose({ titles })}>
        {t('print.titles')}
      </Check>
      <LookFields {...{ options, choices, canNumber, choose }} />
    </div>
  )
}

interface LookFieldsProps extends Pick<Props, 'options' | 'choices' | 'canNumber'> {
  readonly choose: (change: PrintChoices) => void
}

/** Colours, paper, and how boards are turned and numbered. */
const LookFields = ({ options: { colours, paper }, choices, canNumber, choose }: LookFieldsProps) => {
  const t = usePrintWords()
  return (
    <>
      <Select
        label={t('print.colours')}
        value={colours}
        values={SUIT_COLOURS}
        nameOf={(value) => t(`print.colours.${value}`)}
        onChoose={(colours) => choose({ colours })}
      />
      <Select
        label={t('print.paper')}
        value={paper}
        values={PAPERS}
        nameOf={(value) => t(`print.paper.${value}`)}
        onChoose={(paper) => choose({ paper })}
      />
      <Check
        isChecked={choices.south === 'declarer'}
        onCheck={(isChecked) => choose({ south: isChecked ? 'declarer' : undefined })}
      >
        {t('print.declarerSouth')}
      </Check>
      {canNumber && (
        <Check
          isChecked={choices.numbers === 'place'}
          onCheck={(isChecked) => choose({ numbers: isChecked ? 'place' : undefined })}
        >
          {t('print.numbered')}
        </Check>
      )}
    </>
  )
}

interface SelectProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

const Select = <Value extends string | number>({ label, value, values, nameOf, onChoose }: SelectProps<Value>) => (
  <label className="field">
    {label}
    <select value={value} onChange={({ target }) => onChoose(values[target.selectedIndex] as Value)}>
      {values.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  </label>
)

interface CheckProps {
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onCheck: (isChecked: boolean) => void
  readonly children: ReactNode
}

const Check = ({ isChecked, isDisabled = false, onCheck, children }: CheckProps) => (
  <label className="check">
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ target }) => onCheck(target.checked)}
    />
    {children}
  </label>
)
