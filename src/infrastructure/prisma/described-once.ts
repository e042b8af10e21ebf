import pg from 'pg'

/** What pg derives from the description of a statement's rows. */
interface Shape {
  readonly fields: unknown
  readonly _parsers: unknown
  readonly _prebuiltEmptyResultObject: unknown
}

/** What pg's query has besides what its types tell. */
interface PgQuery {
  name: string | undefined
  values: unknown[] | undefined
  readonly _result: Shape & { _types: pg.CustomTypesConfig | undefined }
  _accumulateRows: boolean
  callback: (error: Error | null, result: pg.QueryResult) => void
  prepare(connection: pg.Connection): void
  handleRowDescription(description: unknown): void
}
const PgQuery = pg.Query as unknown as new (text: string) => PgQuery & pg.Submittable

interface Described {
  /** By the names of statements. */
  readonly shapes: Map<string, Shape>
  /** The connection, but asked to describe nothing. */
  readonly silent: pg.Connection
}

const describedBy = new WeakMap<pg.Connection, Described>()

const describedOf = (connection: pg.Connection): Described => {
  const known = describedBy.get(connection)
  if (known !== undefined) return known
  const described = { shapes: new Map(), silent: Object.create(connection, { describe: { value: () => {} } }) }
  describedBy.set(connection, described)
  return described
}

/**
 * A query that has its connection describe the rows of a named statement once, where pg asks for it, sends it and reads it with
 * each execution. They stay as they are: PostgreSQL refuses to execute a named statement whose rows would have other columns.
 */
export class DescribedOnce extends PgQuery {
  readonly result: Promise<pg.QueryResult>
  private shapes: Described['shapes'] | undefined

  constructor({ text, name, values, types }: pg.QueryConfig) {
    // Given more than the text, pg copies it property by property, which takes some microseconds.
    super(text)
    this.name = name
    this.values = values
    this._result._types = types
    this.result = new Promise((resolve, reject) => {
      this.callback = (error, result) => (error === null ? resolve(result) : reject(error))
    })
  }

  override prepare(connection: pg.Connection): void {
    const { shapes, silent } = describedOf(connection)
    const shape = this.name === undefined ? undefined : shapes.get(this.name)
    if (shape !== undefined) {
      Object.assign(this._result, shape)
      this._accumulateRows = true
    }
    this.shapes = shapes
    super.prepare(shape === undefined ? connection : silent)
  }

  override handleRowDescription(description: unknown): void {
    super.handleRowDescription(description)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    if (this.name !== undefined) this.shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
