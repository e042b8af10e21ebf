declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }

  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels
    getMirroredCharacter(sign: string): string | null
  }

  const bidiFactory: () => Bidi
  export = bidiFactory
}
