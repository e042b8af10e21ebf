import type { Fault } from './fault.js'

const WORK = 'src/application/maintenance/webhook-work.ts'
const WORK_SUITE = 'tests/application/maintenance/webhook-work.test.ts'
const SENDER = 'src/infrastructure/outgoing-http/web-webhook-sender.ts'
const SENDER_SUITE = 'tests/infrastructure/outgoing-http/web-webhook-sender.test.ts'
const STATEMENTS = 'src/infrastructure/prisma/webhooks/webhook-statements.ts'
const ON_POSTGRES = {
  suite: 'tests/contract/postgres.test.ts',
  named: 'WebhookDeliveries',
  project: 'postgres',
} as const

export const WEBHOOK_FAULTS: readonly Fault[] = [
  {
    fault: 'a redirect counts as a delivery',
    file: 'src/domain/delivery.ts',
    text: 'status >= 200 && status < 300',
    replacement: 'status >= 200 && status < 400',
    suite: 'tests/domain/delivery.test.ts',
  },
  {
    fault: 'a receiver that asks for a shorter pause than usual gets it',
    file: 'src/domain/delivery.ts',
    text: 'asked !== null && asked > next ? asked : next',
    replacement: 'asked ?? next',
    suite: 'tests/domain/delivery.test.ts',
  },
  {
    fault: 'a rotation ends the day of the secret before the last one',
    file: 'src/domain/secret-rotation.ts',
    text: '...before.filter(({ until }) => until > now)]',
    replacement: ']',
    suite: 'tests/domain/webhook.test.ts',
  },
  {
    fault: 'a receiver that hangs holds up the others',
    file: WORK,
    text: '        this.startSending(id)',
    replacement: '        this.startSending(id)\n        await this.sending.get(id)',
    suite: WORK_SUITE,
  },
  {
    fault: 'what was being sent when the service stopped has to wait until its claim ends',
    file: WORK,
    text: 'if (outcome === null) return stores.webhookDeliveries.release(delivery)',
    replacement: 'if (outcome === null) return',
    suite: WORK_SUITE,
  },
  {
    fault: 'events of kinds that the webhook does not want are sent to it',
    file: WORK,
    text: 'page.events.filter((event) => wants(reader, event))',
    replacement: 'page.events.filter((event) => wants(reader, event) || true)',
    suite: WORK_SUITE,
  },
  {
    fault: 'a webhook whose place was deleted is sent nothing any more',
    file: WORK,
    text: ' ?? (await events.list(null, EVENTS))',
    replacement: '',
    suite: WORK_SUITE,
  },
  {
    fault: 'only the newest secret signs',
    file: 'src/infrastructure/outgoing-http/webhook-signature.ts',
    text: '  secrets\n',
    replacement: '  secrets\n    .slice(0, 1)\n',
    suite: SENDER_SUITE,
  },
  {
    fault: 'the time is not signed',
    file: 'src/infrastructure/outgoing-http/webhook-signature.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    text: '${id}.${timestamp}.${body}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
    replacement: '${id}..${body}',
    suite: SENDER_SUITE,
  },
  {
    fault: 'receivers on this machine are allowed without the setting',
    file: SENDER,
    text: "url.protocol === 'http:' && allowsLoopback",
    replacement: "url.protocol === 'http:' || allowsLoopback",
    suite: SENDER_SUITE,
  },
  {
    fault: 'a name may resolve to an internal address beside a public one',
    file: 'src/infrastructure/outgoing-http/guarded-exchange.ts',
    text: 'addresses.every(',
    replacement: 'addresses.some(',
    suite: SENDER_SUITE,
  },
  {
    fault: 'the trail has the address of a webhook',
    file: 'src/application/webhooks/managed-webhooks.ts',
    text: "(field) => field !== 'url'",
    replacement: '() => true',
    suite: 'tests/http/webhooks.test.ts',
  },
  {
    fault: 'deliveries of one subject are in different lanes',
    file: STATEMENTS,
    text: "concat_ws(' ', e.subject_type, coalesce(e.subject_id, e.id::text))",
    replacement: 'e.id::text',
    ...ON_POSTGRES,
  },
  {
    fault: 'any delivery of a lane is claimed, whatever is before it',
    file: STATEMENTS,
    text: 'ORDER BY first.epoch, first.turn, first.position LIMIT 1',
    replacement: 'ORDER BY first.epoch DESC, first.turn DESC, first.position DESC LIMIT 1',
    ...ON_POSTGRES,
  },
  {
    fault: 'a delivery is claimed that another instance is sending',
    file: STATEMENTS,
    text: 'other.leased_until > $2::timestamptz',
    replacement: 'other.leased_until > $2::timestamptz AND false',
    ...ON_POSTGRES,
  },
  {
    fault: 'an instance records an attempt although its claim has ended',
    file: STATEMENTS,
    text: `leased_until = $3::timestamptz
      RETURNING lane`,
    replacement: `$3::timestamptz IS NOT NULL
      RETURNING lane`,
    ...ON_POSTGRES,
  },
  {
    fault: 'the first failure is forgotten with the next',
    file: STATEMENTS,
    text: 'coalesce(failing_since, $3::timestamptz)',
    replacement: '$3::timestamptz',
    ...ON_POSTGRES,
  },
  {
    fault: 'a receiver that asked to be left alone is still sent what is due',
    file: STATEMENTS,
    text: 'AND (w.not_before IS NULL OR w.not_before <= $2::timestamptz)',
    replacement: '',
    ...ON_POSTGRES,
  },
  {
    fault: 'an attempt at the old address counts after the address was changed',
    file: STATEMENTS,
    text: 'SET attempts = 0, leased_until = NULL,',
    replacement: 'SET attempts = 0,',
    ...ON_POSTGRES,
  },
  {
    fault: 'what is pending of kinds that are no longer wanted is kept',
    file: STATEMENTS,
    text: 'AND NOT next."isWanted"',
    replacement: 'AND false',
    ...ON_POSTGRES,
  },
  {
    fault: 'the deliveries of a deleted webhook stay',
    file: 'src/application/webhooks/delete-webhook.ts',
    text: '      await repositories.jobs.updateDeliveries(before.id, this.clock.now())\n',
    replacement: '',
    suite: 'tests/http/webhooks.test.ts',
  },
  {
    fault: 'a webhook with another address waits as long as the old one would have',
    file: 'src/domain/webhook.ts',
    text: 'before.url !== after.url || ',
    replacement: '',
    suite: 'tests/http/webhooks.test.ts',
  },
]
