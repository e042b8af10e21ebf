import type { UploadedPictureRepository } from '../../../application/ports/uploaded-picture-repository.js'
import type { AccountId } from '../../../domain/ids.js'
import type { UploadedPicture } from '../../../domain/uploaded-picture.js'
import type { Prisma } from '../generated/client.js'
import type { UploadedPictureModel } from '../generated/models.js'

export class PrismaUploadedPictureRepository implements UploadedPictureRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async save({ id, accountId, bytes }: UploadedPicture): Promise<void> {
    const picture = { id, bytes: new Uint8Array(bytes) }
    await this.prisma.uploadedPicture.upsert({
      where: { accountId },
      create: { accountId, ...picture },
      update: picture,
    })
  }

  async findById(id: string): Promise<UploadedPicture | null> {
    return toPicture(await this.prisma.uploadedPicture.findUnique({ where: { id } }))
  }

  async findByAccount(accountId: AccountId): Promise<UploadedPicture | null> {
    return toPicture(await this.prisma.uploadedPicture.findUnique({ where: { accountId } }))
  }

  async delete(accountId: AccountId): Promise<void> {
    await this.prisma.uploadedPicture.deleteMany({ where: { accountId } })
  }
}

const toPicture = (row: UploadedPictureModel | null): UploadedPicture | null =>
  row && { ...row, accountId: row.accountId as AccountId }
