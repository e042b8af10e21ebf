import { DAY_MS } from '../domain/day.js'
import type { RateLimit } from '../http/plugins/caller/rate-limits.js'

export type Environment = Readonly<Record<string, string | undefined>>

const DAY = DAY_MS / 1_000

/** What a setting accepts, in words, and its default as it would be set; `null` if it has none that can be set. */
interface Rule {
  readonly accepts: string
  readonly fallback: string | null
}

/** Reads environment variables and collects problems. An empty value counts as missing. */
export class EnvironmentReader {
  private readonly noted: string[] = []
  private readonly asked = new Set<string>()
  private readonly applied = new Map<string, Rule>()
  private readonly needed = new Set<string>()

  constructor(private readonly env: Environment) {}

  /** One line for each invalid or missing value, in the order of reading. */
  get problems(): readonly string[] {
    return this.noted
  }

  /** The names of all settings that were read so far, whether or not they are set. */
  get names(): ReadonlySet<string> {
    return this.asked
  }

  /** The rules of the settings that were read so far. Plain text without a default has none. */
  get rules(): ReadonlyMap<string, Rule> {
    return this.applied
  }

  /** The names of the settings that have been required so far. */
  get required(): ReadonlySet<string> {
    return this.needed
  }

  refuse(name: string, reason: string): void {
    this.noted.push(`${name} ${reason}`)
  }

  require(names: readonly string[], where: string): void {
    for (const name of names) {
      this.needed.add(name)
      if (!this.has(name)) this.refuse(name, `is required ${where}`)
    }
  }

  has(name: string): boolean {
    return this.text(name) !== null
  }

  text(name: string): string | null {
    this.asked.add(name)
    return this.env[name]?.trim() || null
  }

  textOr(name: string, fallback: string): string {
    return this.parsed(name, (value) => value, 'text', fallback)
  }

  /** The parsed value, or the fallback if there is none. The value is invalid if `parse` returns `null`. */
  parsed<Value>(name: string, parse: (value: string) => Value | null, rule: string, fallback: Value): Value {
    const text = asSetting(fallback)
    this.applied.set(name, { accepts: rule, fallback: parse(text) === null ? null : text })
    const value = this.text(name)
    if (value === null) return fallback
    const result = parse(value)
    if (result === null) this.refuse(name, `must be ${rule}`)
    return result ?? fallback
  }

  whole<Fallback extends number | null>(name: string, min: number, max: number, fallback: Fallback): number | Fallback {
    const rule = `a whole number from ${min} to ${max}`
    return this.parsed<number | Fallback>(name, wholeNumber(min, max), rule, fallback)
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const known = (value: string): Value | null => values.find((each) => each === value) ?? null
    return this.parsed(name, known, `one of ${values.join(', ')}`, fallback)
  }

  /** Whether a switch is on, which is the default. */
  isOn(name: string): boolean {
    return this.oneOf(name, ['on', 'off'], 'on') === 'on'
  }

  url(name: string, isGood: (value: string) => boolean, rule: string): string | null {
    return this.parsed<string | null>(name, (value) => (isGood(value) ? value : null), rule, null)
  }

  /** `null`: no limit. */
  limit(name: string, fallback: RateLimit | null): RateLimit | null {
    const rule = '<count>/<seconds>, both whole numbers from 1, the seconds to 86400, or off'
    const value = this.parsed<RateLimit | 'off'>(name, rateLimit, rule, fallback ?? 'off')
    return value === 'off' ? null : value
  }
}

const asSetting = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'seconds' in value ? Object.values(value).join('/') : String(value)

export const wholeNumber =
  (min: number, max: number) =>
  (value: string): number | null => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? number : null
  }

/** `<count>/<seconds>`, at most 1,000,000,000 requests and one day. */
const rateLimit = (value: string): RateLimit | 'off' | null => {
  if (value === 'off') return value
  const [count = '', seconds = '', ...rest] = value.split('/')
  const limit = { count: wholeNumber(1, 1_000_000_000)(count), seconds: wholeNumber(1, DAY)(seconds) }
  return rest.length > 0 || limit.count === null || limit.seconds === null ? null : (limit as RateLimit)
}
