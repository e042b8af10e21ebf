import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string): string => readFileSync(file, 'utf8')

interface Step {
  readonly uses?: string
  readonly run?: string
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly container?: string }>>
}

const workflows = readdirSync('.github/workflows').map(
  (file) => [file, parse(read(join('.github/workflows', file))) as Workflow] as const,
)
const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps)
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

describe('the workflows', () => {
  it('run the same checks for contributors as we do', () => {
    const ci = workflows.find(([file]) => file === 'ci.yml')?.[1] as Workflow
    expect(stepsOf(ci).at(-1)).toEqual({ run: '.ci/run' })
    expect(ci.permissions).toEqual({ contents: 'read' })
  })

  it.each(workflows)('%s has read-only permissions by default, and pins actions to commits', (_, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/)
  })

  it('only run existing scripts', () => {
    const commands = workflows.flatMap(([, workflow]) => stepsOf(workflow).flatMap(({ run }) => run ?? []))
    const named = commands.flatMap((command) => [...command.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name))
    expect(named).toEqual(['release'])
    for (const name of named) expect(scripts).toHaveProperty([name])
  })
})

describe('the templates', () => {
  it.each(['bug.yml', 'feature.yml'])('%s is a form with an id for each field', (file) => {
    const form = parse(read(join('.github/ISSUE_TEMPLATE', file)))
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const ids = form.body.map(({ id }: { readonly id: string }) => id)
    expect(new Set(ids).size).toBe(form.body.length)
  })
})

describe('updates', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly { readonly 'package-ecosystem': string; readonly directory: string }[]
  }

  it('are checked wherever versions are pinned', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual([
      'npm',
      'docker',
      'docker-compose',
      'github-actions',
    ])
    for (const file of ['package-lock.json', 'Dockerfile', 'compose.yaml', 'compose.small.yaml'])
      expect(existsSync(file)).toBe(true)
  })

  it('start from exact versions', () => {
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base)
    expect(new Set(bases).size).toBe(1)
    expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/)
    const images = [...read('compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image)
    expect(images.length).toBeGreaterThan(2)
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?$/)
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.-]+)?$/)
  })

  it('of Node apply to the image and the workflow alike', () => {
    const [, version] = /^FROM node:([\d.]+)/m.exec(read('Dockerfile')) ?? []
    const ci = workflows.find(([file]) => file === 'ci.yml')?.[1]
    expect(Object.values(ci?.jobs ?? {}).map(({ container }) => container)).toEqual([`node:${version}-bookworm`])
  })
})
