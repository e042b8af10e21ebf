/** The columns of the table of boards, and whether they are shown by default. The title always precedes them. */
const COLUMNS = {
  boardNumber: true,
  contract: true,
  themes: true,
  sharing: true,
  updatedAt: true,
  dealer: false,
  vulnerability: false,
  result: false,
  personalThemes: false,
  inspirations: false,
  catalog: false,
  createdAt: false,
  publishedAt: false,
} as const

export type ColumnName = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as readonly ColumnName[]

export interface Column {
  readonly name: ColumnName
  readonly isShown: boolean
}

const isColumn = (name: string): name is ColumnName => name in COLUMNS

/** The columns in the given order, followed by those not mentioned. Unknown names are ignored. */
export const columnsIn = (
  order: readonly string[],
  visibility: Readonly<Record<string, boolean>>,
): readonly Column[] => {
  const arranged = [...new Set(order.filter(isColumn))]
  return [...arranged, ...NAMES.filter((name) => !arranged.includes(name))].map((name) => ({
    name,
    isShown: visibility[name] ?? COLUMNS[name],
  }))
}

export const withColumnMoved = (columns: readonly Column[], name: ColumnName, by: 1 | -1): readonly Column[] => {
  const from = columns.findIndex((column) => column.name === name)
  const to = from + by
  if (from < 0 || to < 0 || to >= columns.length) return columns
  const next = [...columns]
  const [moved] = next.splice(from, 1) as [Column]
  next.splice(to, 0, moved)
  return next
}

export const withColumnTurned = (columns: readonly Column[], name: ColumnName): readonly Column[] =>
  columns.map((column) => (column.name === name ? { ...column, isShown: !column.isShown } : column))
