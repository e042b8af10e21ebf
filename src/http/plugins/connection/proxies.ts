/**
 * Which proxies are trusted to report a client's address in `X-Forwarded-For`: a number of hops, or their networks;
 * `false`: none.
 */
export type TrustedProxies = number | readonly string[] | false

/** The value of Fastify's `trustProxy`. */
export const trustProxyOf = (proxies: TrustedProxies) => {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies
  return proxies === false ? false : [...proxies]
}
