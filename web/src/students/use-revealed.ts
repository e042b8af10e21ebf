import { useEffect, useState } from 'react'
import type { Revealed } from './page-data.js'

/** What a reader has revealed, by board id. */
type Steps = Readonly<Record<string, Revealed>>

const isRevealed = (value: unknown): value is Revealed => {
  const { hands, calls, cards, notes } = (value ?? {}) as Readonly<Record<string, unknown>>
  const isStep = (step: unknown): boolean => step === null || Number.isInteger(step)
  return Array.isArray(hands) && isStep(calls) && isStep(cards) && Number.isInteger(notes)
}

/** The steps stored in the browser's history, and nowhere else. */
const stepsInHistory = (): Steps => {
  const { steps } = (history.state ?? {}) as { readonly steps?: object }
  return Object.fromEntries(Object.entries(steps ?? {}).filter(([, value]) => isRevealed(value)))
}

/** What the reader has revealed of each board, and a function to change it. It survives a reload. */
export const useRevealed = () => {
  const [steps, setSteps] = useState<Steps>({})
  useEffect(() => setSteps((now) => ({ ...stepsInHistory(), ...now })), [])
  const reveal = (id: string, revealed: Revealed): void => {
    const after = { ...steps, [id]: revealed }
    history.replaceState({ steps: after }, '')
    setSteps(after)
  }
  return { steps, reveal }
}
