import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** The addresses of a name. It rejects if there are none. */
export type ResolveName = (name: string) => Promise<readonly LookupAddress[]>

/** A name server that does not answer is asked twice, the second time for longer. */
const OPTIONS = { timeout: 1_000, tries: 2 }

/**
 * Asks the name servers directly, which takes no thread. `dns.lookup` holds one of the few of the process until they have answered, so
 * names whose servers hang would hold up files, compression and cryptography.
 * @param servers as `Resolver.setServers` takes them; by default those of the system
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
