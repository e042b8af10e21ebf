export interface IdGenerator {
  /** A new UUID, version 7: later ones sort after earlier ones of the same process. */
  next(): string

  /** 192 random bits, base64url: what nobody can guess. */
  secret(): string
}
