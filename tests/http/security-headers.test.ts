import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SECURITY_HEADERS } from '../../src/http/plugins/response/security-headers.js'

/** The headers that helmet sets on a response of a real server. */
const adviceOf = async (options: HelmetOptions): Promise<unknown> => {
  const protect = helmet(options)
  const server = createServer((request, response) =>
    protect(request, response, () => response.end(JSON.stringify(response.getHeaders()))),
  )
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).json()
}

describe('the security headers', () => {
  it('are the ones that helmet recommends, except for pages', async () => {
    const advice = await adviceOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      },
      xFrameOptions: { action: 'deny' },
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    })
    expect(SECURITY_HEADERS).toEqual(advice)
  })
})
