import { defineConfig, type Plugin } from 'vite'

/** The service that the pages ask: their own when they are built for it, else the one that DEALBOOK_URL names. */
const service = process.env.DEALBOOK_URL

/** Vite only warns of a module of Node, and the page fails when it is used. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId(source, importer, { ssr }) {
    if (ssr !== true && source.startsWith('node:')) this.error(`browsers have no ${source} (imported by ${importer})`)
  },
}

/**
 * The pages; in the mode `students` the one that a class link opens, which loads nothing of the others: its script for
 * browsers, or with `--ssr` what the service renders it with.
 */
export default defineConfig(({ command, mode, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [withoutNode],
  resolve: {
    alias: {
      'dealbook-client': `${import.meta.dirname}/../client/src/index.ts`,
      // The rules of bridge, as the service has them: which calls are legal, which cards a hand holds.
      'dealbook-domain': `${import.meta.dirname}/../src/domain`,
      // How a file of boards is decoded and cut, as the command line does it.
      'dealbook-files': `${import.meta.dirname}/../src/infrastructure/bridge`,
    },
  },
  define: {
    SERVICE_URL: JSON.stringify(command === 'serve' ? '/service' : (service ?? '')),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } : {}),
  },
  // The service has none of what the pages are made of.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web',
    emptyOutDir: mode !== 'students',
    copyPublicDir: mode !== 'students',
    ...(mode === 'students' && !isSsrBuild ? { manifest: 'students.json' } : {}),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(mode === 'students'
        ? { input: `${import.meta.dirname}/src/students/${isSsrBuild ? 'server' : 'browser'}.tsx` }
        : {}),
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
