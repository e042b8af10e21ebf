import type { Fault } from './fault.js'

const BOARDS = 'web/src/desk/boards'

/** Faults in the state and the texts of the pages. */
export const WEB_FAULTS: readonly Fault[] = [
  {
    fault: 'a range of boards that goes upwards selects only its ends',
    file: `${BOARDS}/explorer/selection.ts`,
    text: '.sort((a, b) => a - b)',
    replacement: '',
    suite: 'tests/web/desk/boards-explorer.test.ts',
  },
  {
    fault: 'the next range goes on from where the last one began',
    file: `${BOARDS}/explorer/selection.ts`,
    text: 'return { ids: next, anchor: id }',
    replacement: 'return { ids: next, anchor: anchor ?? id }',
    suite: 'tests/web/desk/boards-explorer.test.ts',
  },
  {
    fault: 'another filter stays on a page that it may not have',
    file: `${BOARDS}/explorer/explorer-address.ts`,
    text: '{ ...explored, page: 1, ...changes }',
    replacement: '{ ...explored, ...changes }',
    suite: 'tests/web/desk/boards-explorer.test.ts',
  },
  {
    fault: 'another account at the same browser finds unsaved boards',
    file: `${BOARDS}/editor/kept-drafts.ts`,
    text: '{accountId}',
    replacement: "{''}",
    suite: 'tests/web/desk/kept-drafts.test.ts',
  },
  {
    fault: 'the draft of a new board is kept as that of no board',
    file: `${BOARDS}/editor/kept-drafts.ts`,
    text: '  onDevice.write(keyOf(accountId, dealId), JSON.stringify(kept))',
    replacement: '  dealId === null ? undefined : onDevice.write(keyOf(accountId, dealId), JSON.stringify(kept))',
    suite: 'tests/web/desk/kept-drafts.test.ts',
  },
  {
    fault: 'typing in one field is undone letter by letter',
    file: `${BOARDS}/editor/history.ts`,
    text: 'past: continues ? past : ',
    replacement: 'past: ',
    suite: 'tests/web/desk/board-editing.test.ts',
  },
  {
    fault: 'a changed board number leaves the dealer to the service',
    file: `${BOARDS}/editor/draft.ts`,
    text: "  ['boardNumber', 'dealer', 'vulnerability'],\n",
    replacement: '',
    suite: 'tests/web/desk/board-editing.test.ts',
  },
  {
    fault: 'boards that are put down before another one come after it',
    file: 'web/src/desk/collections/order.ts',
    text: "side === 'before' ?",
    replacement: "side !== 'before' ?",
    suite: 'tests/web/desk/board-order.test.ts',
  },
  {
    fault: 'the view of no hands shows all of them',
    file: 'src/domain/student-view.ts',
    text: '  none: [],\n',
    replacement: '  none: SEATS,\n',
    suite: 'tests/web/students/students-views.test.ts',
  },
  {
    fault: 'the view of North and South shows South alone',
    file: 'src/domain/student-view.ts',
    text: "NS: ['N', 'S']",
    replacement: "NS: ['S']",
    suite: 'tests/web/students/students-views.test.ts',
  },
  {
    fault: 'a played card stays in its hand',
    file: 'web/src/board/replay.ts',
    text: '!cards.has(',
    replacement: "rank !== 'A' || !cards.has(",
    suite: 'tests/web/board/replay.test.ts',
  },
  {
    fault: 'a text of the pages is missing in French',
    file: 'web/src/texts/areas/students.ts',
    text: "    'students.next': 'Donne suivante',\n",
    replacement: '',
    suite: 'tests/web/texts/texts.test.ts',
  },
]
