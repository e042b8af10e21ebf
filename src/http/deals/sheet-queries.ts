import { type Static, Type } from 'typebox'
import { RANK_LANGUAGES } from '../../domain/drawing/ranks.js'
import { PAGE_LANGUAGES } from '../../domain/page-languages.js'
import {
  BOARDS_PER_PAGE,
  type ChosenSheet,
  GIVEN_PARTS,
  MAX_PRINTED_BOARDS,
  PAPERS,
  SHEET_LAYOUTS,
  SOLUTION_PLACES,
  SUIT_COLOURS,
} from '../../domain/sheet/sheet-options.js'
import { SHOWN_HANDS } from '../../domain/student-view.js'
import { oneOf, says } from '../dtos/schemas.js'
import { CollectionFileQuery, FileQuery } from './board-files.js'

const flag = (description: string) => Type.Optional(Type.Boolean(says(description, true)))

/** How boards are printed. */
const Options = Type.Object({
  paper: Type.Optional(oneOf(PAPERS, says('The paper; A4 by default.', 'letter'))),
  layout: Type.Optional(
    oneOf(
      SHEET_LAYOUTS,
      says(
        '`boards` (the default): diagrams. `record`: a hand record of up to 18 small boards a page, with what each side can make and par; up to eight boards are larger if they fit on one page. `bidding`: a sheet to practise on, with the hands of one pair on each half, lines to write on, and the answers at the end.',
        'record',
      ),
    ),
  ),
  perPage: Type.Optional(
    oneOf(BOARDS_PER_PAGE, {
      type: 'integer',
      ...says('The number of boards on a page of the layout `boards`; a long board takes several places.', 2),
    }),
  ),
  hands: Type.Optional(
    oneOf(
      SHOWN_HANDS,
      says(
        'The hands that are shown, as in `studentView`; the others are empty frames with names. A bidding sheet is for the pair of these hands, by default North and South.',
        'NS',
      ),
    ),
  ),
  titles: flag(
    'Whether titles are printed above the boards. They are by default, except for boards to be practised whose solutions are not beside them.',
  ),
  auction: flag('Whether the auction is printed, with its notes.'),
  commentary: flag('Whether the commentary is printed.'),
  doubleDummy: flag(
    'Whether what each side can make is printed, if it is known. In hand records it is by default, except for boards to be practised.',
  ),
  play: flag('Whether the play and the result are printed.'),
  solutions: Type.Optional(
    oneOf(
      SOLUTION_PLACES,
      says(
        'Where auction, play and commentary are printed: with each board (`inline`, the default), after all boards, with page references in both directions (`end`), or nowhere (`none`).',
        'end',
      ),
    ),
  ),
  given: Type.Optional(
    oneOf(
      GIVEN_PARTS,
      says(
        'For the layout `boards`: what is printed with a board whose solution is elsewhere: `nothing`, its `contract`, or its `auction`. The opening lead is added if the declarer’s hand is shown and the leader’s is not. By default the contract if the auction is printed and the shown hands depend on who declares, except of links whose bidding is to be practised; otherwise nothing. If the auction is printed, an unfinished one is a question, and printed with its board anyway.',
        'contract',
      ),
    ),
  ),
  locale: Type.Optional(oneOf(PAGE_LANGUAGES, says('The language of the sheet; English by default.', 'fr'))),
  ranks: Type.Optional(oneOf(RANK_LANGUAGES, says('The language of the ranks, by default that of the sheet.', 'fr'))),
  colours: Type.Optional(
    oneOf(
      SUIT_COLOURS,
      says(
        'The colours of the suits: `two` (the default), `four`, or `grey`, which has no colours and outlines hearts and diamonds.',
        'four',
      ),
    ),
  ),
})

/** The parameters of a sheet of one deal, or of the deals that are found. */
export const SheetQuery = Type.Object({ ...Options.properties, south: FileQuery.properties.south })

/** The parameters of a sheet of a collection. */
export const CollectionSheetQuery = Type.Object({ ...Options.properties, ...CollectionFileQuery.properties })

/** The options among the parameters of a request, and the others. */
export const sheetOf = <Query extends Static<typeof Options>>(
  query: Query,
): { readonly chosen: ChosenSheet; readonly others: Omit<Query, keyof ChosenSheet> } => {
  const part = (isOption: boolean): object =>
    Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(Options.properties, name) === isOption))
  return { chosen: part(true), others: part(false) as Omit<Query, keyof ChosenSheet> }
}

/** The description shared by all routes of sheets. */
export const SHEET_NOTES =
  'Streamed. Text can be selected and searched, and is tagged for screen readers, with an alternative text for each diagram. At most four files are printed at once for each account or, without an account, for each address.'

export const TOO_MANY = `At most ${MAX_PRINTED_BOARDS} boards: filters that find more are refused.`
