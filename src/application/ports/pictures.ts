/** What browsers show as a picture and nothing else: no SVG, which is a document that may run scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const

export interface Picture {
  readonly type: (typeof PICTURE_TYPES)[number]
  readonly bytes: Uint8Array
}

export interface Pictures {
  /** The picture at an address that an account gave; `null` where there is none that can be shown. It never throws. */
  find(url: string): Promise<Picture | null>
}
