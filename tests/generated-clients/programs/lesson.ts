import assert from 'node:assert/strict'

/** The calls that the lesson needs. Every client implements them with its generated code. */
export interface Calls {
  getOwnAccount(): Promise<{ readonly id: string; readonly displayName: string }>
  /** Sends a PBN file unchanged. */
  importDeals(file: string): Promise<{ readonly imported: number; readonly ids: readonly string[] }>
  listDeals(pageSize: number): Promise<{ readonly titles: readonly string[]; readonly total: number }>
  /** With the `ETag` of the deal. */
  getDeal(id: string): Promise<{ readonly title: string; readonly boardNumber: number | null; readonly etag: string }>
  /** Only if the deal still has this `ETag`. Returns the status. */
  renameDeal(id: string, title: string, etag: string): Promise<number>
  getDealAsPbn(id: string): Promise<string>
  createCollection(title: string, dealIds: readonly string[]): Promise<{ readonly id: string }>
  openPublicLink(id: string): Promise<{ readonly publicToken: string | null }>
  /** Without a credential. */
  getPublicCollection(token: string): Promise<{ readonly title: string; readonly norths: readonly (string | null)[] }>
  /** The refusal of an unknown link. */
  refusalOf(token: string): Promise<{ readonly status: number; readonly code: string }>
}

export const BACKEND = process.env.BACKEND as string
export const TOKEN = process.env.TOKEN as string

const FILE = `[Board "1"]
[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]

[Board "2"]
[Deal "N:AKQ.JT9.876.5432 - - -"]
`

/** Creates a lesson from a file of boards, and reads it as students do. */
export const giveLesson = async (calls: Calls): Promise<void> => {
  assert.equal((await calls.getOwnAccount()).displayName, 'Tea Cher')
  const { imported, ids } = await calls.importDeals(FILE)
  assert.equal(imported, 2)
  const [id = '', second = ''] = ids
  assert.equal((await calls.listDeals(1)).total, 2)
  const deal = await calls.getDeal(id)
  assert.equal(deal.boardNumber, 1)
  assert.equal(await calls.renameDeal(id, 'Renamed', deal.etag), 200)
  assert.equal(await calls.renameDeal(id, 'Renamed too late', deal.etag), 412)
  assert.match(await calls.getDealAsPbn(id), /\[Title "Renamed"\]/)
  const collection = await calls.createCollection('Tonight', [second, id])
  const { publicToken } = await calls.openPublicLink(collection.id)
  assert.deepEqual(await calls.getPublicCollection(publicToken ?? ''), {
    title: 'Tonight',
    norths: ['AKQ.JT9.876.5432', 'AKQJ.T98.765.432'],
  })
  assert.deepEqual(await calls.refusalOf('unknown'), { status: 404, code: 'DEAL_COLLECTION_NOT_FOUND' })
  process.stdout.write('The lesson was given.\n')
}
