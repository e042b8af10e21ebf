/** The content security policy of the docs page: everything comes from this service. */
export const DOCS_CONTENT_SECURITY_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const

/** Sent with pages, except embeddable ones: a page of another site that opens one gets no access to its window. */
export const PAGE_HEADERS = Object.freeze({ 'cross-origin-opener-policy': 'same-origin' })

/**
 * Sent with every response: the headers that helmet recommends, except those that only matter for pages or for obsolete
 * browsers.
 */
export const SECURITY_HEADERS = Object.freeze({
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})
