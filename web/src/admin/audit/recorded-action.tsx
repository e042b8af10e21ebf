interface Recorded {
  readonly action: string
  readonly parameters?: Readonly<Record<string, string | null>>
}

/** The recorded action and, for an impersonated request, its path parameters. */
export const RecordedAction = ({ action, parameters = {} }: Recorded) => (
  <>
    <code>{action}</code>
    {Object.entries(parameters).map(([name, value]) => (
      <span key={name} className="hint">
        {' '}
        {name} <code>{value ?? '—'}</code>
      </span>
    ))}
  </>
)
