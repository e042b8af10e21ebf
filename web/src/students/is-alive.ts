import { createContext, useContext } from 'react'

/** Whether scripts run. Without scripts, the page contains everything, and collapses what isn't shown at first. */
export const Alive = createContext(false)

export const useAlive = (): boolean => useContext(Alive)
