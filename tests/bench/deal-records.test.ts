import { describe, expect, it } from 'vitest'
import { randomBoard } from '../../bench/boards.js'
import { randomThemes, randomTitle } from '../../bench/deal-texts.js'
import { createRandom } from '../../bench/random.js'
import { searchColumnsOf as columnsOfRival } from '../../bench/rivals/deal-records.js'
import { newDeal } from '../../src/domain/deal.js'
import type { AccountId, DealId } from '../../src/domain/ids.js'
import { fieldsOf } from '../../src/infrastructure/postgres/columns.js'
import { dealSearchColumns, SEARCH_COLUMNS } from '../../src/infrastructure/prisma/deals/deal-search-columns.js'

describe("the rival's derived columns for searches", () => {
  it("are the same as the service's", () => {
    const random = createRandom(1)
    for (let i = 0; i < 200; i++) {
      const { boardNumber, hands, auction } = randomBoard(random)
      const texts = { title: randomTitle(random), themes: randomThemes(random), personalThemes: ['Ł’été, naïf'] }
      const ids = { id: 'a deal' as DealId, ownerId: 'an account' as AccountId }
      const deal = newDeal(
        { ...ids, fields: { ...texts, boardNumber, hands, auction }, sharingGroupIds: [] },
        new Date(0),
      )
      const columns = dealSearchColumns(deal)
      const derived = Object.fromEntries(
        fieldsOf(SEARCH_COLUMNS).map((field) => [SEARCH_COLUMNS[field], columns[field]]),
      )
      expect(derived).toMatchObject(columnsOfRival(deal))
    }
  })
})
