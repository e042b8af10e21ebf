import { useSearchParams } from 'react-router'

/** The filters of a list, kept in its address; changing one leads back to the first page. */
export const useSearchValues = <Name extends string>(names: readonly Name[]) => {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  ) as { readonly [Key in Name]?: string }
  const change = (changes: { readonly [Key in Name | 'page']?: string | null }): void =>
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
    toPage: (next: number) => change({ page: String(next) } as Parameters<typeof change>[0]),
  }
}
