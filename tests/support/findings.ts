import type { Finding } from '../../src/cli/doctor/finding.js'

/** The problems and their remedies as one text; empty if there are none. */
export const complaints = (findings: readonly Finding[]): string =>
  findings
    .filter(({ state }) => state !== 'ok')
    .map(({ state, message, remedy }) => `${state}: ${message} ${remedy}`)
    .join('\n')
