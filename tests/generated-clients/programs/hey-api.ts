import { createClient } from './hey-api/client'
import {
  createCollection,
  getDeal,
  getDealAsPbn,
  getOwnAccount,
  getPublicCollection,
  importDeals,
  listDeals,
  openPublicLink,
  updateDeal,
} from './hey-api/sdk.gen'
import { BACKEND, giveLesson, TOKEN } from './lesson'

const visitor = createClient({ baseUrl: BACKEND })
const client = createClient({ baseUrl: BACKEND, auth: TOKEN })
const throwOnError = true

// The document says what a file is: nothing but text compiles.
// @ts-expect-error
export const sendNoFile = () => importDeals({ client, body: {} })

await giveLesson({
  getOwnAccount: async () => (await getOwnAccount({ client, throwOnError })).data,
  // Not as JSON, the client's default for every body.
  importDeals: async (file) => (await importDeals({ client, body: file, bodySerializer: null, throwOnError })).data,
  listDeals: async (pageSize) => {
    const { deals, pagination } = (await listDeals({ client, query: { pageSize }, throwOnError })).data
    return { titles: deals.map(({ title }) => title), total: pagination.total }
  },
  getDeal: async (id) => {
    const { data, response } = await getDeal({ client, path: { id }, throwOnError })
    return { ...data, etag: response.headers.get('etag') ?? '' }
  },
  renameDeal: async (id, title, etag) =>
    (await updateDeal({ client, path: { id }, headers: { 'if-match': etag }, body: { title } })).response.status,
  getDealAsPbn: async (id) => (await getDealAsPbn({ client, path: { id }, parseAs: 'text', throwOnError })).data,
  createCollection: async (title, dealIds) =>
    (await createCollection({ client, body: { title, dealIds: [...dealIds] }, throwOnError })).data,
  openPublicLink: async (id) => (await openPublicLink({ client, path: { id }, throwOnError })).data,
  getPublicCollection: async (token) => {
    const { title, deals } = (await getPublicCollection({ client: visitor, path: { token }, throwOnError })).data
    return { title, norths: deals.map(({ hands }) => hands.N) }
  },
  refusalOf: async (token) => {
    const { error, response } = await getPublicCollection({ client: visitor, path: { token } })
    return { status: response.status, code: error?.code ?? '' }
  },
})
