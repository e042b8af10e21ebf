import { MAX_PAGE_SIZE, type Page, type PageRequest } from '../domain/page.js'

/** Every item of a paged list. */
export const everyPage = async <Item>(
  list: (request: PageRequest) => Promise<Page<Item>>,
): Promise<readonly Item[]> => {
  const items: Item[] = []
  for (let page = 1; ; page++) {
    const found = await list({ page, pageSize: MAX_PAGE_SIZE })
    items.push(...found.items)
    if (found.items.length < MAX_PAGE_SIZE) return items
  }
}
