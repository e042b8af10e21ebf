import { avatarNotFound } from '../../domain/account.js'
import { pictureIdIn } from '../../domain/uploaded-picture.js'
import { foundOr } from '../found-or.js'
import type { Picture, Pictures } from '../ports/pictures.js'
import type { UploadedPictureRepository } from '../ports/uploaded-picture-repository.js'

/**
 * Fetches avatars, whether uploaded or on another site. Going through the service hides from other sites who looks at
 * an avatar.
 */
export class Avatars {
  constructor(
    private readonly uploadedPictures: Pick<UploadedPictureRepository, 'findById'>,
    private readonly pictures: Pictures,
  ) {}

  /** @throws AVATAR_NOT_FOUND */
  async fetch(url: string | null): Promise<Picture> {
    const id = pictureIdIn(url)
    const uploaded = id === null ? null : await this.uploadedPictures.findById(id)
    if (uploaded !== null) return { type: 'image/webp', bytes: uploaded.bytes }
    return foundOr(url === null ? null : await this.pictures.find(url), avatarNotFound)
  }
}
