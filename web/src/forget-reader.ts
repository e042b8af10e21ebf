import { forgetDisplaySettings } from './display-settings.js'
import { queryClient } from './service.js'
import { actsAs, lastCollection, position, session } from './session.js'
import { forgetMessages } from './ui/toasts.js'

/**
 * Clears what belongs to a reader when someone else signs in: cached data, impersonation, the position of the last
 * writes and messages; after signing out, also the display settings and the last lesson.
 */
export const forgetFormerReaders = (): void => {
  session.subscribe(() => {
    actsAs.set(null)
    position.set(null)
    queryClient.clear()
    forgetMessages()
    if (session.get() !== null) return
    lastCollection.set(null)
    forgetDisplaySettings()
  })
  actsAs.subscribe(forgetMessages)
}
