import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { TICKS_PER_SECOND } from './processes.js'

const WATCHED_SECONDS = 2
/** The maximum load of a core by other processes. */
const MOST_BUSY = 0.1
/** How often the load is checked: data from before may still be written to the disk. */
const LOOKS = 5

interface Ticks {
  /** CPU time of all cores. */
  readonly all: number
  /** CPU time of this process and its descendants. */
  readonly own: number
}

const readTicks = (): Ticks => {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).map(Number) ?? []
  return { all: user + nice + system + irq + softirq + steal, own: ownTicks() }
}

interface ProcessTicks {
  readonly parent: number
  readonly ticks: number
}

const ticksOf = (pid: string): ProcessTicks | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in parentheses, may contain spaces, so the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const times = fields.slice(11, 15).map(Number)
    return { parent: Number(fields[1]), ticks: times.reduce((sum, time) => sum + time, 0) }
  } catch {
    return null
  }
}

const ownTicks = (): number => {
  const processes = new Map<number, ProcessTicks>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? ticksOf(name) : null
    if (found !== null) processes.set(Number(name), found)
  }
  const isOwn = (pid: number): boolean => {
    if (pid === process.pid) return true
    const parent = processes.get(pid)?.parent
    return parent !== undefined && parent > 1 && isOwn(parent)
  }
  let sum = 0
  for (const [pid, { ticks }] of processes) if (isOwn(pid)) sum += ticks
  return sum
}

/** The current load of other processes, in cores. */
const busyElsewhere = async (): Promise<number> => {
  const before = readTicks()
  await setTimeout(WATCHED_SECONDS * 1000)
  const after = readTicks()
  return Math.max(0, after.all - before.all - (after.own - before.own)) / TICKS_PER_SECOND / WATCHED_SECONDS
}

/** The load of other processes, in cores. @throws if it is too high for measuring */
export const requireQuiet = async (isForced: boolean): Promise<number> => {
  let busy = await busyElsewhere()
  for (let look = 1; look < LOOKS && busy > MOST_BUSY; look++) busy = await busyElsewhere()
  if (busy <= MOST_BUSY) return busy
  const what = `other processes use ${busy.toFixed(2)} of a core, where at most ${MOST_BUSY} may be used`
  if (!isForced) throw new Refusal(`Nothing is measured: ${what}.`)
  console.error(`Forced, though ${what}.`)
  return busy
}

/** The reason why nothing is measured. */
export class Refusal extends Error {}
