/** A version 7 UUID like those of the service, only for examples. */
const uuid = (kind: string): string => `01980000-0000-7000-8000-${kind.padStart(12, '0')}`

/** The id of the first item of a kind in the demo data. */
const demo = (kind: number): string => `01980000-0000-7000-800${kind}-000000000000`

/**
 * The ids that all examples of the OpenAPI document share, so that they describe one small world. They exist in the
 * demo data, so the examples on the docs page can be sent unchanged.
 */
export const EXAMPLE_IDS = {
  picture: 'Vd3kq0n1m4bX8yTg2LsWcZr7PfHe6uAj',
  account: 'demo|alice',
  otherAccount: 'demo|zofia',
  admin: 'demo|admin',
  player: 'demo|nadia',
  /** The id of an account that is to be created. */
  newAccount: 'auth0|5f7c8ec7c33c6c004bbafe82',
  deal: demo(1),
  collection: demo(2),
  sharingGroup: demo(3),
  grant: demo(4),
  announcement: demo(5),
  participant: demo(6),
  /** Exists in every installation. */
  auctionSystem: uuid('3'),
  apiKey: uuid('ce'),
  event: uuid('e0'),
  webhook: uuid('eb'),
  serve: uuid('5e'),
  auditRecord: uuid('ad'),
  formSubmission: uuid('f1'),
  unknown: uuid('0'),
  request: '5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64',
  webhookSecret: 'whsec_RXhhbXBsZUV4YW1wbGVFeGFtcGxlRXhhbXBsZSE=',
  apiKeySecret: 'dbk_ExampleExampleExampleExampleExampleExample10U5ZP1',
} as const

/** A playable board: 52 cards, and a legal auction in which South declares 4S. */
export const EXAMPLE_BOARD = {
  title: 'Counting the hand',
  boardNumber: 7,
  dealer: 'S',
  vulnerability: 'All',
  hands: { N: 'KT82.A96.QJ5.952', E: '63.QJ82.T94.KQT4', S: 'AQJ97.K4.A72.AJ6', W: '54.T753.K863.873' },
  auction: ['1S', 'P', '3S', 'P', '4S', 'P', 'P', 'P'],
  play: ['H5', 'H6', 'HJ', 'HK'],
  result: 10,
} as const

/** The double dummy results of that board. */
export const EXAMPLE_DOUBLE_DUMMY = {
  tricks: {
    N: { C: 9, D: 9, H: 8, S: 11, NT: 10 },
    E: { C: 4, D: 3, H: 5, S: 2, NT: 2 },
    S: { C: 9, D: 9, H: 8, S: 11, NT: 10 },
    W: { C: 4, D: 3, H: 5, S: 2, NT: 2 },
  },
  par: { score: 650, contracts: ['5SNS'] },
  source: 'solver',
} as const

/** A note at a call of that auction. */
export const EXAMPLE_NOTE = { call: 2, text: 'Invites game with four trumps.', alert: true, accepts: ['4S'] } as const

/** The end of the public link of the example collection. */
export const EXAMPLE_TOKEN = 'Vb7wqO1n2Zk4xTgYd0Rr8A'

/** The key of the example participant. */
export const EXAMPLE_KEY = 'c2VjcmV0LWtleS1vZi1BZGE'

/** The moments of the examples, in UTC. */
export const EXAMPLE_TIMES = {
  created: '2026-03-01T09:30:00.000Z',
  updated: '2026-03-02T18:05:12.345Z',
  farAhead: '2100-01-01T00:00:00.000Z',
} as const

const PBN = `% PBN 2.1
% EXPORT
[Event "Counting the hand"]
[Site ""]
[Date ""]
[Board "7"]
[West ""]
[North ""]
[East ""]
[South ""]
[Dealer "S"]
[Vulnerable "All"]
[Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
[Scoring ""]
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Title "Counting the hand"]
[DoubleDummyTricks "ab899ab8992253422534"]
[OptimumScore "NS 650"]
[ParContract "NS 5S"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT 10
N  S 11
N  H  8
N  D  9
N  C  9
S NT 10
S  S 11
S  H  8
S  D  9
S  C  9
E NT  2
E  S  2
E  H  5
E  D  3
E  C  4
W NT  2
W  S  2
W  H  5
W  D  3
W  C  4
{Count the outstanding trumps first.}
[Auction "S"]
1S Pass 3S Pass
4S Pass Pass Pass
[Play "W"]
H5 H6 HJ HK
*
`

const LIN = `qx|o7|st||md|1SAQJ97HK4DA72CAJ6,S54HT753DK863C873,SKT82HA96DQJ5C952,S63HQJ82DT94CKQT4|rh||ah|Counting the hand|sv|b|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|H5|pc|H6|pc|HJ|pc|HK|mc|10|nt|Count the outstanding trumps first.|pg||
`

/** The example deal in each format, as the service writes it; of the picture, only the frame. */
export const EXAMPLE_FILES = {
  csv: 'name,startedAt,lastAt,board,dealId,biddingRight,biddingAsked,tricks,tricksNeeded,tricksPossible,takenBack,seat\r\n',
  pbn: PBN.replaceAll('\n', '\r\n'),
  lin: LIN,
  svg: '<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>Counting the hand</title></svg>',
} as const
