import { defineConfig } from 'vite'

/** The service that the pages ask: their own when they are built for it, else the one that DEALBOOK_URL names. */
const service = process.env.DEALBOOK_URL

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  resolve: { alias: { 'dealbook-client': `${import.meta.dirname}/../client/src/index.ts` } },
  define: { SERVICE_URL: JSON.stringify(command === 'serve' ? '/service' : (service ?? '')) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Libraries mark modules for servers that render; there is none here.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
  // In development the service stands behind the address of the pages: it need not allow their origin.
  server: {
    port: 5173,
    proxy: {
      '/service': {
        target: service ?? 'http://127.0.0.1:3000',
        changeOrigin: true,
        rewrite: (path) => path.replace('/service', ''),
      },
    },
  },
}))
