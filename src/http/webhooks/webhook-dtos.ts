import { type Static, Type } from 'typebox'
import type { SecretWebhook } from '../../application/webhooks/managed-webhooks.js'
import { MAX_URL_LENGTH } from '../../domain/account.js'
import { ATTEMPT_PROBLEMS, type AttemptOutcome, DELIVERY_STATES, type Delivery } from '../../domain/delivery.js'
import { EVENT_KINDS } from '../../domain/event.js'
import { PAUSE_REASONS, type Webhook, type WebhookFields, type WebhookPatch } from '../../domain/webhook.js'
import {
  AccountIdText,
  called,
  mutable,
  nameOf,
  nullable,
  oneOf,
  PageQuery,
  PaginationDto,
  ref,
  says,
  strictObject,
  timestamp,
  Uuid,
} from '../dtos/schemas.js'
import { EventDto } from '../events/event-dtos.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'

const URL_TEXT = says('The address that events are sent to, over https.', 'https://club.example.org/dealbook')
const KINDS = 'The kinds of events that it is sent.'
const EXAMPLE_KINDS = ['deal.published', 'deal.withdrawn']
const DESCRIPTION = 'What it is for; `null` if that is not said.'
const DESCRIPTION_EXAMPLE = "The club's website"
const ACTIVE = 'Whether it is sent events. An inactive one keeps its place, and goes on from there.'
const WEBHOOK_ID = Uuid('The id of the webhook.', EXAMPLE_IDS.webhook)
const DELIVERY_ID = Uuid(
  'The id of the delivery, which is that of its event. Receivers get it as `webhook-id`.',
  EXAMPLE_IDS.event,
)

export const WebhookDto = Type.Object(
  {
    id: WEBHOOK_ID,
    url: Type.String(URL_TEXT),
    kinds: Type.Array(oneOf(EVENT_KINDS), says(KINDS, EXAMPLE_KINDS)),
    description: nullable(Type.String(says(DESCRIPTION, DESCRIPTION_EXAMPLE))),
    isActive: Type.Boolean(says(ACTIVE, true)),
    pausedAt: nullable(timestamp('When the service paused it; `null` if it did not.', null)),
    pauseReason: nullable(
      oneOf(
        PAUSE_REASONS,
        says('Why: `failing` for five days without a success, or `gone` because the receiver answered with 410.', null),
      ),
    ),
    failingSince: nullable(timestamp('The first failed attempt since the last that succeeded; `null` if none.', null)),
    notBefore: nullable(
      timestamp(
        'The time until which nothing is sent, because the receiver asked for that with `Retry-After`; `null` if it did not ask.',
        null,
      ),
    ),
    previousSecretUntil: nullable(
      timestamp('Until when the previous secret keeps signing; `null` if there is none.', null),
    ),
    createdAt: timestamp('When it was created.'),
    createdBy: nullable(
      AccountIdText('The admin who created it; `null` if the account was erased.', EXAMPLE_IDS.admin),
    ),
  },
  { $id: 'Webhook', description: 'An address to which events are sent as they happen, without its secret.' },
)

export const toWebhookDto = (webhook: Webhook): Static<typeof WebhookDto> => ({
  id: webhook.id,
  url: webhook.url,
  kinds: mutable(webhook.kinds),
  description: webhook.description,
  isActive: webhook.isActive,
  pausedAt: webhook.paused?.at ?? null,
  pauseReason: webhook.paused?.reason ?? null,
  failingSince: webhook.failingSince,
  notBefore: webhook.notBefore,
  previousSecretUntil: webhook.previousSecretUntil,
  createdAt: webhook.createdAt,
  createdBy: webhook.createdBy,
})

export const WebhooksDto = Type.Object(
  { webhooks: Type.Array(ref(WebhookDto), says('The oldest first.')) },
  called('Webhooks', 'The webhooks.'),
)

export const SecretWebhookDto = Type.Object(
  {
    ...WebhookDto.properties,
    secret: nullable(
      Type.String(
        says(
          'The secret for verifying signatures. It is only shown here; `null` if a request with an `Idempotency-Key` is repeated.',
          EXAMPLE_IDS.webhookSecret,
        ),
      ),
    ),
  },
  called('WebhookWithSecret', 'A webhook with its new secret.'),
)

export const toSecretWebhookDto = ({ webhook, secret }: SecretWebhook): Static<typeof SecretWebhookDto> => ({
  ...toWebhookDto(webhook),
  secret,
})

const kinds = Type.Array(oneOf(EVENT_KINDS), {
  minItems: 1,
  maxItems: EVENT_KINDS.length,
  uniqueItems: true,
  ...says(`${KINDS} All of them by default.`, EXAMPLE_KINDS),
})
const address = Type.String({ maxLength: MAX_URL_LENGTH, ...URL_TEXT })
const optional = {
  kinds: Type.Optional(nullable(kinds)),
  description: Type.Optional(nullable(nameOf(DESCRIPTION, DESCRIPTION_EXAMPLE))),
  isActive: Type.Optional(nullable(Type.Boolean(says(`${ACTIVE} \`true\` by default.`, true)))),
}

export const WebhookBody = strictObject({ url: address, ...optional }, called('WebhookInput', 'A webhook to create.'))

export const toWebhookFields = ({ url, ...rest }: Static<typeof WebhookBody>): WebhookFields => ({
  url,
  kinds: rest.kinds ?? EVENT_KINDS,
  description: rest.description ?? null,
  isActive: rest.isActive ?? true,
})

export const WebhookPatchBody = strictObject(
  { url: Type.Optional(address), ...optional },
  {
    ...called('WebhookPatch', 'What to change in a webhook; `null` resets a field.'),
    examples: [{ kinds: ['deal.published'], isActive: true }],
  },
)

export const toWebhookPatch = (patch: Static<typeof WebhookPatchBody>): WebhookPatch => ({
  ...(patch.url === undefined ? {} : { url: patch.url }),
  ...(patch.kinds === undefined ? {} : { kinds: patch.kinds ?? EVENT_KINDS }),
  ...(patch.description === undefined ? {} : { description: patch.description }),
  ...(patch.isActive === undefined ? {} : { isActive: patch.isActive ?? true }),
})

export const WebhookParams = Type.Object({ id: WEBHOOK_ID })
export const DeliveryParams = Type.Object({ id: WEBHOOK_ID, deliveryId: DELIVERY_ID })

const STATE = says(
  '`pending` until an attempt succeeds (`delivered`), or the last one has failed (`failed`).',
  'delivered',
)

/** The outcome of an attempt to reach the receiver. */
const OUTCOME = {
  status: nullable(Type.Integer(says('The status of the response; `null` if there was none.', 204))),
  problem: nullable(
    oneOf(
      ATTEMPT_PROBLEMS,
      says(
        'Why there was no response: `address` if it is not on the public internet, `timeout` after 10 seconds, or `connection`. `null` if there was one.',
        null,
      ),
    ),
  ),
}

export const WebhookTestDto = Type.Object(OUTCOME, called('WebhookTest', 'How the receiver responded to a test.'))

export const toWebhookTestDto = ({
  status,
  problem,
}: Pick<AttemptOutcome, 'status' | 'problem'>): Static<typeof WebhookTestDto> => ({ status, problem })

export const DeliveryDto = Type.Object(
  {
    id: DELIVERY_ID,
    at: timestamp('When the event was written.', EXAMPLE_TIMES.updated),
    kind: EventDto.properties.kind,
    subject: EventDto.properties.subject,
    state: oneOf(DELIVERY_STATES, STATE),
    attempts: Type.Integer(says('The number of attempts since it was created or last sent again by hand.', 1)),
    nextAttemptAt: nullable(timestamp('When it is tried next; `null` if it is not.', null)),
    lastAttempt: Type.Union([
      Type.Object(
        {
          at: timestamp('When it was.', EXAMPLE_TIMES.updated),
          ...OUTCOME,
        },
        called('DeliveryAttempt', 'An attempt to deliver an event.'),
      ),
      Type.Null(),
    ]),
  },
  { $id: 'Delivery', description: 'An event that a webhook is to be sent, or was sent.' },
)

export const toDeliveryDto = ({ id, event, state, attempts, ...rest }: Delivery): Static<typeof DeliveryDto> => ({
  id,
  at: event.at,
  kind: event.kind,
  subject: { type: event.subject.type, id: event.subject.id },
  state,
  attempts,
  nextAttemptAt: rest.nextAttemptAt,
  lastAttempt: rest.lastAttempt && {
    at: rest.lastAttempt.at,
    status: rest.lastAttempt.status,
    problem: rest.lastAttempt.problem,
  },
})

export const DeliveriesQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(oneOf(DELIVERY_STATES, says('Only deliveries in this state.', 'failed'))),
})

export const DeliveriesDto = Type.Object(
  {
    deliveries: Type.Array(ref(DeliveryDto), says('The deliveries of this page, the newest event first.')),
    pagination: ref(PaginationDto),
  },
  called('DeliveryPage', 'A page of deliveries.'),
)

export const RecoverBody = strictObject(
  {
    since: Type.String({
      format: 'date-time',
      ...says('Deliveries of events from this time on are sent again.', EXAMPLE_TIMES.created),
    }),
  },
  called('RecoverInput', 'Which failed deliveries to send again.'),
)

export const RecoveredDto = Type.Object(
  { count: Type.Integer(says('How many failed deliveries will be sent again.', 3)) },
  called('RecoveredDeliveries', 'What will be sent again.'),
)
