import { type Static, Type } from 'typebox'
import type { AccountOverview } from '../../application/back-office/get-account-overview.js'
import type { DayOverview } from '../../application/back-office/get-daily-figures.js'
import { ACCOUNT_SORTS, type AccountSort } from '../../application/ports/account-repository.js'
import { MAX_NAME_LENGTH } from '../../domain/account.js'
import { ROLES } from '../../domain/actor.js'
import { AUDIT_SUBJECTS, type AuditRecord } from '../../domain/audit.js'
import { COLLECTION_STATES } from '../../domain/collection.js'
import { MAX_DAYS } from '../../domain/day.js'
import { LIFECYCLES } from '../../domain/deal.js'
import { GRANT_SOURCES } from '../../domain/grant.js'
import { SHARINGS } from '../../domain/sharing.js'
import { AccountDto, toAccountDto } from '../accounts/account-dtos.js'
import { CONTENT_RULE } from '../content-rules.js'
import { GrantDto, grantBody, toGrantDto } from '../grants/grant-routes.js'
import { mapOf, nullable, oneOf, PageQuery, PaginationDto, ref, Timestamp } from '../schemas.js'

const sorts = ACCOUNT_SORTS.flatMap((name) => [name, `-${name}`] as const)

export const AccountsQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(
    Type.String({ maxLength: MAX_NAME_LENGTH, description: 'Matches anywhere in the name or e-mail address.' }),
  ),
  role: Type.Optional(oneOf(ROLES)),
  isActive: Type.Optional(Type.Boolean()),
  certified: Type.Optional(Type.Boolean()),
  sort: oneOf(sorts, { default: '-createdAt', description: 'Prefix with `-` for descending order.' }),
})

export const toAccountSort = (sort: (typeof sorts)[number]): AccountSort => ({
  by: sort.replace('-', '') as AccountSort['by'],
  descending: sort.startsWith('-'),
})

export const AccountsDto = Type.Object({ accounts: Type.Array(ref(AccountDto)), pagination: ref(PaginationDto) })

const counts = <Name extends string>(names: readonly Name[]) =>
  Type.Object(
    Object.fromEntries(names.map((name) => [name, Type.Integer()])) as Record<Name, ReturnType<typeof Type.Integer>>,
  )

export const AuditParameters = mapOf(
  nullable(
    Type.String({
      description:
        'The path parameters of an impersonated request; `null` if the parameter was an account that has since been erased.',
      examples: ['01980000-0000-7000-8000-000000000000'],
    }),
  ),
)

export const AuditRecordDto = Type.Object(
  {
    id: Type.String(),
    at: Timestamp,
    actor: Type.Object({ type: oneOf(['account', 'service'] as const), id: nullable(Type.String()) }),
    as: nullable(Type.String({ description: 'The account that the admin acted as, if any.' })),
    action: Type.String({
      description: 'What was done. For an impersonated request: its method and route pattern.',
      examples: ['account.update', 'PATCH /deals/{id}'],
    }),
    parameters: AuditParameters,
    subject: Type.Object({ type: oneOf(AUDIT_SUBJECTS), id: Type.String() }),
    changes: mapOf(
      Type.Unsafe<{ before?: unknown; after?: unknown }>({
        type: 'object',
        properties: { before: {}, after: {} },
        description: 'Empty for a personal field: its values are not recorded.',
      }),
    ),
    requestId: Type.String(),
  },
  { $id: 'AuditRecord' },
)

export const AUDIT_RECORD = ref(AuditRecordDto)

export const toAuditRecordDto = (record: AuditRecord): Static<typeof AuditRecordDto> => ({
  id: record.id,
  at: record.at,
  actor: { type: record.actor.type, id: record.actor.id },
  as: record.as,
  action: record.action,
  parameters: { ...record.parameters },
  subject: { type: record.subject.type, id: record.subject.id },
  changes: { ...record.changes },
  requestId: record.requestId,
})

export const AuditQuery = Type.Object({
  ...PageQuery.properties,
  actor: Type.Optional(Type.String({ description: 'The id of the account that acted.' })),
  as: Type.Optional(Type.String({ description: 'The id of the account that an admin acted as.' })),
  subject: Type.Optional(Type.String({ description: 'The id of the subject.' })),
  action: Type.Optional(Type.String({ description: 'A prefix of the action.' })),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Exclusive.' })),
})

export const AuditDto = Type.Object({ records: Type.Array(ref(AuditRecordDto)), pagination: ref(PaginationDto) })

export const AccountOverviewDto = Type.Object(
  {
    account: ref(AccountDto),
    grants: Type.Array(ref(GrantDto)),
    deals: Type.Object({ bySharing: counts(SHARINGS), byLifecycle: counts(LIFECYCLES) }),
    collections: counts(COLLECTION_STATES),
    sharingGroups: Type.Object({ owned: Type.Integer(), joined: Type.Integer() }),
    servesIn30Days: Type.Integer({ description: 'Serves charged to the account today and in the 29 days before.' }),
    lastImpersonation: Type.Union([Type.Unsafe<Static<typeof AuditRecordDto>>({ $ref: 'AuditRecord' }), Type.Null()]),
  },
  { $id: 'AccountOverview' },
)

export const toAccountOverviewDto = (overview: AccountOverview): Static<typeof AccountOverviewDto> => ({
  account: toAccountDto(overview.account),
  grants: overview.grants.map(toGrantDto),
  deals: {
    bySharing: { ...overview.figures.dealsBySharing },
    byLifecycle: { ...overview.figures.dealsByLifecycle },
  },
  collections: { ...overview.collectionsByState },
  sharingGroups: { owned: overview.figures.groupsOwned, joined: overview.figures.groupsJoined },
  servesIn30Days: overview.servesIn30Days,
  lastImpersonation: overview.lastImpersonation && toAuditRecordDto(overview.lastImpersonation),
})

export const StatsQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ format: 'day', description: 'The first day. Defaults to 30 days before `to`.' })),
    to: Type.Optional(
      Type.String({
        format: 'day',
        description: `The last day, included. Defaults to today. The range is limited to ${MAX_DAYS} days.`,
      }),
    ),
  },
  { [CONTENT_RULE]: 'day-range' },
)

export const StatsDto = Type.Object({
  days: Type.Array(
    Type.Object({
      day: Type.String({ examples: ['2026-03-01'] }),
      accountsMade: Type.Integer(),
      accountsOnboarded: Type.Integer(),
      dealsMade: Type.Integer(),
      dealsPublished: Type.Integer({ description: 'Deals that became public for the first time.' }),
      dealsImported: Type.Integer({ description: 'How many of `dealsMade` were imported from a file.' }),
      serves: Type.Integer(),
    }),
  ),
})

export const toStatsDto = (days: readonly DayOverview[]): Static<typeof StatsDto> => ({
  days: days.map((figures) => ({
    day: figures.day,
    accountsMade: figures.accountsMade,
    accountsOnboarded: figures.accountsOnboarded,
    dealsMade: figures.dealsMade,
    dealsPublished: figures.dealsPublished,
    dealsImported: figures.dealsImported,
    serves: figures.serves,
  })),
})

const BY_HAND = GRANT_SOURCES.filter((source) => source !== 'subscription')

export const ManualGrantBody = grantBody(BY_HAND)

export const PreviewQuery = Type.Object({
  accountId: Type.String(),
  at: Type.Optional(Type.String({ format: 'date-time', description: 'Defaults to now.' })),
})

export const BACK_OFFICE_SCHEMAS = [AuditRecordDto, AccountOverviewDto]
