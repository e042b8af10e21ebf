import bidiFactory from 'bidi-js'

/** The Unicode Bidirectional Algorithm. */
export const bidi = bidiFactory()
