import { describe, expect, it } from 'vitest'
import { MAX_COLUMNS, preferenceIssues, withPreferenceDefaults } from '../../src/domain/preferences.js'

const withColumns = (count: number) =>
  withPreferenceDefaults({
    dealsExplorer: { columnVisibility: Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, true])) },
  })

describe('withPreferenceDefaults', () => {
  it('fills in what is missing at any depth', () => {
    const { shareTemplates } = withPreferenceDefaults({})
    expect(shareTemplates).toEqual({ mail: { subject: '', body: [] }, whatsapp: { body: [] } })
    expect(withPreferenceDefaults({ shareTemplates: {} }).shareTemplates).toEqual(shareTemplates)
    expect(withPreferenceDefaults({ shareTemplates: { mail: {}, whatsapp: {} } }).shareTemplates).toEqual(
      shareTemplates,
    )
  })
})

describe('preferenceIssues', () => {
  it('counts columns, including stored ones', () => {
    expect(preferenceIssues(withColumns(MAX_COLUMNS))).toEqual([])
    expect(preferenceIssues(withColumns(MAX_COLUMNS + 1))).toEqual([
      {
        path: '/preferences/dealsExplorer/columnVisibility',
        message: 'must not contain more than 256 keys, including those already stored',
      },
    ])
  })
})
