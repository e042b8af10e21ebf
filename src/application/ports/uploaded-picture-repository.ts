import type { AccountId } from '../../domain/ids.js'
import type { UploadedPicture } from '../../domain/uploaded-picture.js'

export interface UploadedPictureRepository {
  /** Replaces the account's picture, if it has one. */
  save(picture: UploadedPicture): Promise<void>

  /** `null` if there is no such picture, or no longer. */
  findById(id: string): Promise<UploadedPicture | null>

  /** `null` if the account has none. */
  findByAccount(accountId: AccountId): Promise<UploadedPicture | null>

  /** Repeatable. */
  delete(accountId: AccountId): Promise<void>
}
