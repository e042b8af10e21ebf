import type { Ink } from '../drawing/board-drawing.js'
import type { SuitColours } from './sheet-options.js'

const SHARED = { ink: '#111111', soft: '#4b5563', line: '#9ca3af' } as const
const RED = '#c00000'

/** The colour of each ink on paper. Without colours, hearts and diamonds are outlines. */
export const SHEET_INKS: Readonly<Record<SuitColours, Readonly<Record<Ink, string>>>> = {
  two: { ...SHARED, S: '#000000', H: RED, D: RED, C: '#000000', vulnerable: RED },
  four: { ...SHARED, S: '#000000', H: RED, D: '#b45309', C: '#15803d', vulnerable: RED },
  grey: {
    ink: '#000000',
    soft: '#3f3f3f',
    line: '#8f8f8f',
    S: '#000000',
    H: '#000000',
    D: '#000000',
    C: '#000000',
    vulnerable: '#000000',
  },
}
