import { avatarNotFound } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { parsePictureId } from '../../domain/uploaded-picture.js'
import { foundOr } from '../found-or.js'
import type { Picture } from '../ports/pictures.js'
import type { UploadedPictureRepository } from '../ports/uploaded-picture-repository.js'

/** Reads an uploaded picture for anyone who knows its id: readers who are not signed in see avatars too. */
export class GetUploadedPicture {
  constructor(private readonly uploadedPictures: Pick<UploadedPictureRepository, 'findById'>) {}

  /** @throws AVATAR_NOT_FOUND */
  async execute({ id: text }: { readonly actor: Actor; readonly id: string }): Promise<Picture> {
    const id = foundOr(parsePictureId(text), avatarNotFound)
    const { bytes } = foundOr(await this.uploadedPictures.findById(id), avatarNotFound)
    return { type: 'image/webp', bytes }
  }
}
