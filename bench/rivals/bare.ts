// The rival "bare": Fastify and pg as an experienced developer would use them for these routes alone, with the
// service's duties, in plain code. No layers, container, repositories or schemas.
import './bare-accounts.js'
import './bare-catalog.js'
import './bare-collections.js'
import './bare-deals.js'
import './bare-deletions.js'
import './bare-imports.js'
import './bare-searches.js'
import { app, pool } from './bare-duties.js'
import { stopWith } from './settings.js'

app.get('/health/ready', async () => {
  await pool.query('SELECT 1')
  return { status: 'ok' }
})

stopWith(() => app.close().then(() => pool.end()))

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
