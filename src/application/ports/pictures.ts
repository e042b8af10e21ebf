/** Types that browsers only ever treat as pictures. SVG is not one of them: it is a document that can run scripts. */
export const SHOWABLE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const

export interface Picture {
  readonly type: (typeof SHOWABLE_TYPES)[number]
  readonly bytes: Uint8Array
}

export interface Pictures {
  /** The picture at a URL that an account has set; `null` if there is none that can be shown. Never throws. */
  find(url: string): Promise<Picture | null>
}
