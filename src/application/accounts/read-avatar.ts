import { accountNotFound, avatarNotFound, publicAvatarUrl } from '../../domain/account.js'
import { parseAccountId } from '../../domain/ids.js'
import type { ListedAuthors } from '../catalog/listed-authors.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { Picture, Pictures } from '../ports/pictures.js'

/** Avatars as pictures of the service's own, so that who looks at one tells no other server of it. */
export class ReadAvatar {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly authors: ListedAuthors,
    private readonly pictures: Pictures,
  ) {}

  /** The avatar of an account, trusted or not, for the admin who judges it. @throws ACCOUNT_NOT_FOUND, AVATAR_NOT_FOUND */
  async ofAccount(text: string): Promise<Picture> {
    const id = parseAccountId(text)
    const account = id === null ? null : await this.accounts.findById(id)
    if (account === null) throw accountNotFound()
    return this.fetch(account.avatarUrl)
  }

  /** The avatar of an author as everyone sees it: once it is trusted. @throws CATALOG_AUTHOR_NOT_FOUND, AVATAR_NOT_FOUND */
  async ofAuthor(handle: string): Promise<Picture> {
    return this.fetch(publicAvatarUrl(await this.authors.byHandle(handle)))
  }

  private async fetch(url: string | null): Promise<Picture> {
    const picture = url === null ? null : await this.pictures.find(url)
    if (picture === null) throw avatarNotFound()
    return picture
  }
}
