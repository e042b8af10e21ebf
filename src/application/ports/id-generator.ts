export interface IdGenerator {
  /** A new version 7 UUID. Later ones sort after earlier ones from the same process. */
  next(): string

  /** 192 random bits in base64url, which can't be guessed. */
  secret(): string
}
