import { type RefObject, useEffect, useRef } from 'react'

/** A form that moves the focus to its first invalid field whenever the service refuses what it contains. */
export const useFirstFault = (faults: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `faults` changes with each response
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
