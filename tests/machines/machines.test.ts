import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markdownTable } from '../../bench/tables.js'
import { writeBetween } from '../../bench/write-between.js'
import { type Deployment, openDeployment } from './deployment.js'
import { type Load, lostFrom, pauseAfter, type Run, type Sent, send, startLoad } from './load.js'

const ROUNDS = Number(process.env.MACHINE_ROUNDS ?? 1)

const HEADINGS = [
  'Case',
  'rounds',
  'requests',
  'failed',
  'shed',
  'acknowledged writes',
  'lost',
  'seconds without writes',
]
const rows: string[][] = []

/** The result of one round: what callers saw, which acknowledged writes were lost, and the longest time without one. */
interface Round {
  readonly run: Run
  readonly lost: readonly string[]
  readonly pause: number
}

/** Reports a case: sums, and the longest pause. */
const report = (what: string, rounds: readonly Round[]): void => {
  const sum = (count: (round: Round) => number) => rounds.reduce((total, round) => total + count(round), 0)
  const counts = [
    rounds.length,
    sum(({ run }) => run.sent.length),
    sum(({ run }) => run.failed.length),
    sum(({ run }) => run.shed),
    sum(({ run }) => run.acknowledgedAt.length),
    sum(({ lost }) => lost.length),
  ]
  const pause = Math.max(...rounds.map((round) => round.pause))
  rows.push([what, ...counts.map((count) => count.toLocaleString('en')), pause.toFixed(1)])
}

afterAll(() => {
  const table = markdownTable(HEADINGS, rows)
  process.stdout.write(`\n${table}\n\n`)
  if (process.env.MACHINE_REPORT === 'write') writeBetween('docs/reliability.md', 'several machines', table)
})

/** Runs work under load, which is always stopped, and compares the database with what was acknowledged. */
const underLoad = async (deployment: Deployment, work: (load: Load) => Promise<void>): Promise<Round> => {
  const load = startLoad(deployment.address)
  let from = 0
  try {
    await load.more(200)
    from = performance.now()
    await work(load)
    await load.more(200)
  } finally {
    await load.stop()
  }
  const run = await load.stop()
  return { run, lost: await lostFrom(deployment.primary().url, run), pause: pauseAfter(from, run) }
}

/** Runs a round as often as MACHINE_ROUNDS says. */
const inRounds = async (round: (n: number) => Promise<Round>): Promise<readonly Round[]> => {
  const rounds: Round[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(n))
  return rounds
}

/** Replaces docker: passes compose commands to this process. */
const dockerOf = async ({ folder, nginx, instance, start }: Deployment) => {
  const commands: string[] = []
  const obey = async (command: string): Promise<void> => {
    const [, name = ''] = /^compose up -d --no-deps --wait (\S+)$/.exec(command) ?? []
    if (/^compose exec -T nginx nginx .*-s reload$/.test(command)) nginx.reload()
    else if (name !== '') {
      expect(await instance(name).kill('SIGTERM')).toEqual({ code: 0, signal: null })
      await start(name)
    } else if (!['compose build', 'compose run --rm --no-deps migrate'].includes(command))
      throw new Error(`compose was asked for ${command}`)
    commands.push(command)
  }
  const server = createServer((request, response) => {
    const obeyed = text(request).then(obey)
    obeyed.then(
      () => response.end(),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const script = `fetch('http://127.0.0.1:${(server.address() as AddressInfo).port}', { method: 'POST', body: process.argv.slice(2).join(' ') })
    .then(async (answer) => { console.error(await answer.text()); process.exit(answer.ok ? 0 : 1) })`
  writeFileSync(join(bin, 'docker.cjs'), script)
  writeFileSync(join(bin, 'docker'), `#!/bin/sh\nexec '${process.execPath}' '${bin}/docker.cjs' "$@"\n`)
  chmodSync(join(bin, 'docker'), 0o755)
  return { bin, commands, close: () => server.close() }
}

/** The standby loses its connection to the primary, which is killed soon after; then the standby is promoted. */
const failOver = async (deployment: Deployment): Promise<Round> => {
  let from = 0
  const round = await underLoad(deployment, async (load) => {
    await deployment.standby().cutOff()
    // Reads continue; whether writes are acknowledged meanwhile depends on the kind of replication.
    await load.more(200)
    from = performance.now()
    deployment.primary().stopAtOnce()
    deployment.failOver()
    await load.moreWrites(50)
  })
  await deployment.addStandby()
  return { ...round, pause: pauseAfter(from, round.run) }
}

describe('three instances behind nginx, PgBouncer and a replicated database', () => {
  let deployment: Deployment
  const nameOf = (n: number): string => deployment.names[n % deployment.names.length] as string

  beforeAll(async () => {
    deployment = await openDeployment({ env: { DRAIN_DELAY: '1', RATE_LIMIT_PUBLIC: '100/600' } })
  })
  afterAll(() => deployment?.close())

  it('share one rate limit in Redis', async () => {
    const answers: Sent[] = []
    for (let n = 0; n < 150; n++) answers.push(await send(() => {}, deployment.address, 'GET', '/auction-systems'))
    const served = answers.filter(({ status }) => status === 200)
    expect(new Set(served.map(({ upstream }) => upstream)).size).toBe(3)
    expect(served).toHaveLength(100)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50)
  })

  it('are replaced by deploy/roll.sh without a failed request', async () => {
    const docker = await dockerOf(deployment)
    const rounds = await inRounds(() =>
      underLoad(deployment, async () => {
        const roll = spawn(join(deployment.folder, 'deploy/roll.sh'), {
          env: { ...process.env, PATH: `${docker.bin}:${process.env.PATH}` },
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        const [errors, [code]] = await Promise.all([text(roll.stderr), once(roll, 'close')])
        expect([code, errors.trim()]).toEqual([0, ''])
      }),
    )
    docker.close()
    report('replaced one by one by `deploy/roll.sh`', rounds)
    for (const name of deployment.names) expect(docker.commands).toContain(`compose up -d --no-deps --wait ${name}`)
    for (const { run, lost } of rounds) expect([run.failed.slice(0, 5), lost]).toEqual([[], []])
  })

  it('lose at most writes that nginx may not repeat, if one stops without notice', async () => {
    const rounds = await inRounds((n) =>
      underLoad(deployment, async (load) => {
        const name = nameOf(n)
        expect(await deployment.instance(name).kill('SIGTERM')).toEqual({ code: 0, signal: null })
        await load.more(100)
        await deployment.start(name)
      }),
    )
    report('one stopped, nginx told nothing', rounds)
    for (const { run, lost } of rounds) {
      expect(run.failed.filter(({ method }) => method === 'GET')).toEqual([])
      expect(lost).toEqual([])
    }
  })

  it('fail at most the requests on a killed instance', async () => {
    const others: Sent[] = []
    const rounds = await inRounds(async (n) => {
      const name = nameOf(n)
      let [from, to] = [0, 0]
      const round = await underLoad(deployment, async (load) => {
        from = performance.now()
        await deployment.instance(name).kill('SIGKILL')
        to = performance.now()
        await load.more(300)
        await deployment.start(name)
      })
      const wasOnIt = (sent: Sent): boolean =>
        sent.upstream.includes(deployment.upstream(name)) && sent.from < to && sent.to > from
      others.push(...round.run.failed.filter((failed) => !wasOnIt(failed)))
      return round
    })
    report('one killed by `kill -9`', rounds)
    expect(others).toEqual([])
    expect(rounds.flatMap(({ lost }) => lost)).toEqual([])
  })

  it('lose no acknowledged write when the primary is killed and its standby is promoted', async () => {
    const rounds = await inRounds(() => failOver(deployment))
    report('primary dead, its standby promoted', rounds)
    expect(rounds.flatMap(({ lost }) => lost)).toEqual([])
  })
})

describe('a standby for which no commit waits', () => {
  it('loses acknowledged writes, and the ledger detects it', async () => {
    const deployment = await openDeployment({ instances: 1, isSynchronous: false })
    try {
      const round = await failOver(deployment)
      report('the same without `synchronous_standby_names`', [round])
      expect(round.lost.length).toBeGreaterThan(0)
    } finally {
      await deployment.close()
    }
  })
})
