/** Whether two values are the same JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = <Rec extends object>(record: Rec) => Object.keys(record) as (keyof Rec)[]

/** The fields of a record that differ in another one. */
export const changedFields = <Rec extends object>(before: Rec, after: Rec): readonly (keyof Rec)[] =>
  fieldsOf(before).filter((field) => !isSame(before[field], after[field]))

/** A record with some fields replaced by those of another one. */
export const withFieldsOf = <Rec extends object>(record: Rec, other: Rec, fields: readonly (keyof Rec)[]): Rec => ({
  ...record,
  ...Object.fromEntries(fields.map((field) => [field, other[field]])),
})

/** The differences after two people, or two windows, changed a record at once. */
export interface Merge<Rec> {
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly (keyof Rec)[]
  /** Fields that only the other side changed. */
  readonly theirs: readonly (keyof Rec)[]
}

/**
 * Compares two versions of a record with the one that both are based on.
 * @param own the fields to count as changed by the draft
 */
export const mergeOf = <Rec extends object>(
  base: Rec,
  draft: Rec,
  current: Rec,
  own: readonly (keyof Rec)[] = changedFields(base, draft),
): Merge<Rec> => {
  const others = changedFields(base, current).filter((field) => !isSame(draft[field], current[field]))
  return {
    conflicts: others.filter((field) => own.includes(field)),
    theirs: others.filter((field) => !own.includes(field)),
  }
}
