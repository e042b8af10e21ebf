import { DomainError } from './errors.js'
import type { AccountId } from './ids.js'

/** Uploaded pictures are kept at this size, in pixels. */
export const PICTURE_SIZE = 256
/** The media types of pictures that can be uploaded. */
export const UPLOADABLE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 40_000_000

/** A picture that an account has uploaded as its avatar. An account has at most one. */
export interface UploadedPicture {
  /** A secret, because anyone who has the address may see the picture; a new one for each upload. */
  readonly id: string
  readonly accountId: AccountId
  /** WebP, without metadata. */
  readonly bytes: Uint8Array
}

const PATH = '/pictures/'
const ADDRESS = /\/pictures\/([\w-]{32})$/

/** @param service the public address of the service, without a trailing slash */
export const addressOfPicture = (service: string, id: string): string => `${service}${PATH}${id}`

const ID = /^[\w-]{1,128}$/

/** Parses the id of a picture; `null` if it is malformed. */
export const parsePictureId = (text: string): string | null => (ID.test(text) ? text : null)

/** The id of the uploaded picture at an address; `null` if it can't be one. */
export const pictureIdIn = (address: string | null): string | null => ADDRESS.exec(address ?? '')?.[1] ?? null

export const pictureUnreadable = (): DomainError =>
  new DomainError('invalid', 'VALIDATION_FAILED', 'The picture could not be read.', {
    issues: [
      { path: '', message: `must be a JPEG, PNG or WebP picture of at most ${MAX_PICTURE_PIXELS / 1e6} megapixels` },
    ],
  })
