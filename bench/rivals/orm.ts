// The rival "orm", as most developers would write it: Fastify with its standard plugins, Prisma with `include`, a
// signature check on each request, and logging.
import './orm-accounts.js'
import './orm-catalog.js'
import './orm-searches.js'
import { app, prisma } from './orm-duties.js'
import { stopWith } from './settings.js'

app.get('/health/ready', async () => {
  await prisma.$queryRaw`SELECT 1`
  return { status: 'ok' }
})

stopWith(() => app.close().then(() => prisma.$disconnect()))

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
