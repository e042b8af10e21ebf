import { afterEach, beforeEach, vi } from 'vitest'
import { fillFolder } from './filled-folder.js'
import { aDataFolder, type ServiceProcess, type StartOptions, startProcess } from './service-process.js'

/** For tests that start processes with an embedded database each. */
export const useEmbeddedService = () => {
  vi.setConfig({ testTimeout: 400_000 })

  let folder: ReturnType<typeof aDataFolder>
  const started: ServiceProcess[] = []

  beforeEach(() => {
    folder = aDataFolder()
  })
  afterEach(async () => {
    for (const { child, kill } of started.splice(0))
      if (child.exitCode === null && child.signalCode === null) await kill('SIGKILL')
    folder.remove()
  })

  const env = () => ({ DATA_DIR: folder.path })
  return {
    folder: () => folder.path,
    env,
    /** Fills the folder as the first start of a service does; until then it is empty. */
    fill: () => fillFolder(folder.path),
    /** Starts the service, which is stopped at the end of the test. */
    start: async (more: Readonly<Record<string, string>> = {}, options: StartOptions = {}): Promise<ServiceProcess> => {
      const service = await startProcess({ ...env(), ...more }, options)
      started.push(service)
      return service
    },
  }
}
