import pg from 'pg'

/**
 * A query that `pg` sends unchanged. From a configuration, it would copy each property, which takes four microseconds:
 * a sixth of a short read.
 */
export class PipelinedQuery extends pg.Query {
  readonly name: string | undefined
  readonly result: Promise<pg.QueryResult>

  constructor({ text, name, values }: pg.QueryConfig) {
    let settle: (error: Error | null | undefined, result: pg.QueryResult) => void = () => {}
    super(text, values, (error, result) => settle(error, result))
    this.name = name
    this.result = new Promise((resolve, reject) => {
      settle = (error, result) => (error ? reject(error) : resolve(result))
    })
  }
}
