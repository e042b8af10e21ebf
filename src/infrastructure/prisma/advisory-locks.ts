/**
 * The keys of all advisory locks, in one place so that no two are alike. The numbers mean nothing. Each is the first of two
 * keys, the second being a hash of what is locked, but for `roles` and `migrations`, which are keys of their own.
 */
export const LOCKS = {
  /** By quota, in the order of `QUOTAS`: this key and the following ones. */
  firstQuota: 4_251_970,
  boards: 4_251_980,
  grants: 4_251_992,
  firstReads: 4_251_993,
  catalogAuthors: 4_251_994,
  migrations: 4_251_990,
  roles: 4_251_991,
} as const
