interface Named {
  readonly name: string
}

/** The students, numbered in order if several chose the same name. */
export const withDistinctNames = <Student extends Named>(students: readonly Student[]): readonly Student[] => {
  const folded = (name: string): string => name.normalize().toLocaleLowerCase()
  const counts = new Map<string, number>()
  for (const { name } of students) counts.set(folded(name), (counts.get(folded(name)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return students.map((student) => {
    const { name } = student
    const at = (seen.get(folded(name)) ?? 0) + 1
    seen.set(folded(name), at)
    return counts.get(folded(name)) === 1 ? student : { ...student, name: `${name} (${at})` }
  })
}
