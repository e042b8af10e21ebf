import { useRef, useState } from 'react'
import type { PageData, StudentsDeal } from './page-data.js'

/** The boards that the page came with, and the others once they are asked for: then all of them at once. */
export const useBoards = ({ token, deals: given }: PageData) => {
  const [deals, setDeals] = useState(given)
  const asked = useRef<Promise<readonly StudentsDeal[] | null>>(null)
  const read = async (): Promise<readonly StudentsDeal[] | null> => {
    try {
      const response = await fetch(`/public/collections/${token}`, { credentials: 'omit' })
      if (!response.ok) return null
      const { deals: all } = (await response.json()) as { readonly deals: readonly StudentsDeal[] }
      setDeals(all)
      return all
    } catch {
      return null
    }
  }
  /** All boards; `null` where they cannot be had now. */
  const load = async (): Promise<readonly StudentsDeal[] | null> => {
    if (deals.every((deal) => deal !== null)) return deals
    asked.current ??= read()
    const all = await asked.current
    asked.current = null
    return all
  }
  return { deals, load }
}
