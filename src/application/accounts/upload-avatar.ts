import type { Account } from '../../domain/account.js'
import { requireAccount } from '../../domain/actor.js'
import type { Initiator } from '../../domain/audit.js'
import type { ExpectedRevisions } from '../../domain/revision.js'
import { addressOfPicture, pictureUnreadable } from '../../domain/uploaded-picture.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { PictureScaler } from '../ports/picture-scaler.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'
import type { UpdateAccount } from './update-account.js'

interface Input extends Initiator {
  readonly bytes: Uint8Array
  /** The public address of the service, without a trailing slash. */
  readonly service: string
  readonly expected?: ExpectedRevisions
}

/** Scales a picture down and stores it as the avatar of the actor's account. */
export class UploadAvatar {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly repositories: Pick<Repositories, 'uploadedPictures'>,
    private readonly updateAccount: UpdateAccount,
    private readonly scaler: PictureScaler,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, VALIDATION_FAILED if it is not a picture, PRECONDITION_FAILED */
  async execute({ bytes, service, expected, ...initiator }: Input): Promise<Account> {
    const { id: accountId } = requireAccount(initiator.actor)
    const scaled = await this.scaler.toAvatar(bytes, accountId)
    if (scaled === null) throw pictureUnreadable()
    return this.unitOfWork.enclose(async () => {
      const id = this.ids.secret()
      const patch = { avatarUrl: addressOfPicture(service, id) }
      const change = { id: accountId, patch, ...(expected === undefined ? {} : { expected }) }
      const { account } = await this.updateAccount.execute({ ...initiator, ...change })
      await this.repositories.uploadedPictures.save({ id, accountId, bytes: scaled })
      return account
    })
  }
}
