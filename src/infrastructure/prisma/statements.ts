import type pg from 'pg'
import type { Prisma } from './generated/client.js'

/** A statement whose text never changes. Its name is its own: no other text goes by it. */
export interface Statement {
  readonly name: string
  /** With `$1`, `$2` and so on for the values. */
  readonly text: string
}

/** Sends the statements of hot paths, past the query compiler of Prisma. */
export interface Statements {
  /** The rows as PostgreSQL gives them: `Row` says what the text of the statement makes of them. */
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>
}

/**
 * Each on its own, over whichever connection is free. By its name a server parses and plans a statement once for a
 * connection; the embedded database and poolers that share sessions take no names.
 */
export const pooledStatements = (pool: pg.Pool, { areNamed }: { readonly areNamed: boolean }): Statements => ({
  rows: async ({ name, text }, values) => {
    const query = areNamed ? { name, text, values: [...values] } : { text, values: [...values] }
    return (await pool.query(query)).rows
  },
})

/** As parts of a transaction, or with what a client of Prisma has. */
export const clientStatements = (prisma: Prisma.TransactionClient): Statements => ({
  rows: ({ text }, values) => prisma.$queryRawUnsafe(text, ...values),
})
