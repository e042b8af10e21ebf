import { defineConfig, type Plugin, runnerImport } from 'vite'

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

const ALIASES = {
  'dealbook-client': `${import.meta.dirname}/../client/src/index.ts`,
  // The rules of bridge, as the service has them: which calls are legal, which cards a hand holds.
  'dealbook-domain': `${import.meta.dirname}/../src/domain`,
  // How a file of boards is decoded and cut, as the command line does it.
  'dealbook-files': `${import.meta.dirname}/../src/infrastructure/board-files`,
}

/** `virtual:texts/fr`: the texts of the pages in one language, so that browsers load no other. */
const textsByLanguage: Plugin = {
  name: 'texts-by-language',
  resolveId: { filter: { id: /^virtual:texts\// }, handler: (source) => `\0${source}` },
  load: {
    filter: { id: /^\0virtual:texts\// },
    async handler(id) {
      const { module, dependencies } = await runnerImport<{ textsOf: (language: string) => object }>(
        `${import.meta.dirname}/src/texts/texts.ts`,
        { configFile: false, resolve: { alias: ALIASES } },
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export const texts = ${JSON.stringify(module.textsOf(id.slice(id.indexOf('/') + 1)))}`
    },
  },
}

/**
 * The pages; in the mode `students` the one that a class link opens, which loads nothing of the others: its script for
 * browsers, or with `--ssr` what the service renders it with.
 */
export default defineConfig(({ command, mode, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [withoutNode, textsByLanguage],
  resolve: {
    alias: ALIASES,
  },
  define: {
    SERVICE_URL: JSON.stringify(command === 'serve' ? '/service' : (service ?? '')),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } : {}),
  },
  // Bundles every dependency: none of them is installed with the service.
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
        ? {
            input: (isSsrBuild ? ['server.tsx'] : ['browser.tsx', 'ended.ts']).map(
              (file) => `${import.meta.dirname}/src/students/${file}`,
            ),
          }
        : {}),
      // Libraries mark modules for servers that render; there is none here.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
  // In development the service is reached through the address of the pages, so it need not allow their origin.
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
