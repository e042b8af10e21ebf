import type { components } from 'dealbook-client'
import { AnswerPost } from './answer-post.js'
import type { AnswerInput, Outcome, Unsent } from './unsent.js'

/** A student who takes part under a name, with the key to their answers. */
export type TakesPart = components['schemas']['NewParticipant']

/** The participant on a device; `declined` if the reader declined, `null` if not asked yet. */
export type Part = TakesPart | 'declined' | null

/** Whether there is a participant. */
export const isSomebody = (part: Part | undefined): part is TakesPart => part != null && part !== 'declined'

/** What a device keeps between visits. */
export interface ParticipantDevice {
  readonly readPart: () => Part
  readonly keepPart: (part: Part) => void
  readonly readUnsent: () => Unsent
  readonly keepUnsent: (unsent: Unsent) => void
}

/** What the service does for the participants of a link. */
export interface ParticipantService {
  /** On failure, resolves to the error code, which is `null` if the service was unreachable. */
  readonly takePart: (name: string) => Promise<TakesPart | { readonly code: string | null }>
  readonly sendAnswer: (participant: TakesPart, dealId: string, answer: AnswerInput) => Promise<Outcome>
  /** Deletes a participant with all answers. Resolves to whether they are deleted. */
  readonly leave: (participant: TakesPart) => Promise<boolean>
}

export interface ParticipationState {
  /** `undefined` until it has been read from the device. */
  readonly part: Part | undefined
  /** What has just happened, to be confirmed to the student. */
  readonly news: 'joined' | 'left' | 'removed' | 'asked' | null
  /** Whether answers are kept on the device because they can't be delivered right now. */
  readonly isWaiting: boolean
  /** Whether the service has refused an answer of this participant since the page was opened. */
  readonly hasRefusal: boolean
}

/** The participant on this device, and the queue of undelivered answers. Components can subscribe to it. */
export class Participation {
  private state: ParticipationState = { part: undefined, news: null, isWaiting: false, hasRefusal: false }
  private isNewsShown = false
  private readonly post: AnswerPost
  private readonly listeners = new Set<() => void>()
  private readonly goneListeners = new Set<() => void>()

  constructor(
    private readonly device: ParticipantDevice,
    private readonly service: ParticipantService,
  ) {
    this.post = new AnswerPost({
      unsent: device.readUnsent(),
      send: (dealId, answer) => {
        const { part } = this.state
        return isSomebody(part) ? service.sendAnswer(part, dealId, answer) : Promise.resolve('left')
      },
      keep: device.keepUnsent,
      onLeft: () => this.removed(),
      onRefused: () => this.change({ hasRefusal: true }),
      onWaiting: (isWaiting) => this.change({ isWaiting }),
    })
  }

  readonly get = (): ParticipationState => this.state

  readonly subscribe = (listener: () => void): (() => void) => listening(this.listeners, listener)

  /** Calls the listener whenever a participant has left this device. */
  readonly onGone = (listener: () => void): (() => void) => listening(this.goneListeners, listener)

  /** Reads the participant from the device and sends answers until the returned function is called. */
  start(): () => void {
    const part = this.device.readPart()
    this.change({ part })
    if (isSomebody(part)) this.post.open()
    return () => this.post.close()
  }

  /** Sends the undelivered answers now. */
  deliver(): Promise<void> {
    return this.post.deliver()
  }

  /** Takes part under a name. Resolves to `null`, or to what failed. */
  async join(name: string): Promise<{ readonly code: string | null } | null> {
    const made = await this.service.takePart(name)
    if (!('key' in made)) return made
    this.become({ id: made.id, name: made.name, key: made.key }, 'joined')
    return null
  }

  decline(): void {
    this.become('declined')
  }

  /** Makes the page ask for a name again. */
  reconsider(): void {
    this.become(null, 'asked')
  }

  /** Deletes the participant with all answers. Resolves to whether it succeeded. */
  async quit(): Promise<boolean> {
    const { part } = this.state
    if (!isSomebody(part)) return true
    if (!(await this.service.leave(part))) return false
    this.post.clear()
    this.become('declined', 'left')
    this.gone()
    return true
  }

  /** Hands the device over to another student once all answers are sent. Resolves to whether it succeeded. */
  async handOver(): Promise<boolean> {
    await this.post.deliver()
    if (!this.post.isEmpty) return false
    this.become(null)
    this.gone()
    return true
  }

  /** Queues an answer, which is sent once there is a participant. */
  answer(dealId: string, answer: AnswerInput): void {
    this.change({ news: null })
    this.post.add(dealId, answer)
  }

  /** Returns whether the news has not been shown before. */
  confirm(): boolean {
    const isFirst = !this.isNewsShown
    this.isNewsShown = true
    return isFirst
  }

  private become(part: Part, news: ParticipationState['news'] = null): void {
    this.device.keepPart(part)
    this.isNewsShown = false
    this.change({ part, news, ...(isSomebody(part) ? {} : { isWaiting: false }) })
    if (isSomebody(part)) this.post.open()
    else this.post.close()
  }

  /** The service no longer knows the participant. */
  private removed(): void {
    // The participant may have left on purpose, while an answer was on its way.
    if (isSomebody(this.state.part)) {
      this.become(null, 'removed')
      this.gone()
    } else this.change({ isWaiting: false })
  }

  private gone(): void {
    this.change({ hasRefusal: false })
    for (const listener of this.goneListeners) listener()
  }

  private change(changes: Partial<ParticipationState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }
}

const listening = (listeners: Set<() => void>, listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
