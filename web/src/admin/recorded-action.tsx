interface Recorded {
  readonly action: string
  readonly parameters?: Readonly<Record<string, string | null>>
}

/** What was done and, of an impersonated request, what its path named. */
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
