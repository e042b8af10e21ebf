import type { AccountId } from '../../domain/ids.js'
import type { UploadedPicture } from '../../domain/uploaded-picture.js'

export interface UploadedPictureRepository {
  /** Stores the account's picture, replacing the previous one. */
  save(picture: UploadedPicture): Promise<void>

  /** `null` if there is no such picture, or it no longer exists. */
  findById(id: string): Promise<UploadedPicture | null>

  /** `null` if the account has none. */
  findByAccount(accountId: AccountId): Promise<UploadedPicture | null>

  /** Deletes the account's picture, if it has one. */
  delete(accountId: AccountId): Promise<void>
}
