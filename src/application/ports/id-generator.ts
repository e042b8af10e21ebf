export interface IdGenerator {
  /** A new version 7 UUID, which sorts after all earlier ones from the same process. */
  next(): string

  /** 192 random bits in base64url, which can't be guessed. */
  secret(): string

  /** `dbk_`, 43 random letters and digits, and a checksum of six characters. */
  apiKeySecret(): string

  /** `whsec_` and 256 random bits in base64, the format of Standard Webhooks. */
  webhookSecret(): string
}
