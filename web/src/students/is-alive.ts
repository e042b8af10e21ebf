import { createContext, useContext } from 'react'

/** Whether scripts run. Where they do not, everything is written out, and folded where it is not shown at first. */
export const Alive = createContext(false)

export const useAlive = (): boolean => useContext(Alive)
