import type { Fault } from './fault.js'

/** Faults in settings, the life of the process and the command line. */
export const PROCESS_FAULTS: readonly Fault[] = [
  {
    fault: 'keys of the identity provider may be fetched over http from anywhere',
    file: 'src/process/settings.ts',
    text: '|| isLoopbackUrl(text)',
    replacement: "|| text.startsWith('http:')",
    suite: 'tests/process/read-settings.test.ts',
  },
  {
    fault: 'a short API key is good enough where there is a database',
    file: 'src/process/settings.ts',
    text: "const isServed = production || reader.has('DATABASE_URL')",
    replacement: 'const isServed = production',
    suite: 'tests/process/read-settings.test.ts',
  },
  {
    fault: 'a whole number may be written in any way that JavaScript knows',
    file: 'src/process/environment.ts',
    text: '/^\\d+$/.test(value) ? Number(value) : Number.NaN',
    replacement: 'Number(value)',
    suite: 'tests/process/read-settings.test.ts',
  },
  {
    fault: 'a colour that cannot be read on white is taken',
    file: 'src/process/site-settings.ts',
    text: 'if (contrast >= READABLE) return color',
    replacement: 'return color',
    suite: 'tests/process/site-settings.test.ts',
  },
  {
    fault: 'everyone on the machine may read the data folder',
    file: 'src/infrastructure/data-folder/private-folder.ts',
    text: 'file: 0o600',
    replacement: 'file: 0o644',
    suite: 'tests/infrastructure/data-folder/data-folder.test.ts',
    named: 'is made private if it was not',
  },
  {
    fault: 'an import with rejected boards ends as a success',
    file: 'src/cli/import-report.ts',
    text: 'return this.totals.rejected > 0 ? 2 : 0',
    replacement: 'return 0',
    suite: 'tests/cli/import-report.test.ts',
  },
  {
    fault: 'a piece of an import that was sent before is forgotten when it is refused now',
    file: 'src/cli/import-file.ts',
    text: 'if (sent === undefined && isRefusal(error))',
    replacement: 'if (isRefusal(error))',
    suite: 'tests/cli/import-file.test.ts',
    named: 'remembers a piece whose response',
  },
  {
    fault: 'the key in the data folder is shown to any service',
    file: 'src/cli/service-client.ts',
    text: '(remote.url === undefined ? localApiKey(settings.dataDir) : null)',
    replacement: 'localApiKey(settings.dataDir)',
    suite: 'tests/cli/service-client.test.ts',
  },
  {
    fault: 'the command line gives up where the service is busy for a moment',
    file: 'src/cli/service-client.ts',
    text: 'status === 503 || status === 429',
    replacement: 'status === 429',
    suite: 'tests/cli/service-client.test.ts',
  },
  {
    fault: 'a piece is sent again although the service may have forgotten its key',
    file: 'src/cli/import-file.ts',
    text: '> KEY_HOURS * 3_600_000',
    replacement: '> Number.POSITIVE_INFINITY',
    suite: 'tests/cli/import-file.test.ts',
    named: 'long ago',
  },
]
