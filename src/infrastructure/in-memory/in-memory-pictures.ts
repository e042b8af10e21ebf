import type { Picture, Pictures } from '../../application/ports/pictures.js'

/** A fixed set of pictures by address. */
export class InMemoryPictures implements Pictures {
  constructor(private readonly pictures: Readonly<Record<string, Picture>> = {}) {}

  async find(url: string): Promise<Picture | null> {
    const picture = this.pictures[url]
    return picture === undefined ? null : { ...picture, bytes: Uint8Array.from(picture.bytes) }
  }
}
