import { describe, expect, it } from 'vitest'
import { randomBoard } from '../../bench/boards.js'
import { randomThemes, randomTitle } from '../../bench/deal-texts.js'
import { createRandom } from '../../bench/random.js'
import { searchColumnsOf as columnsOfRival } from '../../bench/rivals/deal-records.js'
import { newDeal } from '../../src/domain/deal.js'
import type { AccountId, DealId } from '../../src/domain/ids.js'
import { fieldsOf } from '../../src/infrastructure/prisma/columns.js'
import { SEARCH_COLUMNS, searchColumnsOf } from '../../src/infrastructure/prisma/deal-search-columns.js'

describe('what the rival derives from a deal for searches', () => {
  it('is what the service derives', () => {
    const random = createRandom(1)
    for (let i = 0; i < 200; i++) {
      const { boardNumber, hands, auction } = randomBoard(random)
      const texts = { title: randomTitle(random), themes: randomThemes(random), personalThemes: ['Ł’été, naïf'] }
      const ids = { id: 'a deal' as DealId, ownerId: 'an account' as AccountId }
      const deal = newDeal(
        { ...ids, fields: { ...texts, boardNumber, hands, auction }, sharingGroupIds: [] },
        new Date(0),
      )
      const columns = searchColumnsOf(deal)
      const derived = Object.fromEntries(
        fieldsOf(SEARCH_COLUMNS).map((field) => [SEARCH_COLUMNS[field], columns[field]]),
      )
      expect(derived).toMatchObject(columnsOfRival(deal))
    }
  })
})
