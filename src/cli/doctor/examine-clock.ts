import { TOKEN_TOLERANCE_SECONDS } from '../../domain/account.js'
import { readClock } from '../../infrastructure/postgres/examination.js'
import { openDatabase } from '../../process/open-database.js'
import type { Settings } from '../../process/settings.js'
import { type Finding, ok, problem, skipped } from './finding.js'

const TIMEOUT_MS = 5_000

/** The minimum lead of another clock, in milliseconds (negative if it is behind); `null` if it can't be read. */
const leadOf = async (read: () => Promise<number>, resolution: number): Promise<number | null> => {
  const before = Date.now()
  try {
    const other = await read()
    const after = Date.now()
    if (other > after) return other - after
    return Math.min(0, other + resolution - before)
  } catch {
    return null
  }
}

const judged = (whose: string, lead: number | null): Finding => {
  if (lead === null)
    return skipped(`The clock of ${whose} could not be read.`, 'Solve what is said about it above first.')
  const seconds = Math.round(Math.abs(lead) / 1_000)
  return Math.abs(lead) <= TOKEN_TOLERANCE_SECONDS * 1_000
    ? ok(`The clock agrees with that of ${whose}.`)
    : problem(
        `The clock of ${whose} is ${seconds} s ${lead > 0 ? 'ahead' : 'behind'}.`,
        'Set the clocks of both machines by NTP: tokens and dates are refused or wrong otherwise.',
      )
}

const databaseTime = (settings: Settings) => async (): Promise<number> => {
  const database = await openDatabase(settings)
  try {
    return await readClock(database.pool)
  } finally {
    await database.close()
  }
}

const serverTime = (url: string) => async (): Promise<number> => {
  const { headers } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at)) throw new Error('no date')
  return at
}

/** Compares this machine's clock with those of the database and the identity provider. */
export const examineClock = async (settings: Settings): Promise<readonly Finding[]> => {
  const { databaseUrl, identityProvider } = settings
  const findings = [
    ...(databaseUrl === null ? [] : [judged('the database', await leadOf(databaseTime(settings), 1))]),
    ...(identityProvider === null
      ? []
      : [judged('the identity provider', await leadOf(serverTime(identityProvider.issuer), 1_000))]),
  ]
  return findings.length > 0 ? findings : [ok('There is no other clock to agree with.')]
}
