import { readSettings, type Settings } from '../process/settings.js'

/** A command's action that needs the service's settings, which are read when it runs. */
export const withSettings =
  <Arguments extends unknown[]>(run: (settings: Settings, ...args: Arguments) => Promise<void>) =>
  (...args: Arguments): Promise<void> =>
    run(readSettings(process.env), ...args)
