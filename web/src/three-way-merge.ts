/** Whether two values are the same JSON. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[]

/** The fields of a record that differ in another one. */
export const changedFields = <T extends object>(before: T, after: T): readonly (keyof T)[] =>
  fieldsOf(before).filter((field) => !isSame(before[field], after[field]))

/** A record with some fields replaced by those of another one. */
export const withFieldsOf = <T extends object>(record: T, other: T, fields: readonly (keyof T)[]): T => ({
  ...record,
  ...Object.fromEntries(fields.map((field) => [field, other[field]])),
})

/** The differences after two people, or two windows, changed a record at once. */
export interface Merge<T> {
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly (keyof T)[]
  /** Fields that only the other side changed. */
  readonly theirs: readonly (keyof T)[]
}

/**
 * Compares two versions of a record with the one that both are based on.
 * @param own the fields to count as changed by the draft
 */
export const mergeOf = <T extends object>(
  base: T,
  draft: T,
  current: T,
  own: readonly (keyof T)[] = changedFields(base, draft),
): Merge<T> => {
  const others = changedFields(base, current).filter((field) => !isSame(draft[field], current[field]))
  return {
    conflicts: others.filter((field) => own.includes(field)),
    theirs: others.filter((field) => !own.includes(field)),
  }
}
