import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What is not the public internet (IANA special-purpose address registries, RFC 6890). */
const RESERVED = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', prefix] = network.split('/')
  RESERVED.addSubnet(address, Number(prefix), 'ipv4')
}
// Of IPv6 only global unicast is public, and of that not what holds an IPv4 address or documents something.
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', prefix] = network.split('/')
  RESERVED.addSubnet(address, Number(prefix), 'ipv6')
}
const GLOBAL_UNICAST = new BlockList()
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet, so that a request to it reaches nothing of the own network. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !RESERVED.check(address, 'ipv4')
  return isIPv6(address) && GLOBAL_UNICAST.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6')
}
