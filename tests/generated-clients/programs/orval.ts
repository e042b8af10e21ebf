import axios from 'axios'
import { BACKEND, giveLesson, TOKEN } from './lesson'
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
} from './orval/client'

axios.defaults.baseURL = BACKEND
const headers = { Authorization: `Bearer ${TOKEN}` }

// The document says what a file is: nothing but text compiles.
// @ts-expect-error
export const sendNoFile = () => importDeals({})

await giveLesson({
  getOwnAccount: async () => (await getOwnAccount({ headers })).data,
  importDeals: async (file) =>
    (await importDeals(file, {}, { headers: { ...headers, 'Content-Type': 'application/x-pbn' } })).data,
  listDeals: async (pageSize) => {
    const { deals, pagination } = (await listDeals({ pageSize }, { headers })).data
    return { titles: deals.map(({ title }) => title), total: pagination.total }
  },
  getDeal: async (id) => {
    const answer = await getDeal(id, { headers })
    return { ...answer.data, etag: String(answer.headers.etag) }
  },
  renameDeal: async (id, title, etag) => {
    const options = { headers: { ...headers, 'If-Match': etag }, validateStatus: () => true }
    return (await updateDeal(id, { title }, options)).status
  },
  getDealAsPbn: async (id) => (await getDealAsPbn(id, {}, { headers })).data,
  createCollection: async (title, dealIds) =>
    (await createCollection({ title, dealIds: [...dealIds] }, { headers })).data,
  openPublicLink: async (id) => (await openPublicLink(id, {}, undefined, { headers })).data,
  getPublicCollection: async (token) => {
    const { title, deals } = (await getPublicCollection(token)).data
    return { title, norths: deals.map(({ hands }) => hands.N) }
  },
  refusalOf: async (token) => {
    const answer: unknown = await getPublicCollection(token).catch((error: unknown) => error)
    if (!axios.isAxiosError<{ code: string }>(answer) || answer.response === undefined) throw answer
    return { status: answer.response.status, code: answer.response.data.code }
  },
})
