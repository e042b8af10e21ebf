import { defineConfig } from 'prisma/config'

// `prisma generate` needs no schema engine, but the command looks for its binary at start and would download one.
// Any executable satisfies it; scripts/schema-engine.ts uses the WebAssembly build of the engine instead.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } })
