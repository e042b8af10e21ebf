/** The path of a request target, without a scheme and host (RFC 9112, section 3.2.2). */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] || '/'
