import { useEffect, useState, useSyncExternalStore } from 'react'
import { noteOpen, participantDevice } from './participant-device.js'
import { participantService } from './participant-service.js'
import { Participation, type ParticipationState } from './participation.js'

/** The current state of a participation. */
export const useParticipationState = ({ subscribe, get }: Participation): ParticipationState =>
  useSyncExternalStore(subscribe, get, get)

/** The participation in a link's practice, which is stored on the device. */
export const useParticipation = (token: string): Participation => {
  const [participation] = useState(() => new Participation(participantDevice(token), participantService(token)))
  useEffect(() => {
    noteOpen(token)
    const retry = () => void participation.deliver()
    const stop = participation.start()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      stop()
    }
  }, [participation, token])
  return participation
}
