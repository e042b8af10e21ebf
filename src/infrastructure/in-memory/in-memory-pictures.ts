import type { Picture, Pictures } from '../../application/ports/pictures.js'

/** Pictures that were put there by their addresses. */
export class InMemoryPictures implements Pictures {
  constructor(private readonly pictures: Readonly<Record<string, Picture>> = {}) {}

  async find(url: string): Promise<Picture | null> {
    const picture = this.pictures[url]
    return picture === undefined ? null : { ...picture, bytes: Uint8Array.from(picture.bytes) }
  }
}
