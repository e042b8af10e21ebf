import createClient from 'openapi-fetch'
import { BACKEND, giveLesson, TOKEN } from './lesson'
import type { paths } from './openapi-typescript/schema'

const visitor = createClient<paths>({ baseUrl: BACKEND })
const client = createClient<paths>({ baseUrl: BACKEND, headers: { Authorization: `Bearer ${TOKEN}` } })

const got = <Data>({ data, error }: { readonly data?: Data; readonly error?: unknown }): Data => {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

// The document says what a file is: nothing but text compiles.
// @ts-expect-error
export const sendNoFile = () => client.POST('/deals/import', { body: {} })

await giveLesson({
  getOwnAccount: async () => got(await client.GET('/accounts/me')),
  importDeals: async (file) =>
    got(
      await client.POST('/deals/import', {
        body: file,
        bodySerializer: (body) => body,
        headers: { 'Content-Type': 'application/x-pbn' },
      }),
    ),
  listDeals: async (pageSize) => {
    const { deals, pagination } = got(await client.GET('/deals', { params: { query: { pageSize } } }))
    return { titles: deals.map(({ title }) => title), total: pagination.total }
  },
  getDeal: async (id) => {
    const { response, ...answer } = await client.GET('/deals/{id}', { params: { path: { id } } })
    return { ...got(answer), etag: response.headers.get('etag') ?? '' }
  },
  renameDeal: async (id, title, etag) => {
    const params = { path: { id }, header: { 'if-match': etag } }
    return (await client.PATCH('/deals/{id}', { params, body: { title } })).response.status
  },
  getDealAsPbn: async (id) => got(await client.GET('/deals/{id}.pbn', { params: { path: { id } }, parseAs: 'text' })),
  createCollection: async (title, dealIds) =>
    got(await client.POST('/collections', { body: { title, dealIds: [...dealIds] } })),
  openPublicLink: async (id) => got(await client.PUT('/collections/{id}/public-link', { params: { path: { id } } })),
  getPublicCollection: async (token) => {
    const found = got(await visitor.GET('/public/collections/{token}', { params: { path: { token } } }))
    return { title: found.title, norths: found.deals.map(({ hands }) => hands.N) }
  },
  refusalOf: async (token) => {
    const { error, response } = await visitor.GET('/public/collections/{token}', { params: { path: { token } } })
    return { status: response.status, code: error?.code ?? '' }
  },
})
