import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 range assigned to networks on the internet; the rest is special or unused (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public internet, so that a request to it can't reach the internal network. IPv6
 * addresses that embed an IPv4 address (mapped, NAT64, 6to4, Teredo) are never accepted.
 */
export const isPublicAddress = (address: string): boolean => {
  // The library also accepts texts that a resolver would reject, such as 127.1 and 010.0.0.1.
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST))
}
