export const SHARINGS = ['private', 'public', 'group'] as const
export type Sharing = (typeof SHARINGS)[number]

/** The only sharing status that allows a deal into the catalog. */
export const CATALOG_EXPOSED_SHARING: Sharing = 'public'

/** The sharing status of deals that are shared with sharing groups. */
export const GROUP_SHARING: Sharing = 'group'

/** The sharing status of deals that only their owner sees. */
export const PRIVATE_SHARING: Sharing = 'private'

/** Whether a deal, or the fields sent for one, say that it is shared with sharing groups. */
export const isSharedInGroups = ({ sharing }: { readonly sharing?: Sharing | null | undefined }): boolean =>
  sharing === GROUP_SHARING
