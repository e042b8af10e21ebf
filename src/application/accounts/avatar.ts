import { avatarNotFound } from '../../domain/account.js'
import { foundOr } from '../found-or.js'
import type { Picture, Pictures } from '../ports/pictures.js'

/**
 * Fetches an avatar, so that browsers load it from this service and no other server learns who is looking at it.
 * @throws AVATAR_NOT_FOUND
 */
export const fetchAvatar = async (pictures: Pictures, url: string | null): Promise<Picture> =>
  foundOr(url === null ? null : await pictures.find(url), avatarNotFound)
