import { FairQueue } from '../../application/fair-queue.js'
import type { PictureScaler } from '../../application/ports/picture-scaler.js'
import { MAX_PICTURE_PIXELS, PICTURE_SIZE } from '../../domain/uploaded-picture.js'

/** Whether the first twelve bytes, as Latin-1, are those of an accepted format. Other files never reach a decoder. */
const isAccepted = (beginning: string): boolean =>
  beginning.startsWith('\u00ff\u00d8\u00ff') ||
  beginning.startsWith('\u0089PNG') ||
  (beginning.startsWith('RIFF') && beginning.endsWith('WEBP'))
const QUALITY = 80
/** The maximum time that a picture waits for earlier ones, in milliseconds. */
const WAIT_MS = 5_000
/** The maximum number of waiting pictures of one caller. */
const MAX_WAITING = 2
/** A small file can take long to decode, for example a JPEG of very many scans. */
const MAX_SECONDS = 5

/**
 * Decodes pictures in a thread of libvips, one at a time, because a decoded picture can take 160 MB. The library is
 * loaded with the first picture.
 */
export class SharpPictureScaler implements PictureScaler {
  private readonly turns = new FairQueue({ concurrency: 1, perCaller: 1, waiting: MAX_WAITING, waitMs: WAIT_MS })

  async toAvatar(bytes: Uint8Array, caller: string): Promise<Uint8Array | null> {
    const beginning = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
    if (!isAccepted(beginning)) return null
    return this.turns.run(caller, async () => {
      const { default: sharp } = await import('sharp')
      sharp.cache(false)
      sharp.concurrency(1)
      try {
        return await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' })
          .timeout({ seconds: MAX_SECONDS })
          .autoOrient()
          .resize(PICTURE_SIZE, PICTURE_SIZE)
          .webp({ quality: QUALITY })
          .toBuffer()
      } catch {
        return null
      }
    })
  }
}
