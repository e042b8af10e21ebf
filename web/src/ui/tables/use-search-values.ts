import { useSearchParams } from 'react-router'

/**
 * The filters and other settings of a list, kept in the address. Changing one leads back to the first page. `clear`
 * removes all filters; it is `null` if none is set.
 */
export const useSearchValues = <Name extends string, Other extends string = never>(
  filters: readonly Name[],
  others: readonly Other[] = [],
) => {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(
    [...filters, ...others].flatMap((name) => {
      const value = search.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  ) as { readonly [Key in Name | Other]?: string }
  const change = (changes: { readonly [Key in Name | Other | 'page']?: string | null }): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        for (const [name, value] of Object.entries<string | null | undefined>(changes))
          if (value == null || value === '') after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  return {
    values,
    page,
    change,
    clear: filters.some((name) => search.get(name))
      ? () => change(Object.fromEntries(filters.map((name) => [name, null])) as Parameters<typeof change>[0])
      : null,
    toPage: (next: number) => change({ page: String(next) } as Parameters<typeof change>[0]),
  }
}
