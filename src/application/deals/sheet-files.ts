import { dayOf } from '../../domain/day.js'
import type { AccountId } from '../../domain/ids.js'
import { type ChosenSheet, printedDate, type SheetOptions, sheetOptionsOf } from '../../domain/sheet/sheet-options.js'
import { type SouthHand, turnedSouth } from '../../domain/turned-board.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { Board } from '../ports/board-writer.js'
import type { Clock } from '../ports/clock.js'
import type { SheetPrinter } from '../ports/sheet-printer.js'

export interface SheetFile {
  readonly title: string
  /** Differs whenever the file may have changed. */
  readonly version: unknown
  /** The file in pieces, which are created as they are read. */
  readonly pieces: () => AsyncIterable<Uint8Array>
}

interface Printed {
  readonly title: string
  readonly author: string | null
  readonly options: SheetOptions
  readonly boards: () => AsyncIterable<readonly Board[]>
  /** The version of the boards. */
  readonly version: unknown
}

/** Creates files to print, with the author and today's date. */
export class SheetFiles {
  constructor(
    private readonly printer: SheetPrinter,
    private readonly accounts: Pick<AccountRepository, 'findById'>,
    private readonly clock: Clock,
  ) {}

  of({ title, author, options, boards, version }: Printed): SheetFile {
    // Rounded to the day, so that the same sheet gives the same file all day.
    const at = dayOf(this.clock.now())
    const date = printedDate(at, options.locale)
    return {
      title,
      version: [title, author, date, options, version],
      pieces: () => this.printer.print({ head: { title, author, date }, options, at, boards }),
    }
  }

  /** A sheet of one board. */
  ofBoard(board: Board, author: string | null, south: SouthHand, chosen: ChosenSheet): SheetFile {
    const shown = turnedSouth(board, south)
    const boards = async function* () {
      yield [shown]
    }
    const options = sheetOptionsOf({ perPage: 1, ...chosen })
    return this.of({ title: board.title, author, options, boards, version: shown })
  }

  /** The name of an author; `null` if there is no author, or the account no longer exists. */
  async nameOf(id: AccountId | null): Promise<string | null> {
    return id === null ? null : ((await this.accounts.findById(id))?.displayName ?? null)
  }
}
