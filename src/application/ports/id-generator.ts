export interface IdGenerator {
  /** A new UUID, version 7: later ones sort after earlier ones of the same process. */
  next(): string
}
