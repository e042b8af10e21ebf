import type { ApiKeyRepository, HashedKey } from '../../application/ports/api-key-repository.js'
import type { CallerKeys } from '../../application/ports/caller-keys.js'
import type { Clock } from '../../application/ports/clock.js'
import type { BackendKey } from '../../domain/actor.js'
import { asBackendKey, hourOfUse, isLiveKey } from '../../domain/api-key.js'
import { HOUR_MS } from '../../domain/day.js'
import type { ApiKeyId } from '../../domain/ids.js'
import { isSecret } from './api-key-secret.js'
import { hashOfSecret } from './hashed-secret.js'

/** A little less than the five seconds within which a revocation has to take effect. */
const MAX_AGE_MS = 4_500
/** The minimum time between the starts of two reads for unknown secrets. */
const UNKNOWN_PAUSE_MS = 250
/** How long no use is written after a failure. */
const NOTE_PAUSE_MS = 60_000

interface Entry {
  readonly caller: BackendKey
  /** When this secret expires, if that is earlier than the key itself. */
  readonly until: Date | null
  readonly stored: HashedKey
}

type Entries = ReadonlyMap<string, Entry>

/**
 * Caches all live API keys, which are few, for some seconds. If a secret is not among them, the keys are read again,
 * because another instance may just have created it. Such reads start at least 250 ms apart, however many callers guess
 * or keep using a revoked key.
 */
export class SnapshotCallerKeys implements CallerKeys {
  private entries: Entries = new Map()
  private readAt = Number.NEGATIVE_INFINITY
  private reading: Promise<void> | null = null
  /** A read that starts once the current one has ended. */
  private following: Promise<void> | null = null
  /** A read for unknown secrets, which starts after a pause. */
  private lookingAgain: Promise<void> | null = null
  private startedAt = Number.NEGATIVE_INFINITY
  private refreshes = 0
  /** The time from which the next use of each key is written. */
  private readonly nextNotes = new Map<ApiKeyId, number>()

  constructor(
    private readonly keys: Pick<ApiKeyRepository, 'listLive' | 'noteUse'>,
    private readonly clock: Clock,
    /** Called when a use could not be written; a later use is written instead. */
    private readonly onError: (error: unknown) => void,
  ) {}

  find(secret: string): BackendKey | null | Promise<BackendKey | null> {
    if (!isSecret(secret)) return null
    const hash = hashOfSecret(secret)
    return this.isStale() ? this.findOnceRead(hash) : this.findFresh(hash)
  }

  noteUse({ id }: BackendKey): void {
    const now = this.clock.now().getTime()
    if (now < (this.nextNotes.get(id) ?? Number.NEGATIVE_INFINITY)) return
    const hour = hourOfUse(new Date(now))
    this.nextNotes.set(id, hour.getTime() + HOUR_MS)
    this.keys.noteUse(id, hour).catch((error: unknown) => {
      this.nextNotes.set(id, now + NOTE_PAUSE_MS)
      this.onError(error)
    })
  }

  refresh(): void {
    this.refreshes++
    this.readAt = Number.NEGATIVE_INFINITY
  }

  private isStale(): boolean {
    return performance.now() - this.readAt >= MAX_AGE_MS
  }

  /** Waits for a read in progress, if there is one, so that all waiting callers share one read. */
  private async findOnceRead(hash: string): Promise<BackendKey | null> {
    await this.reading?.catch(() => {})
    return this.isStale() ? this.findAfter(this.readAgain(), hash) : this.findFresh(hash)
  }

  private findFresh(hash: string): BackendKey | null | Promise<BackendKey | null> {
    const known = this.entries.get(hash)
    return known === undefined ? this.findAfter(this.lookAgain(), hash) : this.accepted(known)
  }

  private async findAfter(read: Promise<void>, hash: string): Promise<BackendKey | null> {
    await read
    const known = this.entries.get(hash)
    return known === undefined ? null : this.accepted(known)
  }

  private accepted({ caller, until, stored }: Entry): BackendKey | null {
    const now = this.clock.now()
    return isLiveKey(stored.key, now) && (until === null || until > now) ? caller : null
  }

  /** The same as `readAgain`, but starts no earlier than the pause after the start of the last read. */
  private lookAgain(): Promise<void> {
    const pause = Math.max(0, this.startedAt + UNKNOWN_PAUSE_MS - performance.now())
    this.lookingAgain ??= new Promise<void>((resolve) => setTimeout(resolve, pause)).then(() => {
      this.lookingAgain = null
      return this.readAgain()
    })
    return this.lookingAgain
  }

  /** Resolves when a read that began after this call has finished. */
  private readAgain(): Promise<void> {
    if (this.reading === null) {
      this.reading = this.read().finally(() => {
        this.reading = null
      })
      return this.reading
    }
    this.following ??= this.reading
      .catch(() => {})
      .then(() => {
        this.following = null
        return this.readAgain()
      })
    return this.following
  }

  private async read(): Promise<void> {
    const { refreshes } = this
    const start = performance.now()
    this.startedAt = start
    const live = await this.keys.listLive(this.clock.now())
    const entries = new Map<string, Entry>()
    for (const stored of live) {
      const { key, secretHash, replaced } = stored
      const caller = asBackendKey(key)
      entries.set(secretHash, { caller, until: null, stored })
      for (const { hash, until } of replaced) entries.set(hash, { caller, until, stored })
    }
    this.entries = entries
    // If keys were changed during the read, it may lack the changes.
    if (refreshes === this.refreshes) this.readAt = start
    for (const id of this.nextNotes.keys()) if (!live.some(({ key }) => key.id === id)) this.nextNotes.delete(id)
  }
}
