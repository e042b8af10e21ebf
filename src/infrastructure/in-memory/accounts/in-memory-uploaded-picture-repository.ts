import type { UploadedPictureRepository } from '../../../application/ports/uploaded-picture-repository.js'
import type { AccountId } from '../../../domain/ids.js'
import type { UploadedPicture } from '../../../domain/uploaded-picture.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryUploadedPictureRepository implements UploadedPictureRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  save(picture: UploadedPicture): Promise<void> {
    return this.db.write(({ uploadedPictures }) => {
      uploadedPictures.set(picture.accountId, structuredClone(picture))
    })
  }

  async findById(id: string): Promise<UploadedPicture | null> {
    const found = [...this.db.tables.uploadedPictures.values()].find((picture) => picture.id === id)
    return structuredClone(found) ?? null
  }

  async findByAccount(accountId: AccountId): Promise<UploadedPicture | null> {
    return structuredClone(this.db.tables.uploadedPictures.get(accountId)) ?? null
  }

  delete(accountId: AccountId): Promise<void> {
    return this.db.write(({ uploadedPictures }) => {
      uploadedPictures.delete(accountId)
    })
  }
}
