import type { Environment } from '../../process/environment.js'
import { readSettings, type Settings, SettingsError, settingNames } from '../../process/settings.js'
import { type Finding, ok, problem, warning } from './finding.js'

/** The prefixes that several settings share, such as `DATABASE_`. */
const familiesOf = (names: ReadonlySet<string>): ReadonlySet<string> => {
  const beginnings = [...names].map((name) => name.slice(0, name.indexOf('_') + 1)).filter((each) => each !== '')
  return new Set(beginnings.filter((each, index) => beginnings.indexOf(each) !== index))
}

/** The variables that look like settings but aren't. */
const unknownNames = (env: Environment): readonly string[] => {
  const known = settingNames()
  const families = familiesOf(known)
  return Object.keys(env).filter((name) => !known.has(name) && families.has(name.slice(0, name.indexOf('_') + 1)))
}

const adviceOn = ({ production, databaseUrl, identityProvider, oidcClientId }: Settings): readonly Finding[] => [
  ...(!production && databaseUrl !== null && identityProvider !== null
    ? [
        warning(
          'NODE_ENV is not production, although a database and an identity provider are set.',
          'Set NODE_ENV=production, so that a setting that gets lost stops the service instead of opening it to everybody.',
        ),
      ]
    : []),
  ...(identityProvider !== null && oidcClientId === null
    ? [
        warning(
          'OIDC_CLIENT_ID is not set, so people can only sign in to the pages by pasting a token.',
          'Register the pages as a public client at the identity provider, and set OIDC_CLIENT_ID to its id.',
        ),
      ]
    : []),
]

/** The settings, if they are valid, and the findings about them. */
export const examineSettings = (
  env: Environment,
): { readonly settings: Settings | null; readonly findings: readonly Finding[] } => {
  const unknown = unknownNames(env).map((name) =>
    warning(`${name} is not a setting.`, 'Correct its name, or remove it; docs/settings.md lists all of them.'),
  )
  try {
    const settings = readSettings(env)
    return { settings, findings: [ok('All settings are valid.'), ...adviceOn(settings), ...unknown] }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const invalid = error.problems.map((line) =>
      problem(`${line}.`, 'Correct it and run this again; docs/settings.md says what each setting accepts.'),
    )
    return { settings: null, findings: [...invalid, ...unknown] }
  }
}
