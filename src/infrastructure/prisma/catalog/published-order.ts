/** When a deal (`d`) was published; deals without a time come last in `latestPublishedFirst`. */
export const PUBLISHED = "COALESCE(d.published_at, '-infinity')"
export const LATEST_PUBLISHED_FIRST = `ORDER BY ${PUBLISHED} DESC, d.id`

/** The deals after a position in this order. */
export const after = (time: string, id: string): string =>
  `${PUBLISHED} <= ${time}::timestamptz AND (${PUBLISHED} < ${time}::timestamptz OR d.id > ${id}::uuid)`
