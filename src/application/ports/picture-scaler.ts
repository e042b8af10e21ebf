export interface PictureScaler {
  /**
   * A square WebP picture of `PICTURE_SIZE` pixels without metadata, cut from the middle; `null` if the bytes are not a
   * JPEG, PNG or WebP picture of at most `MAX_PICTURE_PIXELS`, or scaling takes too long. Callers get turns by
   * rotation.
   */
  toAvatar(bytes: Uint8Array, caller: string): Promise<Uint8Array | null>
}
