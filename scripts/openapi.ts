import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { createContainer, servicesOf } from '../src/container/container.js'
import { inMemoryAdapters } from '../src/container/ports.js'
import { buildApp } from '../src/http/app.js'
import { NO_RATE_LIMITS } from '../src/http/plugins/caller/rate-limits.js'
import { InMemoryDatabase } from '../src/infrastructure/in-memory/in-memory-database.js'

const DOCUMENT = 'client/openapi.json'
const TYPES = 'client/src/schema.d.ts'

/** The document that the service serves at /openapi.json. */
const readDocument = async (): Promise<object> => {
  const nobody = { verify: async () => null, isReady: () => true }
  const container = createContainer({
    store: inMemoryAdapters(new InMemoryDatabase()),
    verifier: nobody as never,
    apiKeys: [],
    checks: { checkDatabase: async () => {}, hasKeys: () => true, isDraining: () => false, isReadOnly: () => false },
  })
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const app = await buildApp(servicesOf(container), {
    logger: null,
    trustProxy: false,
    version,
    translateError: (error) => error,
    rateLimits: NO_RATE_LIMITS,
  })
  const document = (await app.inject('/openapi.json')).json()
  await app.close()
  return document
}

const { factory } = ts
const typeNamed = (name: string) => factory.createTypeReferenceNode(name)

/** A request body that is a file may also be given as bytes. */
const FILE = factory.createUnionTypeNode(['string', 'Uint8Array', 'Blob'].map(typeNamed))
const isSentFile = (path = ''): boolean => /\/requestBody\/(?!.*json)/.test(path)

/** The content of each generated file of the client. */
const generate = async (): Promise<Readonly<Record<string, string>>> => {
  const document = await readDocument()
  const types = astToString(
    await openapiTS(document as never, {
      alphabetize: true,
      defaultNonNullable: false,
      transform: (_schema, { path }) => (isSentFile(path) ? FILE : undefined),
    }),
  )
  return {
    [DOCUMENT]: `${JSON.stringify(document, null, 2)}\n`,
    [TYPES]: `// Made from client/openapi.json by \`npm run client\`; not to be changed by hand.\n${types}`,
  }
}

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const program = new Command('openapi')

program
  .command('write')
  .description("write the OpenAPI document and the client's types")
  .action(async () => {
    for (const [file, text] of Object.entries(await generate())) writeFileSync(file, text)
  })

program
  .command('check')
  .description('fail when the client is not what the service describes')
  .action(async () => {
    const stale = Object.entries(await generate()).filter(([file, text]) => readIfThere(file) !== text)
    for (const [file] of stale) console.error(`${file} is stale: run npm run client.`)
    process.exitCode = stale.length > 0 ? 1 : 0
  })

await program.parseAsync()
