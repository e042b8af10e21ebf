/** The name and appearance of the service on its pages. */
export interface Site {
  readonly name: string
  /** `#rrggbb`, readable on white; `null`: the default colour. */
  readonly color: string | null
  /** `null`: the default icon. */
  readonly logo: SiteLogo | null
}

export interface SiteLogo {
  readonly type: 'image/svg+xml' | 'image/png' | 'image/webp'
  readonly bytes: Buffer
}

export const DEFAULT_SITE: Site = { name: 'Dealbook', color: null, logo: null }

/** The minimum contrast for readable text (WCAG 2.2, success criterion 1.4.3). */
export const READABLE = 4.5

/** The background colours of the pages, as in web/src/styles/foundations.css. */
const LIGHT_GROUND = '#f7f5f1'
const DARK_PAPER = '#1f1d1a'
const DARK_GROUND = '#151412'
const WHITE = '#ffffff'
const BLACK = '#000000'

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours `#rrggbb`, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes two colours. `share` is the proportion of the other one, from 0 to 1. */
const mixed = (color: string, other: string, share: number): string => {
  const added = channelsOf(other)
  const channels = channelsOf(color).map((channel, i) => Math.round(channel * (1 - share) + (added[i] ?? 0) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour, mixed with just enough of another to be readable on all these backgrounds. */
const readable = (color: string, towards: string, surfaces: readonly string[]): string => {
  const steps = Array.from({ length: 21 }, (_, step) => mixed(color, towards, step / 20))
  return steps.find((step) => surfaces.every((surface) => contrastOf(step, surface) >= READABLE)) ?? towards
}

/** A style sheet with the page colours derived from the site's colour. */
export const siteStyles = ({ color }: Pick<Site, 'color'>): string => {
  if (color === null) return ''
  const soft = [mixed(color, WHITE, 0.88), mixed(color, DARK_PAPER, 0.75)] as const
  const light = readable(color, BLACK, [LIGHT_GROUND, soft[0]])
  const dark = readable(color, WHITE, [DARK_PAPER, soft[1]])
  const pairs = {
    accent: [light, dark],
    'on-accent': [WHITE, DARK_GROUND],
    'accent-strong': [mixed(light, BLACK, 0.25), mixed(dark, WHITE, 0.3)],
    'accent-soft': soft,
  }
  const lines = Object.entries(pairs).map(([name, both]) => `  --${name}: light-dark(${both.join(', ')});\n`)
  return `:root {\n${lines.join('')}}\n`
}

/** The path of the logo. */
export const LOGO_PATH = '/site-logo'

/** The path of the style sheet with the site's colours. */
export const STYLES_PATH = '/site.css'

export const stylesLinkOf = ({ color }: Site): string =>
  color === null ? '' : `<link rel="stylesheet" href="${STYLES_PATH}">`
