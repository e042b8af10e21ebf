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
import { SHARINGS } from '../../domain/sharing.js'
import { AccountDto, toAccountDto } from '../accounts/account-dtos.js'
import {
  AccountIdText,
  called,
  mapOf,
  moment,
  nullable,
  oneOf,
  PageQuery,
  PaginationDto,
  ref,
  says,
  timestamp,
  Uuid,
} from '../dtos/schemas.js'
import { GrantDto, toGrantDto } from '../grants/grant-dtos.js'
import { EXAMPLE_BOARD, EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'
import { CONTENT_RULE } from '../validation/content-rule.js'

const sorts = ACCOUNT_SORTS.flatMap((name) => [name, `-${name}`] as const)

export const AccountsQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(
    Type.String({ maxLength: MAX_NAME_LENGTH, ...says('Matches anywhere in the name or e-mail address.', 'martin') }),
  ),
  role: Type.Optional(oneOf(ROLES, says('Only accounts with this role.', 'teacher'))),
  isActive: Type.Optional(Type.Boolean(says('Only accounts that are active, or are not.', true))),
  certified: Type.Optional(Type.Boolean(says('Only accounts that are certified, or are not.', true))),
  avatarTrusted: Type.Optional(
    Type.Boolean(says('Only accounts with a picture that is trusted, or one that is not.', false)),
  ),
  sort: oneOf(sorts, {
    default: '-createdAt',
    description: 'The order of the list. Prefix with `-` for descending order.',
  }),
})

export const toAccountSort = (sort: (typeof sorts)[number]): AccountSort => ({
  by: sort.replace('-', '') as AccountSort['by'],
  descending: sort.startsWith('-'),
})

export const AccountsDto = Type.Object(
  { accounts: Type.Array(ref(AccountDto), says('The accounts of this page.')), pagination: ref(PaginationDto) },
  called('AccountPage', 'A page of accounts.'),
)

const counts = <Name extends string>(names: readonly Name[], description: string) =>
  Type.Object(
    Object.fromEntries(names.map((name) => [name, Type.Integer(says(`How many of them are ${name}.`, 0))])) as Record<
      Name,
      ReturnType<typeof Type.Integer>
    >,
    { description },
  )

export const AuditParameters = Type.Unsafe<Record<string, string | null>>({
  ...mapOf(
    nullable(Type.String({ description: 'Its value; `null` if it was an account that has since been erased.' })),
  ),
  ...says('The path parameters of an impersonated request.', { id: EXAMPLE_IDS.deal }),
})

export const AuditRecordDto = Type.Object(
  {
    id: Uuid('The id of the record.', EXAMPLE_IDS.auditRecord),
    at: timestamp('When it was done.', EXAMPLE_TIMES.updated),
    actor: Type.Object(
      {
        type: oneOf(['account', 'service'] as const, says('An account, or an internal backend.')),
        id: nullable(
          AccountIdText(
            'The account, or the named API key of an internal backend; `null` for the key of the settings.',
            EXAMPLE_IDS.admin,
          ),
        ),
      },
      { description: 'Who did it.' },
    ),
    as: nullable(AccountIdText('The account that the admin acted as, if any.')),
    action: Type.String(
      says(
        'What was done. For an impersonated request: its method and route pattern.',
        'PATCH /deals/{id}',
        'account.update',
      ),
    ),
    parameters: AuditParameters,
    subject: Type.Object(
      {
        type: oneOf(AUDIT_SUBJECTS, says('What kind of thing it is.')),
        id: Type.String(says('Its id.', EXAMPLE_IDS.account)),
      },
      { description: 'The thing to which it was done.' },
    ),
    changes: {
      ...mapOf(
        Type.Unsafe<{ before?: unknown; after?: unknown }>({
          type: 'object',
          properties: {
            before: says('The value before; absent for a personal field.'),
            after: says('The value after; absent for a personal field.'),
          },
          description: 'Empty for a personal field: its values are not recorded.',
        }),
      ),
      ...says('What was changed, by field.', { title: { before: 'A hand', after: EXAMPLE_BOARD.title } }),
    },
    requestId: Type.String(says('The id of the request, for the log.', EXAMPLE_IDS.request)),
  },
  { $id: 'AuditRecord', description: 'A record of something that an admin did.' },
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
  actor: Type.Optional(AccountIdText('The id of the account or API key that acted.', EXAMPLE_IDS.admin)),
  as: Type.Optional(AccountIdText('The id of the account that an admin acted as.')),
  subject: Type.Optional(
    Type.String(
      says('The id of the subject. That of an account includes the records of its grants.', EXAMPLE_IDS.account),
    ),
  ),
  action: Type.Optional(Type.String(says('A prefix of the action.', 'PATCH'))),
  from: moment('Only what was done at this time or later.'),
  to: moment('Only what was done before this time.', '2026-04-01T00:00:00.000Z'),
})

export const AuditDto = Type.Object(
  {
    records: Type.Array(ref(AuditRecordDto), says('The records of this page, newest first.')),
    pagination: ref(PaginationDto),
  },
  called('AuditPage', 'A page of the audit trail.'),
)

export const AccountOverviewDto = Type.Object(
  {
    account: ref(AccountDto),
    grants: Type.Array(ref(GrantDto), says('Latest start first.')),
    deals: Type.Object(
      { bySharing: counts(SHARINGS, 'By who may see them.'), byLifecycle: counts(LIFECYCLES, 'By where they stand.') },
      { description: 'How many deals the account has.' },
    ),
    collections: counts(COLLECTION_STATES, 'How many collections the account has, by where they stand.'),
    sharingGroups: Type.Object(
      {
        owned: Type.Integer(says('How many groups the account owns.', 1)),
        joined: Type.Integer(says('How many groups of others it belongs to.', 0)),
      },
      { description: 'How many sharing groups the account is in.' },
    ),
    servesIn30Days: Type.Integer(says('Serves charged to the account today and in the 29 days before.', 12)),
    lastImpersonation: Type.Union([Type.Unsafe<Static<typeof AuditRecordDto>>({ $ref: 'AuditRecord' }), Type.Null()]),
  },
  { $id: 'AccountOverview', description: 'An account with details for admins.' },
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
    from: Type.Optional(
      Type.String({ format: 'day', ...says('The first day. Defaults to 30 days before `to`.', '2026-02-01') }),
    ),
    to: Type.Optional(
      Type.String({
        format: 'day',
        ...says(`The last day, included. Defaults to today. The range is limited to ${MAX_DAYS} days.`, '2026-03-02'),
      }),
    ),
  },
  { [CONTENT_RULE]: 'day-range' },
)

export const StatsDto = Type.Object(
  {
    days: Type.Array(
      Type.Object(
        {
          day: Type.String(says('The day, in UTC.', '2026-03-01')),
          accountsMade: Type.Integer(says('Accounts that were created.', 3)),
          accountsOnboarded: Type.Integer(says('Accounts that completed onboarding.', 2)),
          dealsMade: Type.Integer(says('Deals that were created.', 40)),
          dealsPublished: Type.Integer(says('Deals that became public for the first time.', 5)),
          dealsImported: Type.Integer(says('How many of `dealsMade` were imported from a file.', 36)),
          serves: Type.Integer(says('Deals that were served to players.', 120)),
        },
        called('DayFigures', 'The figures of one day.'),
      ),
      says('The days, from the first to the last.'),
    ),
  },
  called('Statistics', 'The figures of the service, day by day.'),
)

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

export const BACK_OFFICE_SCHEMAS = [AuditRecordDto, AccountOverviewDto]
