import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export interface Image {
  /** The working folder of the last stage. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
}

interface Stage {
  readonly root: string
  folder: string
  env: Record<string, string>
}

const instructionsOf = (dockerfile: string): readonly (readonly [name: string, rest: string])[] =>
  dockerfile
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^\s*(\w+)\s+(.*\S)\s*$/.exec(line) ?? []
      return name === undefined || rest === undefined ? [] : [[name, rest] as const]
    })

/** The variables that an ENV instruction sets; a value with spaces is in double quotes. */
const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(
    [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, name, quoted, plain]) => [name, quoted ?? plain]),
  )

/** The variables set in any stage of a Dockerfile. */
const environmentOf = (dockerfile: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...instructionsOf(readFileSync(dockerfile, 'utf8')).map(([name, rest]) =>
      name === 'ENV' ? variablesOf(rest) : {},
    ),
  )

/** The variables of a Dockerfile that limit the memory of Node and of the C library. */
export const memoryEnvironmentOf = (dockerfile: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(environmentOf(dockerfile)).filter(([name]) => /^(NODE_OPTIONS|MALLOC_)/.test(name)))

/**
 * Executes a Dockerfile in plain folders, with the Node of this process: it shows, without a container runtime, that
 * the file builds what is served. Supports only the instructions that ours contains.
 */
export const buildInFolders = (dockerfile: string, target: string): Image => {
  const stages = new Map<string, Stage>()
  let stage: Stage = { root: target, folder: target, env: {} }
  let command: readonly string[] = []
  let healthCheck: readonly string[] = []
  // Commands run without the environment of the tests.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...given } = process.env
  const path = `${resolve(process.execPath, '..')}:${process.env.PATH}`
  const base = { ...given, PATH: path }

  const copy = (words: readonly string[]): void => {
    const from = words[0]?.startsWith('--from=') ? stages.get(words[0].slice('--from='.length)) : undefined
    if (words[0]?.startsWith('--') && from === undefined) throw new Error(`there is no stage ${words[0]}`)
    const [destination = '', ...sources] = words.slice(from === undefined ? 0 : 1).reverse()
    for (const source of sources) {
      const path = from === undefined ? resolve(source) : join(from.root, source)
      const to = join(stage.folder, destination)
      const isInto = destination.endsWith('/') && statSync(path).isFile()
      cpSync(path, isInto ? join(to, basename(path)) : to, { recursive: true, verbatimSymlinks: true })
    }
  }
  const carryOut: Readonly<Record<string, (rest: string) => void>> = {
    FROM: (rest) => {
      const [, name = String(stages.size)] = /\sAS\s+(\S+)$/i.exec(rest) ?? []
      const root = join(target, name)
      mkdirSync(root, { recursive: true })
      stage = { root, folder: root, env: {} }
      stages.set(name, stage)
    },
    WORKDIR: (rest) => {
      stage.folder = join(stage.root, rest)
      mkdirSync(stage.folder, { recursive: true })
    },
    ENV: (rest) => {
      Object.assign(stage.env, variablesOf(rest))
    },
    COPY: (rest) => copy(rest.split(/\s+/)),
    RUN: (rest) => void execFileSync('bash', ['-ec', rest], { cwd: stage.folder, env: base, stdio: 'pipe' }),
    HEALTHCHECK: (rest) => {
      healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
    },
    CMD: (rest) => {
      command = JSON.parse(rest) as string[]
    },
    USER: () => {},
    EXPOSE: () => {},
  }
  for (const [name, rest] of instructionsOf(readFileSync(dockerfile, 'utf8'))) {
    const instruction = carryOut[name]
    if (instruction === undefined) throw new Error(`the instruction ${name} is not known here`)
    instruction(rest)
  }
  return { folder: stage.folder, env: { PATH: path, ...stage.env }, command, healthCheck }
}
