import { v7 } from 'uuid'
import type { IdGenerator } from '../../application/ports/id-generator.js'

export const uuidGenerator: IdGenerator = { next: () => v7() }
