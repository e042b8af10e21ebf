/**
 * The keys of all advisory locks, in one place so that they stay distinct. The numbers are arbitrary. Each is the first
 * of two keys, the second being a hash of the locked id, except for `roles` and `migrations`, which are single keys.
 */
export const LOCKS = {
  /** One key per quota, in the order of `QUOTAS`, starting with this one. */
  firstQuota: 4_251_970,
  boards: 4_251_980,
  apiKeys: 4_251_989,
  webhooks: 4_251_987,
  /** Taken by the function `event_epoch_begun` of the database. */
  eventEpochs: 4_251_988,
  grants: 4_251_992,
  firstReads: 4_251_993,
  catalogAuthors: 4_251_994,
  migrations: 4_251_990,
  roles: 4_251_991,
} as const
