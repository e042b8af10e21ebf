import { readFileSync, statSync } from 'node:fs'
import { contrastOf, DEFAULT_SITE, READABLE, type Site, type SiteLogo } from '../http/pages/site.js'
import type { EnvironmentReader } from './environment.js'

const MAX_NAME_LENGTH = 60
const MAX_LOGO_BYTES = 256 * 1024

/** The site's name (`SITE_NAME`), colour (`SITE_COLOR`) and logo (the file named by `SITE_LOGO`). */
export const readSite = (reader: EnvironmentReader): Site => ({
  name: reader.parsed(
    'SITE_NAME',
    (value) => (isName(value) ? value : null),
    `1 to ${MAX_NAME_LENGTH} characters without control characters`,
    DEFAULT_SITE.name,
  ),
  color: readColor(reader),
  logo: readLogo(reader),
})

const isName = (value: string): boolean => [...value].length <= MAX_NAME_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)

const readColor = (reader: EnvironmentReader): string | null => {
  const color = reader.parsed<string | null>('SITE_COLOR', hexColor, 'a colour such as #14633a or #063', null)
  if (color === null) return null
  const contrast = contrastOf(color, '#ffffff')
  if (contrast >= READABLE) return color
  const found = (Math.floor(contrast * 10) / 10).toFixed(1)
  reader.refuse('SITE_COLOR', `must have a contrast of ${READABLE}:1 or more with white, and has ${found}:1: darken it`)
  return null
}

/** Normalises a colour to `#rrggbb`. */
const hexColor = (value: string): string | null => {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return null
  const digits = value.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

const readLogo = (reader: EnvironmentReader): SiteLogo | null => {
  const path = reader.text('SITE_LOGO')
  if (path === null) return null
  const bytes = contentOf(path)
  if (bytes === null) return refused(reader, 'must name a file that can be read')
  if (bytes.length > MAX_LOGO_BYTES) return refused(reader, 'must name a file of at most 256 KiB')
  const type = pictureTypeOf(bytes)
  return type === null ? refused(reader, 'must name a picture: SVG, PNG or WebP') : { type, bytes }
}

const refused = (reader: EnvironmentReader, reason: string): null => {
  reader.refuse('SITE_LOGO', reason)
  return null
}

const contentOf = (path: string): Buffer | null => {
  try {
    // Reading anything else, such as a pipe, could block the service.
    return statSync(path).isFile() ? readFileSync(path) : null
  } catch {
    return null
  }
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
/** An SVG root element, optionally after an XML declaration, comments and a document type. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)\s*)*<svg[\s>]/i

const pictureTypeOf = (bytes: Buffer): SiteLogo['type'] | null => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  return SVG.test(bytes.toString('utf8')) ? 'image/svg+xml' : null
}
