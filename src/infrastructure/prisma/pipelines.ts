import type pg from 'pg'

/** A connection that has not answered for this long gets no more statements, in milliseconds. */
export const STUCK_MS = 100

/** What pg keeps of the statements that a connection was asked to parse and has not answered for yet. */
interface Parsing {
  readonly submittedNamedStatements: Readonly<Record<string, string>>
}

/** Whether a statement would rely on a name that the connection may yet fail to know, for want of a lock or of time. */
const isBeingParsed = ({ connection }: pg.Client, { name }: pg.QueryConfig): boolean =>
  name !== undefined && (connection as pg.Connection & Parsing).submittedNamedStatements[name] !== undefined

/** Sends a statement behind those that the connection has not answered yet. */
export const sendBehind = (client: pg.Client, query: pg.QueryConfig): Promise<pg.QueryResult> =>
  client.query(isBeingParsed(client, query) ? { ...query, name: undefined } : query)

/** Connections that are free or may still be made, less those who wait for one: below 0 while some wait in vain. */
export const freeConnections = ({ idleCount, totalCount, waitingCount, options }: pg.Pool): number =>
  idleCount + options.max - totalCount - waitingCount
