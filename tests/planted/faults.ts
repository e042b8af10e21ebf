import { ADAPTER_FAULTS } from './adapter-faults.js'
import { APPLICATION_FAULTS } from './application-faults.js'
import { DATABASE_FAULTS } from './database-faults.js'
import { DOMAIN_FAULTS } from './domain-faults.js'
import type { Fault } from './fault.js'
import { HTTP_FAULTS } from './http-faults.js'
import { PRACTICE_FAULTS } from './practice-faults.js'
import { PROCESS_FAULTS } from './process-faults.js'
import { WEB_FAULTS } from './web-faults.js'
import { WEBHOOK_FAULTS } from './webhook-faults.js'

/** All faults that `npm run test:planted` plants. */
export const FAULTS: readonly Fault[] = [
  ...DOMAIN_FAULTS,
  ...APPLICATION_FAULTS,
  ...ADAPTER_FAULTS,
  ...DATABASE_FAULTS,
  ...HTTP_FAULTS,
  ...PRACTICE_FAULTS,
  ...PROCESS_FAULTS,
  ...WEB_FAULTS,
  ...WEBHOOK_FAULTS,
]
