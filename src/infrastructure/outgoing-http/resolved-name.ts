import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Looks up the addresses of a name. Rejects if there are none. */
export type ResolveName = (name: string) => Promise<readonly LookupAddress[]>

/** A name server that does not answer is asked twice, the second time for longer. */
const OPTIONS = { timeout: 1_000, tries: 2 }

/**
 * Asks the name servers directly, without a thread. `dns.lookup` occupies one of the process's few threads until a
 * server answers, so servers that hang would delay file access, compression and cryptography.
 * @param servers in the format of `Resolver.setServers`; those of the system by default
 */
export const nameResolver = (servers?: readonly string[]): ResolveName => {
  const resolver = new Resolver(OPTIONS)
  if (servers !== undefined) resolver.setServers(servers)
  return async (name) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason
    return addresses
  }
}
