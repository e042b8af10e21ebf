import { preconditionFailed } from './errors.js'

/** The revisions of a stored thing that a writer is willing to replace; `null` is any. */
export type ExpectedRevisions = readonly number[] | null

/** @throws PRECONDITION_FAILED when the stored thing has another revision than the writer expects */
export const requireRevision = (
  { revision }: { readonly revision: number },
  expected: ExpectedRevisions | undefined,
): void => {
  if (expected != null && !expected.includes(revision)) throw preconditionFailed()
}
