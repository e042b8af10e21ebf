import fc from 'fast-check'

/** The same inputs in each run, so that a change is judged by what it changes; `SEED=random` draws new ones. */
const { SEED = '20261121' } = process.env
if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) })
