import { readFileSync } from 'node:fs'
import core from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'

const FILE = 'client/openapi.json'

/**
 * Lints the OpenAPI document with Spectral's recommended rules, and fails on any finding, including warnings. The rule
 * that only accepts OAuth scopes is off: since OpenAPI 3.1, API keys can have scopes too, and Redocly checks that each
 * scheme is defined.
 */
const spectral = new core.Spectral()
spectral.setRuleset({
  extends: [[rulesets.oas as never, 'recommended']],
  rules: { 'oas3-operation-security-defined': 'off' },
})
const findings = await spectral.run(new core.Document(readFileSync(FILE, 'utf8'), parsers.Json, FILE))
for (const { path, code, message } of findings) console.error(`${path.join('/')}: ${code}: ${message}`)
process.exitCode = findings.length > 0 ? 1 : 0
