import { tokensOf } from '../assembly.js'
import { accountUseCases } from './accounts.js'
import { announcementUseCases } from './announcements.js'
import { backOfficeUseCases } from './back-office.js'
import type { Built, WithoutActor } from './build.js'
import { catalogUseCases } from './catalog.js'
import { collectionUseCases } from './collections.js'
import { dealUseCases } from './deals.js'
import { grantUseCases } from './entitlements.js'
import { formUseCases } from './forms.js'
import { sharingGroupUseCases } from './sharing-groups.js'

/** All use-cases. */
export const useCases = {
  ...accountUseCases,
  ...announcementUseCases,
  ...backOfficeUseCases,
  ...catalogUseCases,
  ...collectionUseCases,
  ...dealUseCases,
  ...formUseCases,
  ...grantUseCases,
  ...sharingGroupUseCases,
}

export type UseCaseTypes = Built<typeof useCases>

// Does not compile if a use-case does not take an actor.
useCases satisfies Readonly<Record<WithoutActor<typeof useCases>, never>>

/** The typed tokens of the use-cases. */
export const UseCases = tokensOf<UseCaseTypes>(useCases)
