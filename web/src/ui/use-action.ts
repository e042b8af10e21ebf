import { useTexts } from '../texts/use-texts.js'
import { complain, notify } from './toasts.js'

/** Runs an action, and says that it is done, with an undo if there is one, or why it failed. Resolves to whether it succeeded. */
export const useAction = () => {
  const { explain } = useTexts()
  return async (work: () => Promise<unknown>, done: string | null, undo?: () => void): Promise<boolean> => {
    try {
      await work()
      if (done !== null) notify(done, undo)
      return true
    } catch (error) {
      complain(explain(error))
      return false
    }
  }
}
