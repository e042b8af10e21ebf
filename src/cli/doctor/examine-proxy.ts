import { randomBytes } from 'node:crypto'
import type { Settings } from '../../process/settings.js'
import { type Finding, ok, problem, reasonOf, skipped, warning } from './finding.js'

const TIMEOUT_MS = 5_000
/** A public route that is counted by the caller's address. */
const COUNTED_PATH = '/auction-systems'
const PRETENCES = 3

/** A random address for documentation (RFC 3849), in a network for which no requests have been counted yet. */
const inventedAddress = (): string =>
  `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/^(.{4})/, '$1:')}::1`

/** Whether a request is the first that is counted for its address; `null` if the response doesn't say. */
const isFirst = async (url: string, address: string): Promise<boolean | null> => {
  const { headers } = await fetch(`${url}${COUNTED_PATH}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'x-forwarded-for': address },
  })
  const [limit, remaining] = [headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]
  return limit === null || remaining === null ? null : Number(remaining) === Number(limit) - 1
}

/** Checks whether visitors can choose the address by which they are counted, and so begin a new count at will. */
const examineTrust = async (url: string): Promise<Finding> => {
  const firsts: (boolean | null)[] = []
  for (let i = 0; i < PRETENCES; i++) firsts.push(await isFirst(url, inventedAddress()))
  if (firsts.includes(null))
    return skipped(
      `${url} does not say how requests are counted.`,
      'Check that PUBLIC_URL leads to the service, and set RATE_LIMIT_PUBLIC.',
    )
  return firsts.every((first) => first === true)
    ? problem(
        'The service believes any address that a visitor writes into X-Forwarded-For, so limits by address have no effect.',
        'Set TRUST_PROXY to the networks of your proxies, or to exactly their number, and have the first proxy replace the header.',
      )
    : ok('Visitors cannot choose the address by which they are counted.')
}

const reach = async (url: string): Promise<readonly Finding[]> => {
  try {
    const response = await fetch(`${url}/health/ready`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const body = (await response.json().catch(() => null)) as { readonly message?: unknown } | null
    if (response.ok) return [ok(`The service is ready at ${url}.`), await examineTrust(url)]
    return [
      problem(
        `${url}/health/ready answered ${response.status}${typeof body?.message === 'string' ? `: ${body.message.slice(0, 200).replace(/\.$/, '')}` : ''}.`,
        'Look into the log of the service, and into that of the proxy in front of it.',
      ),
    ]
  } catch (error) {
    return [
      warning(
        `${url} cannot be reached from here: ${reasonOf(error)}.`,
        'If the service is running, check the name, the certificate and the proxy.',
      ),
    ]
  }
}

/** Examines the path from the public address through the proxies to the service. */
export const examineProxy = async ({ production, publicUrl, trustProxy }: Settings): Promise<readonly Finding[]> => {
  if (publicUrl === null)
    return [
      production
        ? warning(
            'PUBLIC_URL is not set, so links begin with whatever address a request was sent to.',
            'Set PUBLIC_URL to the address that people use.',
          )
        : ok('There is no PUBLIC_URL, so there is no proxy to examine.'),
    ]
  const isBehindProxy = publicUrl.startsWith('https:')
  const trust =
    isBehindProxy && trustProxy === false
      ? [
          problem(
            'A proxy ends TLS for PUBLIC_URL, but TRUST_PROXY is not set: all visitors share one limit.',
            'Set TRUST_PROXY to the networks of your proxies, or to their number.',
          ),
        ]
      : []
  return [...trust, ...(await reach(publicUrl))]
}
