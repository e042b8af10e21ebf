// A page of a teacher's deals, without a framework: `<main id="deals"></main><button id="more">More</button>`.
import { createDealbookClient, type Deal, DealbookError, unwrap } from 'dealbook-client'

const client = createDealbookClient({
  baseUrl: 'https://dealbook.example.org',
  // Asked before each request, so that a token that was renewed meanwhile is the one that is sent.
  token: () => sessionStorage.getItem('token'),
})

const list = document.querySelector('#deals') as HTMLElement
const more = document.querySelector('#more') as HTMLButtonElement
let page = 1

const show = (deal: Deal): void => {
  const item = document.createElement('article')
  // Titles are text of other people: never HTML.
  item.textContent = `${deal.title} (${deal.dealer}, ${deal.vulnerability})`
  list.append(item)
}

const showMore = async (): Promise<void> => {
  try {
    const { deals, pagination } = await unwrap(client.GET('/deals', { params: { query: { page, pageSize: 20 } } }))
    for (const deal of deals) show(deal)
    page++
    more.disabled = page > pagination.totalPages
  } catch (error) {
    if (!(error instanceof DealbookError)) throw error
    list.append(`${error.message} (${error.code}, request ${error.requestId})`)
  }
}

/** Saves a title unless somebody else changed the deal since it was read; `false` then. */
export const rename = async (id: string, title: string): Promise<boolean> => {
  const path = { id }
  const { response } = await client.GET('/deals/{id}', { params: { path } })
  const header = { 'if-match': response.headers.get('etag') ?? '*' }
  const saved = client.PATCH('/deals/{id}', { params: { path, header }, body: { title } })
  if ((await saved).response.status === 412) return false
  await unwrap(saved)
  return true
}

more.addEventListener('click', showMore)
await showMore()
