/** The path of an address as it was sent: without the scheme and host that may stand before it (RFC 9112, section 3.2.2). */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] || '/'
