import pg from 'pg'

export interface SentStatement {
  /** The client that sent it. */
  readonly client: pg.Client
  /** The name of the prepared statement. */
  readonly name?: string | undefined
  readonly text: string
  readonly values: unknown[]
}

/** Records every statement sent to a database server, until told to stop. */
export const noteStatements = () => {
  const { query } = pg.Client.prototype
  const sent: SentStatement[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement, values = []] = args as [string | { name?: string; text: string; values?: unknown[] }, unknown[]?]
    sent.push(
      typeof statement === 'string'
        ? { client: this, text: statement, values }
        : { client: this, name: statement.name, text: statement.text, values: statement.values ?? values },
    )
    return Reflect.apply(query, this, args)
  } as typeof query
  return {
    /** The statements sent during the work. */
    during: async (work: () => Promise<unknown>): Promise<readonly SentStatement[]> => {
      sent.length = 0
      await work()
      return [...sent]
    },
    stop: () => {
      pg.Client.prototype.query = query
    },
  }
}
