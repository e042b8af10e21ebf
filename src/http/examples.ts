/** A UUID as the service makes them, version 7, whose last digits tell the kinds of things apart. */
const uuid = (kind: string): string => `01980000-0000-7000-8000-${kind.padStart(12, '0')}`

/** The ids that all examples of the OpenAPI document share, so that they tell of one small world. */
export const EXAMPLE_IDS = {
  account: 'auth0|alice',
  otherAccount: 'auth0|bob',
  admin: 'auth0|carol',
  player: 'auth0|dan',
  deal: uuid('d1'),
  collection: uuid('c1'),
  sharingGroup: uuid('b1'),
  announcement: uuid('a1'),
  auctionSystem: uuid('51'),
  grant: uuid('71'),
  serve: uuid('5e'),
  auditRecord: uuid('ad'),
  formSubmission: uuid('f1'),
  request: '5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64',
} as const

/** The moments of the examples, in UTC. */
export const EXAMPLE_TIMES = {
  created: '2026-03-01T09:30:00.000Z',
  updated: '2026-03-02T18:05:12.345Z',
} as const
