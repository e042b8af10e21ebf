import type { Fault } from './fault.js'

const JOSE = 'src/infrastructure/jose'
const ADAPTERS = 'src/infrastructure'

/** Faults in the adapters outside their SQL statements. */
export const ADAPTER_FAULTS: readonly Fault[] = [
  {
    fault: 'a comment with a brace in it ends a comment of the PBN file',
    file: 'src/infrastructure/board-files/pbn/pbn-writer.ts',
    text: "text.includes('}')",
    replacement: "text.includes('{{')",
    suite: 'tests/infrastructure/board-files/board-writers.test.ts',
  },
  {
    fault: 'an unfinished auction looks finished in the PBN file',
    file: 'src/infrastructure/board-files/pbn/pbn-writer.ts',
    text: "  if (isOpen) words.push('*')\n",
    replacement: '',
    suite: 'tests/infrastructure/board-files/board-writers.test.ts',
  },
  {
    fault: 'a bar in a text ends a value of the LIN file',
    file: 'src/infrastructure/board-files/lin/lin-writer.ts',
    text: "text.replace(/\\|/g, '¦')",
    replacement: 'text',
    suite: 'tests/infrastructure/board-files/board-writers.test.ts',
  },
  {
    fault: 'tokens of any issuer are accepted',
    file: `${JOSE}/jose-access-token-verifier.ts`,
    text: '      issuer: this.rules.issuer,\n',
    replacement: '',
    suite: 'tests/infrastructure/jose/token-attacks.test.ts',
  },
  {
    fault: 'a token that is verified while its key leaves is remembered',
    file: `${JOSE}/jose-access-token-verifier.ts`,
    text: 'if (timesForgotten === this.timesForgotten)',
    replacement: 'if (timesForgotten <= this.timesForgotten)',
    suite: 'tests/infrastructure/jose/key-set.test.ts',
    named: 'was being verified when it was removed',
  },
  {
    fault: 'each unknown key id fetches the keys',
    file: `${JOSE}/key-set.ts`,
    text: 'performance.now() - this.lastAttempt >= COOLDOWN',
    replacement: 'this.lastAttempt > 0',
    suite: 'tests/infrastructure/jose/key-set.test.ts',
    named: 'flood',
  },
  {
    fault: 'the identity provider can send the service elsewhere for its keys',
    file: `${JOSE}/remote-key-source.ts`,
    text: "redirect: 'error'",
    replacement: "redirect: 'follow'",
    suite: 'tests/infrastructure/jose/key-set.test.ts',
    named: 'a misbehaving provider',
  },
  {
    fault: 'what runs on after a transaction still writes in it',
    file: `${ADAPTERS}/transactions/enclosing-unit-of-work.ts`,
    text: '        enclosure.hasEnded = true\n',
    replacement: '',
    suite: 'tests/contract/in-memory.test.ts',
    named: 'keeps work that outlives its transaction out of it',
  },
  {
    fault: 'effects of a transaction that failed take place',
    file: `${ADAPTERS}/transactions/enclosing-unit-of-work.ts`,
    text: 'else enclosing.afterCommit.push(effect)',
    replacement: 'else effect()',
    suite: 'tests/contract/in-memory.test.ts',
    named: 'runs effects after the commit, and not after a rollback',
  },
  {
    fault: 'an account that a use-case has changed stays as it was for its caller',
    file: `${ADAPTERS}/callers/snapshot-caller-accounts.ts`,
    text: 'if (this.snapshots.has(account.id)) this.snapshots.set(account.id, account, { noUpdateTTL: true })',
    replacement: '',
    suite: 'tests/infrastructure/callers/snapshot-caller-accounts.test.ts',
    named: 'as it was written',
  },
  {
    fault: 'pictures may come from the internal network',
    file: 'src/infrastructure/outgoing-http/public-addresses.ts',
    text: "parsed.range() === 'unicast' && ",
    replacement: '',
    suite: 'tests/infrastructure/outgoing-http/public-addresses.test.ts',
  },
  {
    fault: 'a picture that could not be had is not asked for again for as long as one that was',
    file: 'src/infrastructure/outgoing-http/web-pictures.ts',
    text: 'if (picture === null) kept.ttl = FAILURE_AGE_MS',
    replacement: '',
    suite: 'tests/infrastructure/outgoing-http/web-pictures.test.ts',
    named: 'are cached for five minutes',
  },
  {
    fault: 'a transaction in memory that fails leaves its effects',
    file: 'src/infrastructure/in-memory/in-memory-database.ts',
    text: '      const result = await work(copy)\n      this.tables = copy.tables\n',
    replacement: '      this.tables = copy.tables\n      const result = await work(copy)\n',
    suite: 'tests/contract/in-memory.test.ts',
    named: 'rolls back every effect of work that throws',
  },
]
