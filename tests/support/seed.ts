import fc from 'fast-check'

/** The same inputs in each run, so that results only differ because of a change; `SEED=random` draws new ones. */
const { SEED = '20261121' } = process.env
if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) })
