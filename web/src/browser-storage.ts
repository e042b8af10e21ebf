import { parsedJson } from './parsed-json.js'

/** Texts that the browser keeps. Where it keeps none, for example in another site's frame, nothing is found. */
export interface BrowserStorage {
  readonly read: (key: string) => string | null
  /** @param text `null` removes it */
  readonly write: (key: string, text: string | null) => void
  /** `null` if nothing is kept, or it is no JSON. */
  readonly readJson: (key: string) => unknown
}

const storageOf = (open: () => Storage): BrowserStorage => {
  const read = (key: string): string | null => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }
  return {
    read,
    write: (key, text) => {
      try {
        if (text === null) open().removeItem(key)
        else open().setItem(key, text)
      } catch {
        // Storage is full or unavailable; the page itself still has everything.
      }
    },
    readJson: (key) => parsedJson(read(key)),
  }
}

/** For all tabs, until it is removed. */
export const onDevice = storageOf(() => localStorage)

/** For this tab. */
export const inTab = storageOf(() => sessionStorage)
