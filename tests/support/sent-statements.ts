import pg from 'pg'

export interface SentStatement {
  /** The client whose connection it was sent over. */
  readonly client: pg.Client
  /** What a connection knows it by once it has parsed and planned it. */
  readonly name?: string | undefined
  readonly text: string
  readonly values: unknown[]
}

/** Notes every statement that goes to a database server, for every statement goes through a client, until it is told to stop. */
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
    /** Those of the work alone. */
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
