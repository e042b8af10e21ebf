interface Problem {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, unknown>> }>>
}
interface Response extends Problem {
  headers?: Record<string, unknown>
}
type Operation = { readonly responses?: Record<string, unknown> }
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: object
}

/** The status that nearly every read may have instead of 200. */
const NOT_MODIFIED = '304'

const codesOf = ({ content = {} }: Problem): readonly string[] =>
  Object.keys(content['application/json']?.examples ?? {})

/** The name of an error response, made from its codes: `AccountNotFoundOrDealNotFound`. */
const nameOf = (status: string, response: Problem): string =>
  status === NOT_MODIFIED
    ? 'NotModified'
    : codesOf(response)
        .map((code) => code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
        .join('Or')

interface Named {
  readonly name: string
  readonly value: unknown
}

const keyOf = ({ name, value }: Named): string => `${name} ${JSON.stringify(value)}`

/** Values that are repeated in the document. Each is stored once, under a name, and referenced. */
class Components {
  readonly #names = new Map<string, string>()
  readonly all: Record<string, unknown> = {}

  constructor(
    readonly kind: 'responses' | 'headers',
    values: readonly Named[],
  ) {
    const uses = new Map<string, Named & { times: number }>()
    for (const { name, value } of values) {
      const key = keyOf({ name, value })
      uses.set(key, { name, value, times: (uses.get(key)?.times ?? 0) + 1 })
    }
    const repeated = [...uses].filter(([, { times }]) => times > 1).sort(([, a], [, b]) => b.times - a.times)
    // If two values have the same name, the more frequent one gets it.
    for (const [key, { name, value }] of repeated)
      if (!(name in this.all)) {
        this.all[name] = value
        this.#names.set(key, name)
      }
  }

  /** A reference to a stored value, or the value itself if it isn't stored. */
  referred(named: Named): unknown {
    const kept = this.#names.get(keyOf(named))
    return kept === undefined ? named.value : { $ref: `#/components/${this.kind}/${kept}` }
  }
}

const sorted = (members: object): object =>
  Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Moves the error responses and headers that many operations share to the components of the document. This makes it
 * less than half as long, because nearly every operation can return the same ten errors.
 */
export const withSharedComponents = <Given extends object>(document: Given): Given => {
  const { paths = {}, components = {} } = document as Document
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const answers = operations.flatMap(({ responses = {} }) => Object.values(responses) as Response[])
  const headers = new Components(
    'headers',
    answers.flatMap((response) => Object.entries(response.headers ?? {}).map(([name, value]) => ({ name, value }))),
  )
  for (const response of answers)
    for (const [name, value] of Object.entries(response.headers ?? {}))
      response.headers = { ...response.headers, [name]: headers.referred({ name, value }) }
  const alike = operations.flatMap(({ responses = {} }) =>
    Object.entries(responses as Record<string, Response>)
      .filter(([status, value]) => status === NOT_MODIFIED || codesOf(value).length > 0)
      .map(([status, value]) => ({ responses, status, name: nameOf(status, value), value })),
  )
  const shared = new Components('responses', alike)
  for (const { responses, status, ...response } of alike) responses[status] = shared.referred(response)
  return { ...document, components: { ...components, responses: sorted(shared.all), headers: sorted(headers.all) } }
}
