/** The clean-up work, to be run in reverse order. */
const cleanups: (() => Promise<unknown>)[] = []

export const atEnd = (undo: () => Promise<unknown>): void => void cleanups.push(undo)

export const cleanUp = async (): Promise<void> => {
  for (let undo = cleanups.pop(); undo !== undefined; undo = cleanups.pop())
    await undo().catch((error: unknown) => console.error(error))
}
