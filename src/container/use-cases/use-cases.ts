import { tokensOf } from '../assembly.js'
import { accountUseCases } from './accounts.js'
import { announcementUseCases } from './announcements.js'
import { apiKeyUseCases } from './api-keys.js'
import { backOfficeUseCases } from './back-office.js'
import type { Built, WithoutActor } from './build.js'
import { catalogUseCases } from './catalog.js'
import { collectionUseCases } from './collections.js'
import { dealUseCases } from './deals.js'
import { eventUseCases } from './events.js'
import { formUseCases } from './forms.js'
import { grantUseCases } from './grants.js'
import { practiceUseCases } from './practice.js'
import { sharingGroupUseCases } from './sharing-groups.js'
import { webhookUseCases } from './webhooks.js'

/** All use-cases. */
export const useCases = {
  ...accountUseCases,
  ...announcementUseCases,
  ...apiKeyUseCases,
  ...backOfficeUseCases,
  ...catalogUseCases,
  ...collectionUseCases,
  ...dealUseCases,
  ...eventUseCases,
  ...formUseCases,
  ...grantUseCases,
  ...practiceUseCases,
  ...sharingGroupUseCases,
  ...webhookUseCases,
}

export type UseCaseTypes = Built<typeof useCases>

// Does not compile if a use-case does not take an actor.
useCases satisfies Readonly<Record<WithoutActor<typeof useCases>, never>>

/** The typed tokens of the use-cases. */
export const UseCases = tokensOf<UseCaseTypes>(useCases)
