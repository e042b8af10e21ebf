/** The outline of a suit symbol, in thousandths of the font size, upwards from the baseline. */
export interface SuitShape {
  /** An SVG path with `M`, `L`, `C` and `Z` in absolute coordinates. */
  readonly path: string
  /** The shape that is cut out when suits are printed without colours. */
  readonly hole: string
}

export const SUIT_ADVANCE = 760

const circle = (x: number, y: number, r: number): string => {
  const k = Math.round(r * 0.5523)
  return [
    `M${x + r} ${y}`,
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}`,
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}`,
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}`,
    `C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`,
  ].join('')
}

const HEART =
  'M380 -20C330 110 60 260 60 480C60 620 150 710 250 710C310 710 358 670 380 600C402 670 450 710 510 710C610 710 700 620 700 480C700 260 430 110 380 -20Z'
const DIAMOND =
  'M380 -40C320 90 220 230 110 345C220 460 320 600 380 730C440 600 540 460 650 345C540 230 440 90 380 -40Z'

/** The path scaled towards an inner point, which becomes the hole of an outlined suit. */
const within = (path: string, x: number, y: number, scale: number): string => {
  let isAcross = false
  return path.replace(/-?\d+/g, (number) => {
    isAcross = !isAcross
    const middle = isAcross ? x : y
    return String(Math.round(middle + (Number(number) - middle) * scale))
  })
}

export const SUIT_SHAPES: Readonly<Record<'S' | 'H' | 'D' | 'C', SuitShape>> = {
  S: {
    path: 'M380 730C335 600 60 440 60 245C60 130 145 62 230 62C285 62 330 88 358 135C350 80 325 30 280 -20L480 -20C435 30 410 80 402 135C430 88 475 62 530 62C615 62 700 130 700 245C700 440 425 600 380 730Z',
    hole: '',
  },
  H: { path: HEART, hole: within(HEART, 380, 410, 0.74) },
  D: { path: DIAMOND, hole: within(DIAMOND, 380, 345, 0.7) },
  C: {
    path: `${circle(380, 550, 165)}${circle(205, 285, 165)}${circle(555, 285, 165)}M480 -20C425 60 405 180 402 330L358 330C355 180 335 60 280 -20Z`,
    hole: '',
  },
}
