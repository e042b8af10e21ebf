import { createHmac } from 'node:crypto'

/** The value of `webhook-signature` (Standard Webhooks 1.0): a signature for each secret. */
export const signaturesOf = (secrets: readonly string[], id: string, timestamp: number, body: string): string =>
  secrets
    .map((secret) =>
      createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ')
