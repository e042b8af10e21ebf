/** How many hops, or which networks, may say in `X-Forwarded-For` where a request comes from; `false`: none. */
export type TrustedProxies = number | readonly string[] | false

/** What Fastify calls `trustProxy`. */
export const trustProxyOf = (proxies: TrustedProxies) => {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies
  return proxies === false ? false : [...proxies]
}
