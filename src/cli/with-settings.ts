import { readSettings, type Settings } from '../process/settings.js'

/** Wraps a command's action so that it gets the service's settings, which are read when it runs. */
export const withSettings =
  <Arguments extends unknown[]>(run: (settings: Settings, ...args: Arguments) => Promise<void>) =>
  (...args: Arguments): Promise<void> =>
    run(readSettings(process.env), ...args)
