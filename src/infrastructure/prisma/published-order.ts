/*
 * The order of `latestPublishedFirst`, in which minus infinity comes last, of rows `d`. It is spelled in two ways that have the
 * same value, each as its index has it, so that one author's deals are never looked for among everybody's: without statistics
 * PostgreSQL takes the index of all for that.
 */

/** Of one author's deals. */
export const PUBLISHED = "COALESCE(d.published_at, '-infinity')"
export const LATEST_PUBLISHED_FIRST = `ORDER BY ${PUBLISHED} DESC, d.id`

/** Of the deals of all authors: GREATEST ignores nulls. */
export const PUBLISHED_BY_ALL = "GREATEST(d.published_at, '-infinity')"
export const LATEST_OF_ALL_FIRST = `ORDER BY ${PUBLISHED_BY_ALL} DESC, d.id`

/** The deals after a position, in the order of one of these expressions. */
export const after = (published: string, time: string, id: string): string =>
  `${published} <= ${time}::timestamptz AND (${published} < ${time}::timestamptz OR d.id > ${id}::uuid)`
