import { preconditionFailed } from './errors.js'

/** The revisions that a writer is willing to replace; `null` means any. */
export type ExpectedRevisions = readonly number[] | null

/** @throws PRECONDITION_FAILED if the stored revision is not one that the writer expects */
export const requireRevision = (
  { revision }: { readonly revision: number },
  expected: ExpectedRevisions | undefined,
): void => {
  if (expected != null && !expected.includes(revision)) throw preconditionFailed()
}
