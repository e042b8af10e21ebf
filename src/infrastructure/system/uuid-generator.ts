import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { IdGenerator } from '../../application/ports/id-generator.js'
import { newSecret } from '../callers/api-key-secret.js'

export const uuidGenerator: IdGenerator = {
  next: () => v7(),
  secret: () => randomBytes(24).toString('base64url'),
  apiKeySecret: newSecret,
  webhookSecret: () => `whsec_${randomBytes(32).toString('base64')}`,
}
